import type { Database } from '../database/database.ts';
import { and, desc, eq, exists, isNull, ne, or, sql } from '../database/drizzle.ts';
import { candidates, communications, jobDemands, postalCodes } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester, Requester } from '../http/requester.ts';
import { cityOfCandidate } from '../locations/city.ts';
import { isSearching } from './matching-condition.ts';

/** Own jobs that fit the candidate of the outer query by what it has done or can imagine. */
const fitsOuter = or(
  sql`exists (
    select from candidate_positions cp
    join job_demand_positions jp on jp.position_id = cp.position_id
    where cp.candidate_id = ${candidates.id} and cp.matching_used
    and jp.job_demand_id = ${jobDemands.id})`,
  sql`${candidates.additional} ->> ('potential_job_' || ${jobDemands.potentialJobId}) = 'true'`,
);

/**
 * A candidate that the asking employer may see: one it is in a conversation with, or one who is
 * looking for work and fits a job of the employer that is neither closed nor hidden. Anybody else is as unknown as
 * one that does not exist.
 * @throws Failure not_found
 */
export async function findCandidate(db: Database, { clientId }: ClientRequester, id: number) {
  const ofRequester = and(
    eq(communications.candidateId, candidates.id),
    eq(communications.clientId, clientId),
  );
  const fittingJob = db
    .select({ one: sql`1` })
    .from(jobDemands)
    .where(
      and(
        eq(jobDemands.clientId, clientId),
        ne(jobDemands.status, 'closed'),
        isNull(jobDemands.hiddenAt),
        fitsOuter,
      ),
    );
  const contact = db.select({ one: sql`1` }).from(communications).where(ofRequester);
  const [row] = await db
    .select({ candidate: candidates, city: cityOfCandidate })
    .from(candidates)
    .leftJoin(postalCodes, eq(postalCodes.code, candidates.postalCode))
    .where(and(eq(candidates.id, id), or(exists(contact), and(isSearching, exists(fittingJob)))));
  if (row) return row;
  throw new Failure('not_found', { param: 'id', message: 'Dieses Kurzprofil gibt es nicht.' });
}

/** The conversations of an employer with a candidate, newest first, with their jobs. */
export function loadContactsOf(db: Database, { clientId }: ClientRequester, candidateId: number) {
  return db
    .select({
      id: communications.id,
      type: communications.type,
      contactData: communications.contactData,
      createdAt: communications.createdAt,
      jobId: communications.jobDemandId,
      jobTitle: jobDemands.title,
    })
    .from(communications)
    .leftJoin(jobDemands, eq(jobDemands.id, communications.jobDemandId))
    .where(and(eq(communications.candidateId, candidateId), eq(communications.clientId, clientId)))
    .orderBy(desc(communications.lastMessageAt), desc(communications.id));
}

/** Own active jobs that fit a candidate. */
export async function loadMatchingJobs(
  db: Database,
  { clientId }: ClientRequester,
  candidateId: number,
): Promise<{ id: number; title: string }[]> {
  return db
    .select({ id: jobDemands.id, title: jobDemands.title })
    .from(jobDemands)
    .innerJoin(candidates, eq(candidates.id, candidateId))
    .where(
      and(
        eq(jobDemands.clientId, clientId),
        eq(jobDemands.status, 'active'),
        isSearching,
        fitsOuter,
      ),
    )
    .orderBy(desc(jobDemands.createdAt), desc(jobDemands.id));
}

/**
 * A candidate as it is stored, for itself alone.
 * @throws Failure not_found
 */
export async function findOwnCandidate(
  db: Database,
  { candidateId }: Pick<Requester, 'candidateId'>,
  id: number,
) {
  const [row] = await db
    .select({ candidate: candidates, city: cityOfCandidate })
    .from(candidates)
    .leftJoin(postalCodes, eq(postalCodes.code, candidates.postalCode))
    .where(eq(candidates.id, id));
  if (row && candidateId === id) return row;
  throw new Failure('not_found', { param: 'id', message: 'Dieses Kurzprofil gibt es nicht.' });
}
