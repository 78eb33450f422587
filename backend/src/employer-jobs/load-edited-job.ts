import { type EditedJob, jobHtmlToText } from '@silverjobs/contract';
import { findJobPicture } from '../clients/shown-pictures.ts';
import type { Database } from '../database/database.ts';
import { timesOfBits } from '../database/tables/job-times.ts';
import type { ClientRequester } from '../http/requester.ts';
import { withVersion } from '../http/version.ts';
import { findMainPosition, loadBookedJob } from './booked-job.ts';
import { lastDayOf } from './end-of-job.ts';
import { findEmployerJob } from './find-employer-job.ts';

/**
 * A job of the employer as it is edited.
 * @throws Failure not_found
 */
export async function loadEditedJob(
  db: Database,
  requester: Pick<ClientRequester, 'clientId'>,
  id: number,
): Promise<EditedJob> {
  const job = await findEmployerJob(db, requester, id);
  const position = await findMainPosition(db, id);
  return withVersion({
    id: job.id,
    status: job.status,
    held: job.heldFor !== null,
    created_at: job.createdAt.getTime(),
    title: job.title,
    description: jobHtmlToText(job.description),
    position_id: position?.id ?? null,
    position_label: position?.label ?? null,
    postal_code: job.postalCode,
    radius: job.radius,
    work_load_id: job.workLoadId,
    job_type_id: job.jobTypeId,
    homeoffice_id: job.homeofficeId,
    pay_unit: job.payUnit,
    pay_from: job.payFrom,
    pay_to: job.payTo,
    contract_kind: job.contractKind,
    contact_preference: job.contactPreference,
    application_address: job.applicationAddress,
    times: job.saidTimes === null ? null : timesOfBits(job.saidTimes),
    places: job.places,
    starts_on: job.startsOn,
    street: job.street,
    picture: await findJobPicture(db, id),
    ends_on: lastDayOf(job.endsAt),
    booked: await loadBookedJob(db, job),
  });
}
