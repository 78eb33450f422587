import { HOMEOFFICE_FULL_ID } from '@silverjobs/contract';
import { countryOf, postalDigits } from '@silverjobs/contract/countries';
import { jobHtmlToText, jobTextToHtml } from '@silverjobs/contract/job-text';
import { picturePath } from '@silverjobs/contract/picture-path';
import { publicJobPath, type Site } from '@silverjobs/contract/structured-data';
import { and, asc, eq, gt } from '../../database/drizzle.ts';
import { jobDemands } from '../../database/schema.ts';
import { eachApart } from '../../errors/each-apart.ts';
import type { Services } from '../../services.ts';
import { loadWholeJobs, type WholeJob } from '../load-public-job.ts';
import { cdata, XML_HEAD } from './xml.ts';

/** Jobs that are read at once. */
const BATCH = 500;
/** Id of 'Vollzeit' (GET /job_type): who reads the feed shall know that it is no part-time job. */
const FULL_TIME_ID = 3;

type Source = Pick<Services, 'db' | 'warn'>;

/** What is written of all active jobs, in the order of their ids, so that a million never lie in memory. */
async function* batches(
  { db, warn }: Source,
  write: (job: WholeJob) => string,
): AsyncGenerator<string[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .select({ id: jobDemands.id })
      .from(jobDemands)
      .where(and(eq(jobDemands.status, 'active'), gt(jobDemands.id, after)))
      .orderBy(asc(jobDemands.id))
      .limit(BATCH);
    const end = rows.at(-1);
    if (!end) return;
    const jobs = await loadWholeJobs(
      { db, warn },
      rows.map(({ id }) => id),
    );
    yield eachApart(jobs, write, (line) => warn(`Feed of all jobs: ${line}`));
    after = end.id;
  }
}

const iso = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

const descriptionOf = ({ description }: WholeJob) => jobTextToHtml(jobHtmlToText(description));

/** All jobs in the form that this product's own reader of partners takes (docs/partner-jobs.md). */
export async function* allJobsJson(source: Source, { origin }: Site): AsyncGenerator<string> {
  yield '{"jobs":[';
  let separator = '\n';
  const write = (job: WholeJob) =>
    JSON.stringify({
      id: String(job.id),
      title: job.title,
      company: job.employer.name,
      description: descriptionOf(job),
      postal_code: job.postal_code,
      remote: job.homeoffice_id === HOMEOFFICE_FULL_ID,
      part_time: job.job_type_id !== FULL_TIME_ID,
      url: `${origin}${publicJobPath(job)}`,
      published_at: iso(job.created_at),
      expires_at: iso(job.ends_at),
      ...(job.employer.logo && { logo: `${origin}${picturePath(job.employer.logo.id)}` }),
      ...(job.picture && { image: `${origin}${picturePath(job.picture.id)}` }),
    });
  for await (const texts of batches(source, write)) {
    if (texts.length === 0) continue;
    yield separator + texts.join(',\n');
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** By the kinds of job; Indeed's words. */
const JOB_TYPES: Readonly<Record<number, string>> = {
  1: 'parttime',
  2: 'parttime',
  3: 'fulltime',
  4: 'volunteer',
  5: 'contract',
  6: 'temporary',
};

function indeedJob(job: WholeJob, origin: string): string {
  const fields: Record<string, string | null> = {
    title: job.title,
    date: iso(job.created_at),
    referencenumber: String(job.id),
    url: `${origin}${publicJobPath(job)}`,
    company: job.employer.name,
    streetaddress: job.street ?? null,
    city: job.city,
    state: job.region_label,
    country: countryOf(job.postal_code).code,
    postalcode: job.postal_code && postalDigits(job.postal_code),
    description: descriptionOf(job),
    salary: job.pay_label,
    jobtype: job.job_type_id === null ? null : (JOB_TYPES[job.job_type_id] ?? null),
    remotetype: job.homeoffice_id === HOMEOFFICE_FULL_ID ? 'Fully remote' : null,
    expirationdate: iso(job.ends_at),
    lastactivitydate: iso(job.changed_at),
  };
  const elements = Object.entries(fields).map(([name, value]) =>
    value ? `<${name}>${cdata(value)}</${name}>` : '',
  );
  return `<job>${elements.join('')}</job>\n`;
}

/** The jobs of companies in Indeed's XML: it wants the name of whoever hires, which households keep. */
export async function* allJobsIndeed(
  source: Source,
  { origin, name }: Site,
  now: Date,
): AsyncGenerator<string> {
  yield `${XML_HEAD}<source><publisher>${cdata(name)}</publisher><publisherurl>${cdata(origin)}</publisherurl><lastBuildDate>${cdata(now.toUTCString())}</lastBuildDate>\n`;
  const write = (job: WholeJob) => (job.employer.is_private ? '' : indeedJob(job, origin));
  for await (const texts of batches(source, write)) yield texts.join('');
  yield '</source>\n';
}
