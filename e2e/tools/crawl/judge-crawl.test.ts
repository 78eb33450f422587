import type { Crawl } from './crawl-site.ts';
import { faultsOfJob, judgeCrawl, tableOfCrawl } from './judge-crawl.ts';
import { type CrawledPage, readPage } from './read-page.ts';

const ORIGIN = 'https://a.test';

function pageOf(path: string, { head = '', body = '' } = {}, status = 200): CrawledPage {
  const html = `<html><head><title>${path}</title><meta name="description" content="Von ${path}">
<link rel="canonical" href="${ORIGIN}${path}">${head}</head><body><h1>A</h1>${body}<template><h1>B</h1></template></body></html>`;
  return readPage(path, { status, location: null, html }, ORIGIN);
}

function crawlOf(pages: CrawledPage[], given: Partial<Crawl> = {}): Crawl {
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    clicks: new Map(pages.map(({ path }, index) => [path, index])),
    mapped: [],
    others: new Map(),
    ...given,
  };
}

test('PUB-11 a page is read as a machine reads it', () => {
  const page = pageOf('/stelle/1/a', {
    head: '<meta name="robots" content="noindex" data-head><script type="application/ld+json">{"@type":"JobPosting"}</script>',
    body: '<a class="x" href="/stellen?was=a&amp;wo=b">Ja</a><a href="https://b.test/">Nein</a><a href="#c">Hier</a><script>alert(1)</script>',
  });
  expect(page).toMatchObject({
    title: '/stelle/1/a',
    description: 'Von /stelle/1/a',
    canonical: '/stelle/1/a',
    isListed: false,
    mainHeadings: 1,
    links: ['/stellen?was=a&wo=b', '/stelle/1/a'],
    data: [{ '@type': 'JobPosting' }],
  });
  expect(page.text.trim()).toBe('A Ja Nein Hier');
});

test('PUB-11 operation-45 of a product below a path what lies beside it is none of its pages', () => {
  const html =
    '<a href="/jobs/stellen?seite=2">Ja</a><a href="/stellen">Nein</a><a href="/jobs">Nein</a>';
  const page = readPage(
    '/stellen',
    { status: 200, location: '/jobs/ratgeber', html },
    `${ORIGIN}/jobs`,
  );
  expect(page).toMatchObject({ links: ['/stellen?seite=2'], movedTo: '/ratgeber' });
});

test('PUB-11 a sound public side has nothing to complain about, and is told in a table', () => {
  const crawl = crawlOf([pageOf('/willkommen'), pageOf('/stellen'), pageOf('/stelle/1/a')], {
    mapped: ['/stellen'],
    others: new Map([['/login', 302]]),
  });
  expect(judgeCrawl(crawl)).toEqual([]);
  expect(tableOfCrawl(crawl)).toMatch(/\/stelle\/… +1 +1 +2\n/);
});

test.each<[string, CrawledPage[], Partial<Crawl>]>([
  ['/stellen: answers 404', [pageOf('/stellen', {}, 404)], {}],
  ['/login: answers 500', [pageOf('/stellen')], { others: new Map([['/login', 500]]) }],
  ['/b: has the title of /a: /a', [pageOf('/a'), { ...pageOf('/b'), title: '/a' }], {}],
  ['/a: has no description', [{ ...pageOf('/a'), description: '' }], {}],
  ['/a: is listed, but its own address is /b', [{ ...pageOf('/a'), canonical: '/b' }], {}],
  ['/a: no page links to it', [pageOf('/a')], { clicks: new Map() }],
  ['/a: is 5 clicks away', [pageOf('/a')], { clicks: new Map([['/a', 5]]) }],
  [
    '/a: stands in the site map and says noindex',
    [{ ...pageOf('/a'), isListed: false }],
    { mapped: ['/a'] },
  ],
  ['the site map names a page twice', [pageOf('/a')], { mapped: ['/a', '/a'] }],
  ['/a: has 2 main headings', [pageOf('/a', { body: '<h1>C</h1>' })], {}],
  ['/a: shows anna@web.example', [pageOf('/a', { body: 'anna@web.example' })], {}],
  ['/a: shows 0221 998877', [pageOf('/a', { body: 'Tel. 0221 998877' })], {}],
  [
    '/a: its structured data are no JSON',
    [pageOf('/a', { head: '<script type="application/ld+json">{</script>' })],
    {},
  ],
])('PUB-11 it says: %s', (problem, pages, given) => {
  expect(judgeCrawl(crawlOf(pages, given))).toEqual([problem]);
});

test('PUB-03 a job without its posting, or with one that lacks something, is named', () => {
  expect(faultsOfJob(pageOf('/stelle/1/a'), ORIGIN)).toEqual(['/stelle/1/a: has 0 job postings']);
  const page = { ...pageOf('/stelle/1/a'), data: [{ '@type': 'JobPosting', title: 'A' }] };
  expect(faultsOfJob(page, ORIGIN)).toContain('/stelle/1/a: its job posting has no description');
});
