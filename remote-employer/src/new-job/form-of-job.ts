import type { EditedJob } from '@silverjobs/contract';
import { amountText } from '@silverjobs/contract/pay';
import type { JobForm } from './job-form.ts';
import { NO_PICTURE, typedPicture } from './picture-of-form.ts';

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
    applicationAddress: job.application_address ?? '',
    times: job.times?.join() ?? '',
    places: idText(job.places ?? null),
    startsOn: job.starts_on ?? '',
    street: job.street ?? '',
    ...(job.picture ? typedPicture(job.picture) : NO_PICTURE),
    endsOn: job.ends_on ?? '',
  };
}

/** What its ids are called; the name of the activity is no field of its own. */
export const wordsOfJob = ({ position_label, picture }: EditedJob) => ({
  positionId: position_label ?? 'keine Angabe',
  positionLabel: null,
  pictureId: picture ? 'ein Bild' : 'kein Bild',
  pictureSize: null,
});
