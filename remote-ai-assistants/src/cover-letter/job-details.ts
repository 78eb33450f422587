import type { JobDemand } from '@silverjobs/contract';
import { htmlToText } from '@silverjobs/contract/html-to-text';
import { parseMatchedJob } from '../matched-jobs/matched-job.ts';

/** The job that a letter is written for, as another page stored it (assistants-31). */
export interface JobDetails {
  /** Tells jobs apart. */
  key: string;
  title: string;
  /** Id in the pool, where the text of the job can be loaded. */
  jobId: number | null;
  employer: string | null;
  place: string | null;
  /** The text of the advertisement, where it was stored along. */
  text: string | null;
}

/** As long as the contract allows. */
const TEXT_MAX = 20_000;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** Reads a stored job: a matched one, or one of the pool; null when it is neither. */
export function parseJobDetails(value: unknown): JobDetails | null {
  const matched = parseMatchedJob(value);
  if (matched) {
    const { id, title, location, text } = matched;
    const jobId = /^\d{1,9}$/.test(id) ? Number(id) : null;
    return { key: id, title, jobId, employer: null, place: textOf(location), text: textOf(text) };
  }
  if (typeof value !== 'object' || value === null) return null;
  const { id, title, search_location_label, _client } = value as Record<string, unknown>;
  const named = textOf(title);
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || named === null) return null;
  const employer = (_client as { profile_name?: unknown } | null | undefined)?.profile_name;
  return {
    key: String(id),
    title: named,
    jobId: id,
    employer: textOf(employer),
    place: textOf(search_location_label),
    text: null,
  };
}

/**
 * The job in the lines that the assistant reads: facts with their names, then the advertisement.
 * @param job the job as the pool has it now, where it could be loaded
 */
export function jobDescriptionOf(details: JobDetails, job: JobDemand | null | undefined): string {
  const client = job?._client;
  const contact = [client?.salutation_label, client?.contact_name].filter(Boolean).join(' ');
  const place = job?.city && [job.postal_code, job.city].filter(Boolean).join(' ');
  const facts = [
    ['Stelle', job?.title ?? details.title],
    ['Arbeitgeber', client?.profile_name ?? details.employer],
    ['Ort', place || details.place],
    ['Anschrift', job?.street ? [job.street, place].filter(Boolean).join(', ') : null],
    ['Ansprechpartner', client?.contact_name ? contact : null],
  ];
  const head = facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`);
  const body = job ? htmlToText(job.description) : [details.text ?? ''];
  return [...head, '', ...body].join('\n').trim().slice(0, TEXT_MAX);
}
