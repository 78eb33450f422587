import type { ContactPreference, EditedJob, EmployerJobInput } from '@silverjobs/contract';
import { CONTRACT_KINDS, PAY_UNITS } from '@silverjobs/contract/constants';
import { isOtherJob } from '@silverjobs/contract/other-job';
import { amountText, type Pay, readAmount } from '@silverjobs/contract/pay';
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
  /** '' for nothing said. */
  payUnit: string;
  /** Amounts as they are typed. */
  payFrom: string;
  payTo: string;
  contractKind: string;
  contactPreference: ContactPreference;
  /** Last day, yyyy-mm-dd; '' for the usual time. */
  endsOn: string;
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
  payUnit: '',
  payFrom: '',
  payTo: '',
  contractKind: '',
  contactPreference: 'message',
  endsOn: '',
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
    payUnit: job.pay_unit ?? '',
    payFrom: amountText(job.pay_from ?? null),
    payTo: amountText(job.pay_to ?? null),
    contractKind: job.contract_kind ?? '',
    contactPreference: job.contact_preference,
    endsOn: job.ends_on ?? '',
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

/** Pay as it is typed; amounts that cannot be read are null. */
export function payOf({ payUnit, payFrom, payTo }: JobForm): Pay {
  const pay_unit = PAY_UNITS.find((unit) => unit === payUnit) ?? null;
  const paid = pay_unit !== null && pay_unit !== 'unpaid';
  return {
    pay_unit,
    pay_from: paid ? readAmount(payFrom) : null,
    pay_to: paid && payTo.trim() !== '' ? readAmount(payTo) : null,
  };
}

/** What is wrong with the pay (employers-35). */
export function payProblems(form: JobForm): Problem<JobForm>[] {
  const { pay_unit, pay_from, pay_to } = payOf(form);
  if (pay_unit === null || pay_unit === 'unpaid') return [];
  if (pay_from === null) {
    return [{ field: 'payFrom', text: 'Bitte geben Sie den Betrag ein, zum Beispiel 16,50.' }];
  }
  if (form.payTo.trim() !== '' && (pay_to === null || pay_to < pay_from)) {
    return [{ field: 'payTo', text: 'Bitte prüfen Sie den zweiten Betrag.' }];
  }
  return [];
}

/** Whether what is typed makes another job of a booked one, which needs a new booking (employers-29). */
export function becomesOther(form: JobForm, job: EditedJob | null): boolean {
  if (!job?.booked || form.positionId === null) return false;
  return isOtherJob(job.booked, { title: form.title, position_id: form.positionId });
}

/** Fields by the names of the API. */
export const JOB_PARAMS = {
  position_id: 'positionId',
  postal_code: 'postalCode',
  work_load_id: 'workLoadId',
  job_type_id: 'jobTypeId',
  homeoffice_id: 'homeofficeId',
  pay_from: 'payFrom',
  pay_to: 'payTo',
  ends_on: 'endsOn',
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
    ...payOf(form),
    contract_kind: CONTRACT_KINDS.find((kind) => kind === form.contractKind) ?? null,
    contact_preference: form.contactPreference,
    ends_on: form.endsOn || null,
  };
}
