import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { clients, jobDemands } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Application } from './application.ts';

/** The job that is applied for, with its employer. */
export async function findJob(db: Database, application: Application) {
  const [job] = await db
    .select({
      title: jobDemands.title,
      status: jobDemands.status,
      clientId: jobDemands.clientId,
      employerName: clients.profileName,
    })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .where(eq(jobDemands.id, application.job_demand_id));
  if (!job) throw new Failure('not_found', { param: 'job_demand_id' });
  if (job.status !== 'active') throw new Failure('job_demand.deactivated');
  if (job.clientId === application.client_id) return job;
  throw new Failure('validation.failed', {
    param: 'client_id',
    message: 'Diese Stelle gehört zu einem anderen Arbeitgeber.',
  });
}
