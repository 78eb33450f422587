import type { PublicSearchQuery } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { publicJobPath, type Site } from '@silverjobs/contract/structured-data';
import { eachApart } from '../../errors/each-apart.ts';
import { newestIds } from '../../jobs/newest-ids.ts';
import type { Services } from '../../services.ts';
import { loadWholeJobs, type WholeJob } from '../load-public-job.ts';
import { readPublicSearch } from '../search-jobs.ts';
import { XML_HEAD, xmlElement, xmlText } from './xml.ts';

/** Jobs of a feed of a search. */
const JOBS = 50;

export const FEED_FORMATS = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
} as const;

type Feed = {
  readonly site: Site;
  readonly title: string;
  /** The page of the search, and the feed itself. */
  readonly page: string;
  readonly self: string;
  readonly jobs: readonly WholeJob[];
  readonly tell: (line: string) => void;
};

const factsOf = ({ employer, place_label, work_load_label, pay_label }: WholeJob): string =>
  [employer.name, place_label, work_load_label, pay_label].filter(Boolean).join(' · ');

const lastChange = (jobs: readonly WholeJob[]): Date =>
  new Date(Math.max(0, ...jobs.map(({ changed_at }) => changed_at).filter(Number.isFinite)));

/** What names a job in a feed for good: its address with a name that no new title changes. */
const jobNumberUrl = (site: Site, { id }: WholeJob): string =>
  `${site.origin}${pathTo(paths.publicJob, { id, slug: 'stelle' })}`;

function rss({ site, title, page, self, jobs, tell }: Feed): string {
  const write = (job: WholeJob) => {
    const url = `${site.origin}${publicJobPath(job)}`;
    return `<item>${xmlElement('title', job.title)}${xmlElement('link', url)}<guid isPermaLink="false">${xmlText(jobNumberUrl(site, job))}</guid>${xmlElement('pubDate', new Date(job.created_at).toUTCString())}${xmlElement('description', factsOf(job))}</item>\n`;
  };
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${xmlElement('title', title)}${xmlElement('link', page)}${xmlElement('description', title)}<language>de</language>${xmlElement('lastBuildDate', lastChange(jobs).toUTCString())}<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>\n${eachApart(jobs, write, tell).join('')}</channel></rss>\n`;
}

function atom({ site, title, page, self, jobs, tell }: Feed): string {
  const write = (job: WholeJob) => {
    const url = `${site.origin}${publicJobPath(job)}`;
    return `<entry>${xmlElement('id', jobNumberUrl(site, job))}${xmlElement('title', job.title)}<link href="${xmlText(url)}"/>${xmlElement('published', new Date(job.created_at).toISOString())}${xmlElement('updated', new Date(job.changed_at).toISOString())}<author>${xmlElement('name', job.employer.name)}</author>${xmlElement('summary', factsOf(job))}</entry>\n`;
  };
  return `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">${xmlElement('id', self)}${xmlElement('title', title)}<link href="${xmlText(page)}"/><link href="${xmlText(self)}" rel="self"/>${xmlElement('updated', lastChange(jobs).toISOString())}<author>${xmlElement('name', site.name)}</author>\n${eachApart(jobs, write, tell).join('')}</feed>\n`;
}

/** The newest jobs of a search, for programs that read feeds (public-7). */
export async function searchFeed(
  { db, warn }: Pick<Services, 'db' | 'warn'>,
  site: Site,
  format: keyof typeof FEED_FORMATS,
  query: PublicSearchQuery,
): Promise<string> {
  const { filter } = await readPublicSearch(db, query);
  const ids = await newestIds(db, filter, { limit: JOBS, offset: 0 });
  const found = new Map((await loadWholeJobs({ db, warn }, ids)).map((job) => [job.id, job]));
  const jobs = ids.flatMap((id) => found.get(id) ?? []);
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value && name !== 'seite' && name !== 'sortierung') given.set(name, value);
  }
  const search = given.size > 0 ? `?${given}` : '';
  const { was, wo } = query;
  const where = wo ? ` in ${wo}` : '';
  return (format === 'rss' ? rss : atom)({
    site,
    title: `${was || 'Stellen'}${where} – ${site.name}`,
    page: `${site.origin}${paths.publicJobs}${search}`,
    self: `${site.origin}${paths.publicJobs}.${format}${search}`,
    jobs,
    tell: (line) => warn(`Feed of a search: ${line}`),
  });
}
