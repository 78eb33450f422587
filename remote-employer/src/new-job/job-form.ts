import type { ContactPreference, EditedJob } from '@silverjobs/contract';
import { isOtherJob } from '@silverjobs/contract/other-job';
import { UNKNOWN_POSTAL_CODE } from '@silverjobs/contract/typed-values';
import type { Problem } from '@silverjobs/widgets/form';
import { NO_PICTURE, type TypedPicture } from './picture-of-form.ts';

/** What an employer has typed about a job; ids as text, '' for nothing chosen. */
export interface JobForm extends TypedPicture {
  positionId: number | null;
  positionLabel: string;
  title: string;
  description: string;
  jobTypeId: string;
  workLoadId: string;
  homeofficeId: string;
  postalCode: string;
  /** In metres; '' for no limit. */
  radius: string;
  /** '' for nothing said. */
  payUnit: string;
  /** Amounts as they are typed. */
  payFrom: string;
  payTo: string;
  contractKind: string;
  contactPreference: ContactPreference;
  /** A link or a mail address as it is typed; '' for none. */
  applicationAddress: string;
  /** Of JOB_TIMES, with commas between them; '' for none. */
  times: string;
  /** People wanted, as it is typed. */
  places: string;
  /** First day of work, yyyy-mm-dd; '' for none. */
  startsOn: string;
  street: string;
  /** Last day, yyyy-mm-dd; '' for the usual time. */
  endsOn: string;
}

/** A new job: without Homeoffice, for people who live up to 10 km away. */
export const EMPTY_JOB: JobForm = {
  positionId: null,
  positionLabel: '',
  title: '',
  description: '',
  jobTypeId: '',
  workLoadId: '',
  homeofficeId: '1',
  postalCode: '',
  radius: '10000',
  payUnit: '',
  payFrom: '',
  payTo: '',
  contractKind: '',
  contactPreference: 'message',
  applicationAddress: '',
  times: '',
  places: '',
  startsOn: '',
  street: '',
  ...NO_PICTURE,
  endsOn: '',
};

/** Checks of a stored draft, where a field is no text. */
export const KNOWN_JOB_VALUES = {
  positionId: (stored: unknown) => stored === null || Number.isInteger(stored),
  contactPreference: (stored: unknown) => stored === 'message' || stored === 'call_back',
};

/**
 * What only the browser knows to be wrong: a place that was looked up.
 * @param knownPlace false when the postal code does not exist
 */
export function placeProblems(knownPlace: boolean): Problem<JobForm>[] {
  return knownPlace ? [] : [{ field: 'postalCode', text: UNKNOWN_POSTAL_CODE }];
}

/**
 * Whether what is typed makes another job of a booked one, which needs a new booking (employers-29).
 * @param town of the typed postal code
 */
export function becomesOther(
  form: JobForm,
  job: EditedJob | null,
  town: string | undefined,
): boolean {
  if (!job?.booked || form.positionId === null) return false;
  return isOtherJob(job.booked, {
    title: form.title,
    position_id: form.positionId,
    postal_code: form.postalCode,
    town,
  });
}
