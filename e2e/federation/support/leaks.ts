import type { CDPSession, Page } from '@playwright/test';
import { everything } from '../../support/everything.ts';
import { expect } from '../../support/test.ts';
import { HOST_PAGE, installVisits, type VisitedWindow } from './in-page-visits.ts';
import type { PublishedRemote } from './registry.ts';

/** Visits of each page before the first look, when all caches have filled, and after it; thirty in `npm run test:full`. */
const rounds = everything ? { before: 10, after: 20 } : { before: 5, after: 10 };

/** What a tab holds when garbage is collected. */
type Holdings = Record<'nodes' | 'listeners' | 'sheets' | 'timers' | 'kilobytes', number>;

/**
 * How much more there may be at the next look: less than one of every second visit, and of the heap what
 * the browser compiles of the pages meanwhile. What stays of each visit is more.
 */
const limits: Holdings = {
  nodes: rounds.after / 2,
  listeners: rounds.after / 2,
  sheets: rounds.after / 2,
  timers: rounds.after / 2,
  kilobytes: 1_000,
};

/** A tab in which pages are visited. */
interface VisitedTab {
  page: Page;
  tools: CDPSession;
}

/** Opens a document in which pages can be visited: one of theirs, because others may not know of them. */
export async function openForVisits(page: Page, url: string): Promise<VisitedTab> {
  await page.goto(url);
  await page.evaluate(countTimers);
  await page.evaluate(installVisits);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  return { page, tools };
}

/**
 * Opens pages of a remote one after the other and leaves them, again and again in one document, and fails when
 * something stays behind of their visits.
 * @param addresses of the pages, for who is signed in
 */
export async function expectNothingStays(
  tab: VisitedTab,
  { container }: PublishedRemote,
  addresses: readonly string[],
): Promise<void> {
  await visit(tab, addresses, rounds.before);
  // Else a page that says that there is none would have been visited in their place.
  const loaded = await tab.page.evaluate(
    (start) => Object.keys(window).some((key) => key.startsWith(start)),
    // Without the release, which RELEASE replaces.
    container.replace(/[^_]*$/, ''),
  );
  expect(loaded, `${addresses} are pages of ${container}`).toBe(true);
  const before = await look(tab);
  const grown = await growth(tab, addresses, before);
  if (grown.length === 0) return;
  // A tree that React keeps as the one before, whenever it came, has many nodes but is one: a leak grows again.
  const between = await look(tab);
  const again = await growth(tab, addresses, between);
  const leaks = grown.filter((kind) => again.includes(kind));
  expect(leaks, `${addresses}\n${JSON.stringify([before, between, await look(tab)])}`).toEqual([]);
}

/** Visits pages once more and names what there is more of than before, as soon as that is nothing, else after seconds. */
async function growth(
  tab: VisitedTab,
  addresses: readonly string[],
  before: Holdings,
): Promise<(keyof Holdings)[]> {
  await visit(tab, addresses, rounds.after);
  const kinds = Object.keys(limits) as (keyof Holdings)[];
  // What is on its way yet, such as an answer that nobody waits for, is let go of within seconds; a leak is not.
  for (const end = performance.now() + 5_000; ; ) {
    const now = await look(tab);
    const grown = kinds.filter((kind) => now[kind] - before[kind] >= limits[kind]);
    if (grown.length === 0 || performance.now() > end) return grown;
  }
}

/**
 * Counts the timers that go on: intervals, timeouts that a timeout has set, and those of a minute or more. Others end
 * by themselves within seconds, whoever has left.
 */
function countTimers(): void {
  // The browser's own tools keep every object that is logged, such as a request that found nothing.
  const { error } = console;
  console.error = (...all: unknown[]) => error(...all.map(String));
  const waiting = new Set<number>();
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  let isInTimeout = false;
  const stop = (clear: (id: number) => void) => (id: number) => {
    waiting.delete(id);
    clear(id);
  };
  Object.assign(window, {
    waitingTimers: () => waiting.size,
    setTimeout: (work: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]) => {
      const id = setTimeout(() => {
        waiting.delete(id);
        isInTimeout = true;
        try {
          work(...rest);
        } finally {
          isInTimeout = false;
        }
      }, ms);
      if (isInTimeout || ms >= 60_000) waiting.add(id);
      return id;
    },
    setInterval: (work: (...rest: unknown[]) => void, ms?: number, ...rest: unknown[]) => {
      const id = setInterval(work, ms, ...rest);
      waiting.add(id);
      return id;
    },
    clearTimeout: stop(clearTimeout),
    clearInterval: stop(clearInterval),
  });
}

/** Goes from page to page in the document itself, each as soon as the one before is there with its content. */
async function visit(
  { page }: VisitedTab,
  addresses: readonly string[],
  times: number,
): Promise<void> {
  await page.evaluate(
    async ([all, count]) => {
      const frame = () => new Promise((go) => requestAnimationFrame(go));
      const { visits } = window as unknown as VisitedWindow;
      const goTo = async (address: string) => {
        visits.begin(address);
        for (const end = performance.now() + 20_000; !visits.isThere(); await frame()) {
          if (performance.now() > end) throw new Error(`${address} does not show.`);
        }
        // What a page does when it is there, it does within a frame.
        await frame();
      };
      for (let round = 0; round < count; round += 1) for (const address of all) await goTo(address);
    },
    [[...addresses, HOST_PAGE], times] as const,
  );
}

async function look({ page, tools }: VisitedTab): Promise<Holdings> {
  // What was let go of in a frame is garbage in the next one.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await tools.send('HeapProfiler.collectGarbage');
  await tools.send('HeapProfiler.collectGarbage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const own = await page.evaluate(() => ({
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    timers: (window as unknown as { waitingTimers: () => number }).waitingTimers(),
  }));
  return {
    ...own,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    kilobytes: Math.round(metric('JSHeapUsedSize') / 1_000),
  };
}
