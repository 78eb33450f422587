import { and, desc, eq, inArray, sql } from '../../../../database/drizzle.ts';
import { jobDemandPositions, jobDemands } from '../../../../database/schema.ts';
import { notHidden } from '../../../../jobs/filter-condition.ts';
import { loadHiddenIds } from '../../../../jobs/hidden-ids.ts';
import { jobsAtLocation, readJobLocation } from '../../../../jobs/job-location.ts';
import type { Conversation } from '../../../engine.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** Newest jobs of the wanted positions that are weighed. */
const MAX_SCORED = 400;

/** The newest jobs of some positions at the wanted place, without what the candidate has hidden. */
export async function candidatesOf(
  conversation: Conversation,
  criteria: SearchCriteria,
  positionIds: number[],
) {
  const { db, candidateId } = conversation;
  const [location, hiddenIds] = await Promise.all([
    readJobLocation(db, criteria.place.locationId),
    loadHiddenIds(db, candidateId),
  ]);
  const { positionId, jobDemandId, rank } = jobDemandPositions;
  const isOfWork = positionIds.length > 0 ? inArray(positionId, positionIds) : eq(rank, 0);
  return db
    .select({
      id: jobDemandId,
      positionId,
      rank,
      postalCode: jobDemands.postalCode,
      workLoadId: jobDemands.workLoadId,
      jobTypeId: jobDemands.jobTypeId,
      saidTimes: jobDemands.saidTimes,
      title: jobDemands.title,
      description: jobDemands.description,
      payHint: jobDemands.payHint,
    })
    .from(jobDemandPositions)
    .innerJoin(jobDemands, eq(jobDemands.id, jobDemandId))
    .where(
      and(
        isOfWork,
        sql`${jobDemandPositions.active}`,
        jobsAtLocation(jobDemandPositions, location),
        notHidden(jobDemandId, hiddenIds),
      ),
    )
    .orderBy(desc(jobDemandPositions.createdAt), desc(jobDemandId))
    .limit(MAX_SCORED);
}
