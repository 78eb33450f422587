import type { EmployerJob } from '@silverjobs/contract';
import { eq } from 'drizzle-orm';
import { jobDemands } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { prolongedEnd } from './end-of-job.ts';
import { findEmployerJob } from './find-employer-job.ts';
import { loadEmployerJob } from './list-employer-jobs.ts';

/**
 * Lets an advertisement run 60 days longer, free of charge (employers-37).
 * @throws Failure not_found, job_demand.deactivated for a closed one
 */
export function prolongJob(
  { db: database, now }: Services,
  requester: ClientRequester,
  id: number,
): Promise<EmployerJob> {
  return database.transaction(async (db) => {
    const job = await findEmployerJob(db, requester, id, { lock: true });
    if (job.status === 'closed') {
      throw new Failure('job_demand.deactivated', {
        message: 'Diese Anzeige ist geschlossen. Öffnen Sie sie wieder, dann läuft sie weiter.',
      });
    }
    const endsAt = prolongedEnd(now(), job.endsAt);
    await db.update(jobDemands).set({ endsAt, endToldAt: null }).where(eq(jobDemands.id, id));
    const prolonged = await loadEmployerJob(db, requester, id);
    if (!prolonged) throw new Failure('not_found');
    return prolonged;
  });
}
