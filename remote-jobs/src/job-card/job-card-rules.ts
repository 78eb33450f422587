import type { Client, JobDemandLean } from '@silverjobs/contract';
import { HOMEOFFICE_NONE_ID } from '@silverjobs/contract/constants';
import { formatDate, formatDayAndMonth, formatKilometres } from '@silverjobs/contract/formats';

/**
 * Homeoffice in words, with the word itself; '' when its id is not above 1 (jobs-34).
 */
export function homeofficeText(
  job: Pick<JobDemandLean, 'homeoffice_id' | 'homeoffice_label'>,
): string {
  const label = job.homeoffice_label?.trim();
  if (!label || (job.homeoffice_id ?? 0) <= HOMEOFFICE_NONE_ID) return '';
  return /home.?office/i.test(label) ? label : `Homeoffice ${label}`;
}

/** The employer in one line; a private one is marked as such. */
export function employerLine(client: Pick<Client, 'isPrivate' | 'profile_name'>): string {
  return [client.profile_name?.trim(), client.isPrivate && 'Privat'].filter(Boolean).join(' · ');
}

/** Entries without a positive id are no jobs that one could open. */
export function hasPage(job: Pick<JobDemandLean, 'id'>): boolean {
  return job.id > 0;
}

/** How far away a job is; '' when that is not known (jobs-92). */
export function distanceText(km: number | null): string {
  if (km === null) return '';
  // Places are measured, not doors: all codes of a town are one place, and a decimal would promise
  // too much.
  if (km < 1) return 'im selben Ort';
  return `${formatKilometres(Math.round(km) * 1_000)} entfernt`;
}

/**
 * Since when a job is in the pool (jobs-92).
 * @param today as dd.MM.yyyy; null while it is not known
 */
export function sinceText(createdAt: number, today: string | null): string {
  const date = formatDate(createdAt);
  if (date === '') return '';
  if (date === today) return 'seit heute';
  const year = date.slice(-4);
  const isOfThisYear = today === null || today.endsWith(year);
  return `seit ${formatDayAndMonth(createdAt)}${isOfThisYear ? '' : ` ${year}`}`;
}

/** The kind of job; '' where the pay says it already: 'Minijob, 603 €' (jobs-92). */
export function kindText(job: Pick<JobDemandLean, 'job_type_label' | 'pay_label'>): string {
  const kind = job.job_type_label?.trim() ?? '';
  return job.pay_label?.includes(kind) ? '' : kind;
}
