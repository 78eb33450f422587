import type { ContactPreference, EditedJob, EmployerJobInput } from '@silverjobs/contract';
import type { Problem } from '@silverjobs/widgets/form';

/** What an employer has typed about a job; ids as text, '' for nothing chosen. */
export interface JobForm {
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
  contactPreference: ContactPreference;
  /** Made when it is first posted: sent again, also after a reload, it is posted once. */
  clientKey: string;
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
  contactPreference: 'message',
  clientKey: '',
};

/** Checks of a stored draft, where a field is no text. */
export const KNOWN_JOB_VALUES = {
  positionId: (stored: unknown) => stored === null || Number.isInteger(stored),
  contactPreference: (stored: unknown) => stored === 'message' || stored === 'call_back',
};

const idText = (id: number | null) => (id === null ? '' : String(id));

/** The form of a job that is there. */
export function formOfJob(job: EditedJob): JobForm {
  return {
    positionId: job.position_id,
    positionLabel: job.position_label ?? '',
    title: job.title,
    description: job.description,
    jobTypeId: idText(job.job_type_id),
    workLoadId: idText(job.work_load_id),
    homeofficeId: idText(job.homeoffice_id),
    postalCode: job.postal_code ?? '',
    radius: idText(job.radius),
    contactPreference: job.contact_preference,
    clientKey: '',
  };
}

/** What its ids are called; the name of the activity is no field of its own. */
export const wordsOfJob = ({ position_label }: EditedJob) => ({
  positionId: position_label ?? 'keine Angabe',
  positionLabel: null,
});

/** Whether anything was typed that is worth keeping. */
export function isStarted(form: JobForm): boolean {
  return [form.title, form.description, form.positionLabel].some((text) => text.trim() !== '');
}

/**
 * What only the browser knows to be wrong: a place that was looked up.
 * @param knownPlace false when the postal code does not exist
 */
export function placeProblems(knownPlace: boolean): Problem<JobForm>[] {
  return knownPlace ? [] : [{ field: 'postalCode', text: 'Diese Postleitzahl gibt es nicht.' }];
}

/** Fields by the names of the API. */
export const JOB_PARAMS = {
  position_id: 'positionId',
  postal_code: 'postalCode',
  work_load_id: 'workLoadId',
  job_type_id: 'jobTypeId',
  homeoffice_id: 'homeofficeId',
} as const;

/** What is sent; the form must be without problems. */
export function jobInput(form: JobForm, isPrivate: boolean): EmployerJobInput {
  return {
    title: form.title.trim(),
    position_id: form.positionId ?? 0,
    description: form.description.trim(),
    postal_code: form.postalCode.trim(),
    radius: form.radius === '' ? null : Number(form.radius),
    work_load_id: Number(form.workLoadId),
    job_type_id: isPrivate || form.jobTypeId === '' ? null : Number(form.jobTypeId),
    homeoffice_id: Number(form.homeofficeId) || 1,
    contact_preference: form.contactPreference,
  };
}
