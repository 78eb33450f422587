import type { EmployerJob, JobStatus } from '@silverjobs/contract';
import { findEmployerProfile } from '../clients/load-employer-profile.ts';
import { eq } from '../database/drizzle.ts';
import { jobDemands } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { addJobEvent } from '../webhooks/add-event.ts';
import { closeJob } from './close-job.ts';
import { endAfter, refuseEnded } from './end-of-job.ts';
import { type EmployerJobRow, findEmployerJob } from './find-employer-job.ts';
import { loadEmployerJob } from './list-employer-jobs.ts';

function refuseFree(): never {
  throw new Failure('conflict', {
    message:
      'Diese Anzeige haben Sie als Privathaushalt kostenlos geschaltet. Für ein Unternehmen kopieren Sie sie bitte und schalten sie neu.',
  });
}

function refuseHidden({ heldFor }: EmployerJobRow): never {
  throw new Failure('conflict', {
    message: heldFor
      ? 'Diese Anzeige lesen wir gerade. Sobald wir fertig sind, steht sie von selbst in der Stellensuche, und Sie bekommen eine E-Mail.'
      : 'Diese Anzeige haben wir ausgeblendet. Warum, und was Sie dagegen tun können, steht in unserer E-Mail an Sie.',
  });
}

/** What was over and free runs again for the usual time; what was booked, within its time only. */
async function change(services: Services, job: EmployerJobRow, status: JobStatus): Promise<void> {
  if (status === 'active' && job.hiddenAt) refuseHidden(job);
  if (status === 'closed') return closeJob(services, job);
  const now = services.now();
  if (status === 'active') refuseEnded(now, job);
  const over = job.endsAt !== null && job.endsAt <= now;
  const end = over ? { endsAt: endAfter(now), endToldAt: null } : {};
  await services.db
    .update(jobDemands)
    .set({ status, ...end })
    .where(eq(jobDemands.id, job.id));
  await addJobEvent(services, 'advertisement.changed', { ...job, status });
}

/**
 * Pauses, closes or resumes a job of the employer. Only active ones are in the pool; triggers see
 * to lists, counts and alerts.
 * @throws Failure not_found; conflict for a free one of what is no household any more (employers-30)
 * for one that the operator has hidden (operators-11), and for a booked one whose time is over (employers-16)
 */
export async function setStatus(
  services: Services,
  requester: ClientRequester,
  id: number,
  status: JobStatus,
): Promise<EmployerJob> {
  const set = await services.db.transaction(async (db) => {
    const client = await findEmployerProfile(db, requester.clientId, { lock: true });
    const job = await findEmployerJob(db, requester, id, { lock: true });
    if (status !== 'closed' && job.postedPrivate && !client.isPrivate) refuseFree();
    if (job.status !== status) await change({ ...services, db }, job, status);
    const changed = await loadEmployerJob(db, requester, id);
    if (!changed) throw new Failure('not_found');
    return changed;
  });
  services.workAdded();
  return set;
}
