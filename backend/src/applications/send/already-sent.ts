import type { Database } from '../../database/database.ts';
import { and, eq } from '../../database/drizzle.ts';
import { communications } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { CandidateRequester } from '../../http/requester.ts';

/** The conflict of a second application, with the conversation that exists. */
export async function alreadySent(
  db: Database,
  requester: CandidateRequester,
  jobDemandId: number,
): Promise<Failure> {
  const [row] = await db
    .select({ id: communications.id })
    .from(communications)
    .where(
      and(
        eq(communications.candidateId, requester.candidateId),
        eq(communications.jobDemandId, jobDemandId),
        eq(communications.type, 'application'),
      ),
    );
  return new Failure('conflict', {
    message: 'Sie haben diesen Arbeitgeber zu dieser Stelle schon angeschrieben.',
    param: 'job_demand_id',
    ...(row ? { payload: { communication_id: row.id } } : {}),
  });
}
