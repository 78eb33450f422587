import type { CDPSession, Page, Request, Route } from '@playwright/test';
import type { OpenPage } from '../../support/every-page.ts';
import { expect, test } from '../../support/test.ts';
import { HOST_PAGE, installVisits, type VisitedWindow } from './in-page-visits.ts';

/** Times that a page may wait for the server one after the other: entry, code, calls, and one more. */
const MAX_ROUND_TRIPS = 4;
/** A page may work so many times as long as the one in the middle of all. */
const MAX_TIMES_MEDIAN = 8;
/** Longest that a page may take, in milliseconds, on whatever machine. */
const LIMIT_MS = 60_000;

/** What going to a page costs, in figures that do not depend on how busy the machine is. */
export interface VisitCost {
  path: string;
  /** How often the page waits for the server before it is there: what it asks for at once is one time. */
  roundTrips: number;
  /** Time that the page's thread has worked, in milliseconds; waiting for a processor does not count. */
  work: number;
}

/** A tab in which the cost of pages is measured. */
interface MeasuredTab {
  page: Page;
  tools: CDPSession;
  gate: Gate;
}

/** Holds the requests of pages back until they are let go together. */
interface Gate {
  hold(): void;
  /** Number of requests that wait. */
  waiting(): number;
  /** Lets all that wait go on, and waits for their answers. */
  release(): Promise<void>;
  open(): Promise<void>;
}

/**
 * Goes to pages from a page of the host, in one document.
 * @param url of the document, which must know of the pages
 * @param pages of who is signed in
 */
export async function measureVisits(
  page: Page,
  url: string,
  pages: OpenPage[],
): Promise<VisitCost[]> {
  const tab = await openToMeasure(page, url);
  const costs: VisitCost[] = [];
  for (const { path, address } of pages) {
    await test.step(path, async () => {
      costs.push({ path, ...(await measureVisit(tab, address)) });
    });
  }
  return costs;
}

/** Fails for pages that are slow beside the others: in turns with the server, or in work. */
export function expectQuick(costs: readonly VisitCost[]): void {
  const work = costs.map((cost) => cost.work).sort((one, other) => one - other);
  const limit = MAX_TIMES_MEDIAN * (work[Math.floor(work.length / 2)] ?? 0);
  const slow = costs.filter((cost) => cost.roundTrips > MAX_ROUND_TRIPS || cost.work > limit);
  expect(slow, `at most ${MAX_ROUND_TRIPS} round trips and ${limit} ms of work`).toEqual([]);
}

async function openToMeasure(page: Page, url: string): Promise<MeasuredTab> {
  await page.goto(url);
  await page.evaluate(installVisits);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, tools, gate: await createGate(page) };
}

/** Goes from a page of the host to another page, and says what that costs. */
async function measureVisit(tab: MeasuredTab, address: string): Promise<Omit<VisitCost, 'path'>> {
  const { page, gate } = tab;
  await goTo(page, HOST_PAGE);
  while (!(await isThere(page))) await atRest(page);
  await atRest(page);
  const before = await workOf(tab);
  gate.hold();
  await goTo(page, address);
  let roundTrips = 0;
  for (const end = Date.now() + LIMIT_MS; !(await isThereAtRest(page, gate)); ) {
    if (Date.now() > end) throw new Error(`${address} does not show.`);
    if (gate.waiting() === 0) continue;
    roundTrips += 1;
    await gate.release();
  }
  const work = Math.round((await workOf(tab)) - before);
  await gate.open();
  return { roundTrips, work };
}

/**
 * A page that is there needs no more of what it has asked for. What is on its way within the browser, such as an answer
 * that is not read yet, gets two frames and an idle moment.
 */
async function isThereAtRest(page: Page, gate: Gate): Promise<boolean> {
  await atRest(page);
  const before = gate.waiting();
  if (await isThere(page)) return true;
  await atRest(page);
  return gate.waiting() === before && (await isThere(page));
}

const goTo = (page: Page, address: string) =>
  page.evaluate((to) => (window as unknown as VisitedWindow).visits.begin(to), address);

const isThere = (page: Page) =>
  page.evaluate(() => (window as unknown as VisitedWindow).visits.isThere());

const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  );

async function workOf({ tools }: MeasuredTab): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Files of remotes and calls; what the host fetches once it is idle, and the stream of news, are no page's. */
const OF_PAGES = /^\/(?:releases\/(?!host\/)|api\/(?!events)|operator\/)/;

async function createGate(page: Page): Promise<Gate> {
  let isHeld = false;
  let held: Route[] = [];
  await page.route(
    ({ pathname }) => OF_PAGES.test(pathname),
    (route) => {
      if (!isHeld) return route.continue();
      held.push(route);
    },
  );
  const release = async (): Promise<void> => {
    const all = held;
    held = [];
    const answers = all.map((route) => finished(route.request()));
    await Promise.all(all.map((route) => route.continue().catch(() => {})));
    await Promise.all(answers);
  };
  return {
    hold: () => {
      isHeld = true;
    },
    waiting: () => held.length,
    release,
    open: async () => {
      isHeld = false;
      await release();
    },
  };
}

/** Until a request has its whole answer, or none: a page that is left gives its calls up. */
async function finished(request: Request): Promise<void> {
  const response = await request.response().catch(() => null);
  await response?.finished().catch(() => {});
}
