import { type EditedJob, jobHtmlToText } from '@silverjobs/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobDemandPositions, positions } from '../database/schema.ts';
import type { ClientRequester } from '../http/requester.ts';
import { withVersion } from '../http/version.ts';
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
  const [position] = await db
    .select({ id: positions.id, label: positions.label })
    .from(jobDemandPositions)
    .innerJoin(positions, eq(positions.id, jobDemandPositions.positionId))
    .where(eq(jobDemandPositions.jobDemandId, id))
    .orderBy(asc(jobDemandPositions.rank))
    .limit(1);
  return withVersion({
    id: job.id,
    status: job.status,
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
    contact_preference: job.contactPreference,
  });
}
