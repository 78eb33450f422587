import type { Client, JobDemandLean } from '@silverjobs/contract';
import { HOMEOFFICE_NONE_ID } from '@silverjobs/contract/constants';

/**
 * Homeoffice in words, with the word itself; '' when its id is not above 1 (CARD-01).
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
