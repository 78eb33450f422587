import type { ContactPreference, EditedJob, OwnJobInput } from '@silverjobs/contract';
import { JOB_TEXT_MAX_LENGTH, JOB_TITLE_MAX_LENGTH } from '@silverjobs/contract/constants';

/** What an employer has typed about a job; ids as text, '' for nothing chosen. */
export interface JobForm {
  title: string;
  positionId: number | null;
  positionLabel: string;
  description: string;
  postalCode: string;
  /** In metres; '' for no limit. */
  radius: string;
  workLoadId: string;
  jobTypeId: string;
  homeofficeId: string;
  contactPreference: ContactPreference;
  /** Made when it is first posted: sent again, also after a reload, it is posted once. */
  clientKey: string;
}

export type JobField =
  | 'title'
  | 'position'
  | 'description'
  | 'postalCode'
  | 'workLoadId'
  | 'jobTypeId';

export interface JobProblem {
  field: JobField;
  text: string;
}

/** A new job: without Homeoffice, for people who live up to 10 km away. */
export const EMPTY_JOB: JobForm = {
  title: '',
  positionId: null,
  positionLabel: '',
  description: '',
  postalCode: '',
  radius: '10000',
  workLoadId: '',
  jobTypeId: '',
  homeofficeId: '1',
  contactPreference: 'message',
  clientKey: '',
};

const TEXTS = [
  'title',
  'positionLabel',
  'description',
  'postalCode',
  'radius',
  'workLoadId',
  'jobTypeId',
  'homeofficeId',
  'clientKey',
] as const;
const MOST_KEPT = 2 * JOB_TEXT_MAX_LENGTH;

/** A stored draft; null when it is none. */
export function parseJobForm(value: unknown): JobForm | null {
  if (typeof value !== 'object' || value === null) return null;
  const draft = value as Record<string, unknown>;
  const isText = (field: string) => {
    const text = draft[field];
    return typeof text === 'string' && text.length <= MOST_KEPT;
  };
  if (!TEXTS.every(isText)) return null;
  const { positionId, contactPreference } = draft;
  if (positionId !== null && !Number.isInteger(positionId)) return null;
  if (contactPreference !== 'message' && contactPreference !== 'call_back') return null;
  return { ...EMPTY_JOB, ...(draft as unknown as JobForm) };
}

const idText = (id: number | null) => (id === null ? '' : String(id));

/** The form of a job that is there. */
export function formOfJob(job: EditedJob): JobForm {
  return {
    title: job.title,
    positionId: job.position_id,
    positionLabel: job.position_label ?? '',
    description: job.description,
    postalCode: job.postal_code ?? '',
    radius: idText(job.radius),
    workLoadId: idText(job.work_load_id),
    jobTypeId: idText(job.job_type_id),
    homeofficeId: idText(job.homeoffice_id),
    contactPreference: job.contact_preference,
    clientKey: '',
  };
}

/** Whether anything was typed that is worth keeping. */
export function isStarted(form: JobForm): boolean {
  return [form.title, form.description, form.positionLabel].some((text) => text.trim() !== '');
}

function lengthProblem(field: JobField, text: string, most: number, name: string): JobProblem[] {
  const over = text.trim().length - most;
  return over > 0 ? [{ field, text: `${name} ist ${over} Zeichen zu lang.` }] : [];
}

function missing(field: JobField, value: string, text: string): JobProblem[] {
  return value.trim() === '' ? [{ field, text }] : [];
}

/**
 * What is missing or wrong, in the order of the form.
 * @param knownPlace false when the postal code does not exist
 */
export function jobProblems(form: JobForm, isPrivate: boolean, knownPlace: boolean): JobProblem[] {
  const hasCode = /^\d{5}$/.test(form.postalCode.trim());
  const position = form.positionId === null ? '' : form.positionLabel;
  const noPlace: JobProblem = { field: 'postalCode', text: 'Diese Postleitzahl gibt es nicht.' };
  const noCode: JobProblem = {
    field: 'postalCode',
    text: 'Bitte geben Sie die Postleitzahl mit fünf Ziffern ein.',
  };
  return [
    ...missing('position', position, 'Bitte wählen Sie die Tätigkeit.'),
    ...missing('title', form.title, 'Bitte geben Sie einen Titel ein.'),
    ...lengthProblem('title', form.title, JOB_TITLE_MAX_LENGTH, 'Der Titel'),
    ...missing('description', form.description, 'Bitte beschreiben Sie die Stelle.'),
    ...lengthProblem('description', form.description, JOB_TEXT_MAX_LENGTH, 'Die Beschreibung'),
    ...(isPrivate ? [] : missing('jobTypeId', form.jobTypeId, 'Bitte wählen Sie den Stellentyp.')),
    ...missing('workLoadId', form.workLoadId, 'Bitte wählen Sie das Arbeitspensum.'),
    ...(hasCode ? [] : [noCode]),
    ...(hasCode && !knownPlace ? [noPlace] : []),
  ];
}

/** What is sent; the form must be without problems. */
export function jobInput(form: JobForm, isPrivate: boolean): OwnJobInput {
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
