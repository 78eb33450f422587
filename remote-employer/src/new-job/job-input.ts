import type { EmployerJobInput } from '@silverjobs/contract';
import { CONTRACT_KINDS, JOB_TIMES } from '@silverjobs/contract/constants';
import type { JobForm } from './job-form.ts';
import { payOf } from './pay-of-form.ts';
import { pictureOf } from './picture-of-form.ts';

/** Fields by the names of the API. */
export const JOB_PARAMS = {
  position_id: 'positionId',
  postal_code: 'postalCode',
  work_load_id: 'workLoadId',
  job_type_id: 'jobTypeId',
  homeoffice_id: 'homeofficeId',
  pay_from: 'payFrom',
  pay_to: 'payTo',
  application_address: 'applicationAddress',
  starts_on: 'startsOn',
  picture: 'pictureId',
  'picture.alt': 'pictureAlt',
  ends_on: 'endsOn',
} as const;

/** The chosen days and times of day. */
export const timesOf = ({ times }: Pick<JobForm, 'times'>) =>
  JOB_TIMES.filter((time) => times.split(',').includes(time));

/** What is sent; the form must be without problems. */
export function jobInput(form: JobForm): EmployerJobInput {
  const picture = pictureOf(form);
  return {
    title: form.title.trim(),
    position_id: form.positionId ?? 0,
    description: form.description.trim(),
    postal_code: form.postalCode.trim(),
    radius: form.radius === '' ? null : Number(form.radius),
    work_load_id: Number(form.workLoadId),
    job_type_id: form.jobTypeId === '' ? null : Number(form.jobTypeId),
    homeoffice_id: Number(form.homeofficeId) || 1,
    ...payOf(form),
    contract_kind: CONTRACT_KINDS.find((kind) => kind === form.contractKind) ?? null,
    contact_preference: form.contactPreference,
    application_address: form.applicationAddress.trim() || null,
    times: timesOf(form).length > 0 ? timesOf(form) : null,
    places: form.places.trim() === '' ? null : Number(form.places),
    starts_on: form.startsOn || null,
    street: form.street.trim() || null,
    picture: picture && { id: picture.id, alt: picture.alt },
    ends_on: form.endsOn || null,
  };
}
