import { HOMEOFFICE_FULL_ID } from '@silverjobs/contract';
import { jobHtmlToText, jobTextToHtml } from '@silverjobs/contract/job-text';
import { publicJobPath, type Site } from '@silverjobs/contract/structured-data';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { jobDemands } from '../../database/schema.ts';
import { loadWholeJobs, type WholeJob } from '../load-public-job.ts';
import { cdata, XML_HEAD } from './xml.ts';

/** Jobs that are read at once. */
const BATCH = 500;
/** Id of 'Vollzeit' (GET /job_type): who reads the feed shall know that it is no part-time job. */
const FULL_TIME_ID = 3;

/** All active jobs, in the order of their ids, so that a million never lie in memory. */
async function* batches(db: Database): AsyncGenerator<WholeJob[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .select({ id: jobDemands.id })
      .from(jobDemands)
      .where(and(eq(jobDemands.status, 'active'), gt(jobDemands.id, after)))
      .orderBy(asc(jobDemands.id))
      .limit(BATCH);
    const end = rows.at(-1);
    if (!end) return;
    yield await loadWholeJobs(
      db,
      rows.map(({ id }) => id),
    );
    after = end.id;
  }
}

const iso = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

const descriptionOf = ({ description }: WholeJob) => jobTextToHtml(jobHtmlToText(description));

/** All jobs in the form that this product's own reader of partners takes (docs/partner-jobs.md). */
export async function* allJobsJson(db: Database, { origin }: Site): AsyncGenerator<string> {
  yield '{"jobs":[';
  let separator = '\n';
  for await (const jobs of batches(db)) {
    const texts = jobs.map((job) =>
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
      }),
    );
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
    city: job.city,
    state: job.region_label,
    country: 'DE',
    postalcode: job.postal_code,
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
  db: Database,
  { origin, name }: Site,
  now: Date,
): AsyncGenerator<string> {
  yield `${XML_HEAD}<source><publisher>${cdata(name)}</publisher><publisherurl>${cdata(origin)}</publisherurl><lastBuildDate>${cdata(now.toUTCString())}</lastBuildDate>\n`;
  for await (const jobs of batches(db)) {
    yield jobs
      .filter(({ employer }) => !employer.is_private)
      .map((job) => indeedJob(job, origin))
      .join('');
  }
  yield '</source>\n';
}
