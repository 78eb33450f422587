import type { Crawl } from './crawl-site.ts';
import type { CrawledPage } from './read-page.ts';

const MOST_CLICKS = 4;
const MAIL = /[\w.+-]+@[\w-]+\.[\w.]*\w/g;
const PHONE = /(?:\+49|\b0)[\d /()-]{7,}\d/g;

/** The operator's of the demo, and the telephone of the public pension insurance. */
const PUBLISHED: readonly string[] = ['kontakt@example.org', '0221 4710000', '0800 1000 4800'];

/** What is wrong with a public side, in sentences; empty when nothing is (public-12). */
export function judgeCrawl({ pages, clicks, mapped, others }: Crawl): string[] {
  const all = [...pages.values()];
  const listed = all.filter(({ status, isListed }) => status === 200 && isListed);
  const inMap = new Set(mapped);
  return [
    ...all.flatMap(({ path, status }) => (status === 200 ? [] : `${path}: answers ${status}`)),
    ...[...others].flatMap(([path, status]) => (status < 400 ? [] : `${path}: answers ${status}`)),
    ...listed.flatMap(({ path, canonical }) =>
      canonical === path ? [] : `${path}: is listed, but its own address is ${canonical || 'none'}`,
    ),
    ...repeated(listed, 'title'),
    ...repeated(listed, 'description'),
    ...listed.flatMap(({ path }) => {
      const distance = clicks.get(path);
      if (distance === undefined) return `${path}: no page links to it`;
      return distance > MOST_CLICKS ? `${path}: is ${distance} clicks away` : [];
    }),
    ...mapped.flatMap((path) =>
      pages.get(path)?.isListed === false ? `${path}: stands in the site map and says noindex` : [],
    ),
    ...(inMap.size < mapped.length ? ['the site map names a page twice'] : []),
    ...all.flatMap(faultsOf),
  ];
}

/** Whatever page it is. */
function faultsOf({ path, mainHeadings, data, text }: CrawledPage): string[] {
  const found = [...(text.match(MAIL) ?? []), ...(text.match(PHONE) ?? [])];
  return [
    ...(mainHeadings === 1 ? [] : [`${path}: has ${mainHeadings} main headings`]),
    ...(data.includes(null) ? [`${path}: its structured data are no JSON`] : []),
    ...found.filter((one) => !PUBLISHED.includes(one)).map((one) => `${path}: shows ${one}`),
  ];
}

/** What Google's list for job postings requires, or recommends and every job of the demo has. */
const POSTING_FIELDS = [
  'title',
  'description',
  'datePosted',
  'hiringOrganization',
  'identifier',
  'directApply',
  'url',
];

/** What is wrong with the job posting of the page of a job (public-6). */
export function faultsOfJob({ path, data }: CrawledPage, address: string): string[] {
  const postings = data.filter((each) => each?.['@type'] === 'JobPosting');
  const posting = postings[0];
  if (!posting || postings.length > 1) return [`${path}: has ${postings.length} job postings`];
  const missing = POSTING_FIELDS.filter((name) => posting[name] === undefined);
  const place = posting.jobLocation ?? posting.applicantLocationRequirements;
  return [
    ...missing.map((name) => `${path}: its job posting has no ${name}`),
    ...(place ? [] : [`${path}: its job posting has no place`]),
    ...(posting.url === `${address}${path}`
      ? []
      : [`${path}: its job posting is of ${posting.url}`]),
  ];
}

function repeated(pages: readonly CrawledPage[], field: 'title' | 'description'): string[] {
  const known = new Map<string, string>();
  return pages.flatMap(({ path, [field]: text }) => {
    if (text === '') return `${path}: has no ${field}`;
    const before = known.get(text);
    known.set(text, path);
    return before === undefined ? [] : `${path}: has the ${field} of ${before}: ${text}`;
  });
}

const kindOf = (path: string): string => {
  const [, first, second, , fourth] = path.split(/[/?]/);
  const search = path.includes('?') ? '?…' : '';
  if (first === 'stellen' && second && !path.startsWith('/stellen?')) {
    return `/stellen/${second}/…${fourth && !path.includes('?') ? '/…' : ''}${search}`;
  }
  return `/${first}${second && !path.startsWith(`/${first}?`) ? '/…' : ''}${search}`;
};

/** How many pages of each kind there are, and how far from the start. */
export function tableOfCrawl({ pages, clicks, mapped }: Crawl): string {
  const rows = new Map<string, { all: number; listed: number; far: number }>();
  for (const { path, isListed } of pages.values()) {
    const row = rows.get(kindOf(path)) ?? { all: 0, listed: 0, far: 0 };
    row.all += 1;
    if (isListed) row.listed += 1;
    row.far = Math.max(row.far, clicks.get(path) ?? Number.POSITIVE_INFINITY);
    rows.set(kindOf(path), row);
  }
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(12)))
      .join('');
  return [
    line(['page', 'pages', 'listed', 'most clicks']),
    ...[...rows]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([kind, { all, listed, far }]) => line([kind, all, listed, far])),
    line(['all', pages.size, [...pages.values()].filter(({ isListed }) => isListed).length, '']),
    `${mapped.length} of them in the site map`,
  ].join('\n');
}
