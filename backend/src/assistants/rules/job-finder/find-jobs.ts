import type { MatchedJob } from '@silverjobs/contract';
import { htmlToText } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { clientOf } from '../../../clients/client-of.ts';
import {
  clients,
  jobDemandPositions,
  jobDemands,
  lookupOptions,
  postalCodes,
} from '../../../database/schema.ts';
import { codesNear } from '../../../jobs/codes-within.ts';
import { notHidden } from '../../../jobs/filter-condition.ts';
import { loadHiddenIds } from '../../../jobs/hidden-ids.ts';
import { jobsAtLocation, readJobLocation } from '../../../jobs/job-location.ts';
import { placeLabel } from '../../../jobs/lean-job.ts';
import { loadJobLabels } from '../../../lookups/job-labels.ts';
import { readOptionId } from '../../../places/option-id.ts';
import { relatedPositions } from '../../../positions/related-positions.ts';
import type { Conversation } from '../../engine.ts';
import type { Workload } from '../../understanding/find-hours.ts';
import type { Place } from '../../understanding/find-place.ts';
import { allPositions } from '../../understanding/find-positions.ts';
import { requirementsOf } from '../../understanding/job-text.ts';
import { scoreJob } from './score-job.ts';

/** What somebody is looking for, as far as it is known. */
export type SearchCriteria = {
  readonly positionIds: readonly number[];
  readonly place: Place;
  readonly workload: Workload | null;
};

export type FoundJob = MatchedJob & {
  readonly title: string;
  readonly positionId: number;
  /** Distance to the wanted place in kilometres, where both are known. */
  readonly km: number | null;
};

/** Newest jobs of the wanted positions that are weighed. */
const MAX_SCORED = 400;
const RELATED = 4;
const TEXT_MAX = 4_000;

async function distances(
  { db }: Conversation,
  { place }: SearchCriteria,
): Promise<ReadonlyMap<string, number>> {
  const filter = readOptionId(place.locationId);
  if (filter?.kind !== 'postal-code') return new Map();
  const near = await codesNear(db, filter.code, filter.radiusKm);
  return new Map(near.map(({ code, km }) => [code, km]));
}

async function candidatesOf(
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
  return db
    .select({
      id: jobDemandId,
      positionId,
      rank,
      postalCode: jobDemands.postalCode,
      workLoadId: jobDemands.workLoadId,
      jobTypeId: jobDemands.jobTypeId,
    })
    .from(jobDemandPositions)
    .innerJoin(jobDemands, eq(jobDemands.id, jobDemandId))
    .where(
      and(
        inArray(positionId, positionIds),
        sql`${jobDemandPositions.active}`,
        jobsAtLocation(jobDemandPositions, location),
        notHidden(jobDemandId, hiddenIds),
      ),
    )
    .orderBy(desc(jobDemandPositions.createdAt), desc(jobDemandId))
    .limit(MAX_SCORED);
}

type ScoredJob = { id: number; positionId: number; score: number; km: number | null };

async function scoreJobs(
  conversation: Conversation,
  criteria: SearchCriteria,
): Promise<ScoredJob[]> {
  const { db } = conversation;
  const all = await allPositions(db);
  const wanted = criteria.positionIds;
  const related = wanted.flatMap((id) => relatedPositions(all, id, RELATED).map((row) => row.id));
  const ids = [...new Set([...wanted, ...related])];
  if (ids.length === 0) return [];
  const [rows, near, labels, hours] = await Promise.all([
    candidatesOf(conversation, criteria, ids),
    distances(conversation, criteria),
    loadJobLabels(db),
    db
      .select({ id: lookupOptions.id, value: lookupOptions.value })
      .from(lookupOptions)
      .where(eq(lookupOptions.kind, 'work_load')),
  ]);
  const best = new Map<number, ScoredJob>();
  for (const row of rows) {
    const km = near.get(row.postalCode ?? '') ?? null;
    const score = scoreJob({
      place: wanted.indexOf(row.positionId),
      isMain: row.rank === 0,
      km,
      workload: criteria.workload,
      hours: hours.find(({ id }) => id === row.workLoadId)?.value ?? null,
      jobType: labels('job_type', row.jobTypeId),
    });
    if ((best.get(row.id)?.score ?? -1) < score) {
      best.set(row.id, { id: row.id, positionId: row.positionId, score, km });
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score || b.id - a.id);
}

async function describe(conversation: Conversation, weighed: readonly ScoredJob[]) {
  const { db, publicUrl } = conversation;
  const positions = await allPositions(db);
  const labels = await loadJobLabels(db);
  const rows = await db
    .select({ job: jobDemands, client: clients, city: postalCodes.place })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .where(
      inArray(
        jobDemands.id,
        weighed.map(({ id }) => id),
      ),
    );
  return weighed.flatMap(({ id, positionId, score, km }): FoundJob[] => {
    const row = rows.find(({ job }) => job.id === id);
    if (!row) return [];
    const { job, client, city } = row;
    const lines = htmlToText(job.description);
    const employer = clientOf(client, labels, 'other').profile_name;
    const head = [job.title, employer && `Arbeitgeber: ${employer}`].filter(Boolean);
    const category = positions.find((position) => position.id === positionId)?.label;
    return [
      {
        id,
        score,
        title: job.title,
        positionId,
        km,
        metadata: {
          text: [...head, ...lines].join('\n').slice(0, TEXT_MAX),
          ...(job.postalCode && { location: placeLabel(job.postalCode, city) ?? '' }),
          ...(city && { city }),
          link: `${publicUrl}${pathTo(paths.job, { id })}`,
          ...(job.payHint && { salary: job.payHint }),
          ...(category && { jobCategory: category }),
          requirements: requirementsOf(lines),
        },
      },
    ];
  });
}

/**
 * Jobs of the pool for a wish, the best first: the wanted positions and those close to them, at the
 * place, by distance and hours. What the candidate has hidden is left out.
 * @param skip ids that were already shown
 */
export async function findJobs(
  conversation: Conversation,
  criteria: SearchCriteria,
  most: number,
  skip: readonly number[] = [],
): Promise<{ readonly jobs: FoundJob[]; readonly total: number }> {
  const weighed = (await scoreJobs(conversation, criteria)).filter(({ id }) => !skip.includes(id));
  const jobs = weighed.length === 0 ? [] : await describe(conversation, weighed.slice(0, most));
  return { jobs, total: weighed.length };
}
