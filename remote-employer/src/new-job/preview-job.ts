import type { ClientProfile, JobDemand } from '@silverjobs/contract';
import { jobTextToHtml } from '@silverjobs/contract/job-text';
import { jobTimesText } from '@silverjobs/contract/narrowing-texts';
import { CONTRACT_LABELS, type ContractKind, payLabel } from '@silverjobs/contract/pay';
import type { Place } from '../job-lookup/usePostalCodePlace.ts';
import type { JobForm } from './job-form.ts';
import { timesOf } from './job-input.ts';
import { payOf } from './pay-of-form.ts';
import { pictureOf } from './picture-of-form.ts';

/** The label of a chosen id of a list; null when nothing is chosen. */
export type LabelOf = (list: 'work_load' | 'job_type' | 'homeoffice', id: string) => string | null;

/**
 * A job as candidates will see it, from what is typed. The texts go the way that the server's go.
 * @param place of the postal code; null while it is unknown
 * @param client the employer as others see it
 * @param hiddenPicture id of the picture that an operator has hidden
 */
export function previewJob(
  form: JobForm,
  client: ClientProfile,
  place: Place | null,
  labelOf: LabelOf,
  hiddenPicture: string | null = null,
): JobDemand {
  const picture = pictureOf(form);
  return {
    id: 0,
    key: 'preview',
    title: form.title.trim() || 'Titel Ihrer Anzeige',
    client_id: client.id,
    description: jobTextToHtml(form.description) || '<p>Hier steht Ihre Beschreibung.</p>',
    search_location_label: place && `${place.postal_code} ${place.city}`,
    work_load_label: labelOf('work_load', form.workLoadId),
    homeoffice_id: Number(form.homeofficeId) || 1,
    homeoffice_label: labelOf('homeoffice', form.homeofficeId),
    job_type_label: labelOf('job_type', form.jobTypeId),
    pay_label: payLabel(payOf(form), place?.postal_code),
    distance_km: null,
    group: null,
    potential_jobs_label: form.positionLabel || null,
    potential_jobs_match: false,
    created_at: 0,
    postal_code: place?.postal_code ?? null,
    city: place?.city ?? null,
    region_label: place?.region_label ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    radius: form.radius === '' ? null : Number(form.radius),
    contact_preference: form.contactPreference,
    application_address: null,
    times_label: jobTimesText(timesOf(form)),
    places: Number(form.places) || null,
    starts_on: form.startsOn || null,
    street: form.street.trim() || null,
    ...(picture && picture.id !== hiddenPicture && { picture }),
    contract_label: CONTRACT_LABELS[form.contractKind as ContractKind] ?? null,
    _application_on_job_demand: null,
    _warnings: [],
    _outreaches_to_candidate: [],
    _saved: false,
    _hidden: false,
    _client: client,
  };
}
