import type { Page } from '@playwright/test';
import type { RegistryPage, RemoteRelease } from '@silverjobs/federation';
import { duplicatedSingletons } from '../federation/support/duplicated-singletons.ts';
import type { AccountName } from '../support/accounts.ts';
import { pagesOfEachKind } from '../support/every-page.ts';
import { needHostScripts } from '../support/hydrated.ts';
import { leavePage } from '../support/leave-page.ts';
import { addressOfRecord, isAtRecord } from '../support/record-address.ts';
import { openVisitor, until, untilQuiet, type Visitor, type VisitorOptions } from './visitor.ts';

/** What to open. */
export interface VisitOptions extends VisitorOptions {
  remotes: RemoteRelease[];
  /** Every page, and not of each remote one of each kind. */
  all: boolean;
}

interface Visit {
  remote: RemoteRelease;
  page: RegistryPage;
}

/** Who may open pages of a kind. */
const visitorOf: Record<RegistryPage['access']['kind'], AccountName | null> = {
  public: null,
  guest: null,
  'signed-in': 'paid',
  candidate: 'paid',
  feature: 'paid',
  client: 'companyEmployer',
  session: 'paid',
  operator: 'operator',
};

const LANES = 3;
const PAGE_TIMEOUT_MS = 20_000;
/** Pages of a record are opened with number 1, which may be none, or somebody else's. */
const RECORD_NOT_FOUND = /status (of|code) 40[04]/;

/**
 * Opens pages of remotes as somebody who may: each in a document of its own, with the files
 * that earlier ones left in the browser's cache.
 * @returns what went wrong, by remote
 */
export async function visitPages(options: VisitOptions): Promise<Map<string, string[]>> {
  const waiting: Visit[] = options.remotes.flatMap((remote) =>
    chosenPages(remote, options.all).map((page) => ({ remote, page })),
  );
  const problems = new Map<string, string[]>(options.remotes.map(({ name }) => [name, []]));
  const lane = async (): Promise<void> => {
    const visitors = new Map<AccountName | null, Visitor>();
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const who = visitorOf[visit.page.access.kind];
      const visitor = visitors.get(who) ?? (await openVisitor(options, who));
      visitors.set(who, visitor);
      problems.get(visit.remote.name)?.push(...(await visitPage(visitor, options.url, visit)));
    }
    for (const { page } of visitors.values()) await page.context().close();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return problems;
}

/** The pages of a remote that are opened. */
export function chosenPages(remote: RemoteRelease, all: boolean): RegistryPage[] {
  const chosen = pagesOfEachKind(remote, all).map(({ path }) => path);
  return remote.pages.filter(({ path }) => chosen.includes(path));
}

async function visitPage(visitor: Visitor, url: string, { remote, page }: Visit) {
  const { path } = page;
  const seen = visitor.watch.unexpected().length;
  const address = addressOfRecord(path);
  visitor.underWay.clear();
  const shown = await openPage(visitor, url + address, remote.container, page);
  const leadsTo = new URL(visitor.page.url()).pathname;
  const duplicated = await duplicatedSingletons(visitor.page);
  // What the page still waits for would otherwise be logged while the next one is open.
  await leavePage(visitor.page, url);
  const logged = visitor.watch
    .unexpected()
    .slice(seen)
    .filter((text) => !(path.includes(':') && RECORD_NOT_FOUND.test(text)))
    .map((text) => `logs ${text.split('\n')[0]}`);
  return [
    ...shown,
    ...(isAtRecord(path, leadsTo) ? [] : [`leads to ${leadsTo}`]),
    ...duplicated,
    ...logged,
  ].map((problem) => `${path} ${problem}`);
}

/** Opens a page and waits until it is rendered; gives what is wrong with it. */
async function openPage(
  visitor: Visitor,
  address: string,
  container: string,
  { publicDocument }: RegistryPage,
): Promise<string[]> {
  const { page } = visitor;
  try {
    await page.goto(address, { waitUntil: 'commit', timeout: PAGE_TIMEOUT_MS });
    if (publicDocument) {
      await page.waitForLoadState('domcontentloaded', { timeout: PAGE_TIMEOUT_MS });
      await needHostScripts(page);
    }
    await until('is not shown: no heading', PAGE_TIMEOUT_MS, async () => {
      const { number, loaded, alive, heading } = await lookAt(page, container);
      return number !== undefined || (loaded && alive && heading);
    });
    await untilQuiet(visitor, PAGE_TIMEOUT_MS);
    const { number } = await lookAt(page, container);
    return number ? [`shows the failure ${number}`] : [];
  } catch (error) {
    return [String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''];
  }
}

function lookAt(page: Page, container: string) {
  return page.evaluate((name) => {
    const parts = [...document.querySelectorAll('main, [role=alert]')];
    const text = parts.map(({ textContent }) => textContent).join(' ');
    return {
      number: /Fehlernummer ([A-Z]+-\d+)/.exec(text)?.[1],
      loaded: name in globalThis,
      // A page that the server has rendered has its heading before React is there to ask for more.
      alive: Object.keys(document.getElementById('root') ?? {}).some((key) =>
        key.startsWith('__reactContainer'),
      ),
      // While the host starts, the heading is the product's name.
      heading: !['', 'silverjobs'].includes(
        document.querySelector('main h1')?.textContent?.trim() ?? '',
      ),
    };
  }, container);
}
