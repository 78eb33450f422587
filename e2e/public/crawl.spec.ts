import type { APIRequestContext } from '@playwright/test';
import { PASSING } from '../support/jobs.ts';
import { expect, test } from '../support/test.ts';

const PUBLIC = /^\/(?:willkommen|stellen|stelle|arbeitgeber|ratgeber)(?:[/?]|$)/;
/** A link to what another test posts and ends while this one reads. */
const isPassing = (path: string) => path.includes(PASSING.toLowerCase());
const MOST_CLICKS = 3;
/** Of each kind so many pages are read at each distance: thousands of jobs are made by the same code. */
const MOST_OF_A_KIND = 6;

interface Visited {
  path: string;
  status: number;
  title: string;
  description: string;
  canonical: string;
  isListed: boolean;
  links: string[];
}

async function visit(request: APIRequestContext, path: string): Promise<Visited> {
  const answer = await request.get(path);
  const html = await answer.text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return {
    path,
    status: answer.status(),
    title: first(/<title>([^<]*)/),
    description: first(/<meta name="description" content="([^"]*)/),
    canonical: first(/<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)/),
    isListed: !html.includes('content="noindex"'),
    links: [...new Set(links)],
  };
}

const kindOf = (path: string) =>
  path.split('?')[0]?.split('/').slice(1, 3).join('/').replace(/\d+/, '') ?? '';

test('PUB-11 PUB-05 a crawl finds no broken link, and no title or description twice', {
  tag: ['@public', '@desktop'],
}, async ({ request }) => {
  test.slow();
  const seen = new Map<string, Visited>();
  let next = ['/willkommen'];
  for (let clicks = 0; clicks <= MOST_CLICKS; clicks += 1) {
    const kinds = new Map<string, number>();
    const chosen = next.filter((path) => {
      const kind = kindOf(path);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      return !seen.has(path) && (kinds.get(kind) ?? 0) <= MOST_OF_A_KIND;
    });
    for (const path of chosen) seen.set(path, await visit(request, path));
    next = [...new Set(chosen.flatMap((path) => seen.get(path)?.links ?? []))].filter(
      (path) => PUBLIC.test(path) && !isPassing(path),
    );
  }
  const pages = [...seen.values()];
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  const listed = pages.filter(({ isListed }) => isListed);
  // What is listed is listed under its own address.
  expect(
    listed.filter(({ canonical, path }) => canonical !== path).map(({ path }) => path),
  ).toEqual([]);
  for (const field of ['title', 'description'] as const) {
    const texts = listed.map((page) => page[field]);
    expect(texts.filter((text) => text === '')).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});
