import type { Client, JobDemandLean } from '@silverjobs/contract';
import { HOMEOFFICE_NONE_ID, type JobReason } from '@silverjobs/contract/constants';
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

/** Five words at most each (jobs-152). What fits her experience has a mark of its own (jobs-34). */
const REASONS: Readonly<Record<JobReason, string>> = {
  own: 'Aus Ihrem Beruf',
  imagined: 'Von Ihnen vorstellbar',
  related: 'Verwandt mit Ihrem Beruf',
  home: 'Von zu Hause möglich',
  at_her_times: 'Zu Ihren Zeiten',
  near: 'In Ihrer Nähe',
  far: 'Weiter weg als gewünscht',
  hours: 'Mehr Stunden als gewünscht',
  volunteer: 'Ehrenamt, ohne Lohn',
  paid: 'Bezahlt, kein Ehrenamt',
  not_home: 'Nicht von zu Hause',
  only_home: 'Nur von zu Hause',
  times: 'Zu anderen Zeiten',
};

/** Why a job stands where it does, beside the mark of what fits; '' where nothing says it (jobs-152). */
export function whyText({
  why,
  potential_jobs_match,
}: Pick<JobDemandLean, 'why' | 'potential_jobs_match'>): string {
  if (!why) return '';
  const isMarked = potential_jobs_match && (why === 'own' || why === 'imagined');
  return isMarked ? '' : REASONS[why];
}

/**
 * The last day on which one can apply; '' where it does not end.
 * @param endsAt the midnight after that day, in milliseconds (employers-37)
 */
export function endText(endsAt: number | null | undefined): string {
  return endsAt ? `Bewerben bis ${formatDayAndMonth(endsAt - 1)}` : '';
}

/** The kind of job; '' where the pay says it already: 'Minijob, 603 €' (jobs-92). */
export function kindText(job: Pick<JobDemandLean, 'job_type_label' | 'pay_label'>): string {
  const kind = job.job_type_label?.trim() ?? '';
  return job.pay_label?.includes(kind) ? '' : kind;
}
