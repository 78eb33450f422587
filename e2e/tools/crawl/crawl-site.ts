import { type CrawledPage, readPage, unescapeHtml } from './read-page.ts';

/** Everything that a crawl has found. */
export interface Crawl {
  /** By path and query. */
  pages: ReadonlyMap<string, CrawledPage>;
  /** How many clicks each page is from the start, by path and query. */
  clicks: ReadonlyMap<string, number>;
  /** Pages that the site map names. */
  mapped: readonly string[];
  /** Addresses of the product that public pages link to and that are none of them: how each answers. */
  others: ReadonlyMap<string, number>;
}

/** What to crawl. */
export interface CrawlOptions {
  /** Of the product, such as http://localhost:3070; it may lie below a path. */
  address: string;
  /** Requests under way at once. */
  connections?: number;
}

const START = '/willkommen';
const PUBLIC = /^\/(?:willkommen|stellen|stelle|arbeitgeber|ratgeber)(?:[/?]|$)/;
/** A search has endlessly many neighbours: from pages that are not listed no other search is opened. */
const SEARCH = /^\/stellen\?(?!seite=)/;

/** Reads every public page that can be reached by links, and every one that the site map names. */
export async function crawlSite({ address, connections = 8 }: CrawlOptions): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const clicks = new Map<string, number>();
  const others = new Map<string, number>();
  const ask = async (path: string) => {
    const response = await fetch(`${address}${path}`, { redirect: 'manual' });
    const html = await response.text();
    return { status: response.status, location: response.headers.get('location'), html };
  };
  const visit = async (path: string) => {
    pages.set(path, readPage(path, await ask(path), address));
  };

  const mapped = await readSiteMap(ask, address);
  let next = [START];
  for (let distance = 0; next.length > 0; distance += 1) {
    for (const path of next) clicks.set(path, distance);
    await inParallel(next, connections, visit);
    next = [...new Set(next.flatMap((path) => linksOf(pages.get(path))))].filter(
      (path) => !clicks.has(path),
    );
  }
  await inParallel(
    mapped.filter((path) => !pages.has(path)),
    connections,
    visit,
  );
  const kinds = new Map<string, string>();
  for (const path of [...pages.values()].flatMap(({ links }) => links)) {
    if (!PUBLIC.test(path)) kinds.set(kindOf(path), path);
  }
  await inParallel([...kinds.values()], connections, async (path) => {
    others.set(path, (await ask(path)).status);
  });
  return { pages, clicks, mapped, others };
}

function linksOf(page: CrawledPage | undefined): string[] {
  if (!page) return [];
  const { links, movedTo, isListed } = page;
  const led = movedTo === null ? links : [movedTo];
  return led.filter((path) => PUBLIC.test(path) && (isListed || !SEARCH.test(path)));
}

/** Addresses that the same page answers for. */
const kindOf = (path: string): string => (path.split('?')[0] ?? '').replace(/\/\d+/g, '/:id');

async function readSiteMap(
  ask: (path: string) => Promise<{ html: string }>,
  address: string,
): Promise<string[]> {
  const locationsOf = async (path: string) =>
    [...(await ask(path)).html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) =>
      unescapeHtml(found).replace(address, ''),
    );
  const files = await locationsOf('/sitemap.xml');
  return (await Promise.all(files.map(locationsOf))).flat();
}

async function inParallel<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
