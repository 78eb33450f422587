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
import { loadLabels } from '../../../lookups/labels.ts';
import { readOptionId } from '../../../places/option-id.ts';
import { relatedPositions } from '../../../positions/related-positions.ts';
import type { Conversation } from '../../engine.ts';
import type { Workload } from '../../understanding/find-hours.ts';
import type { Place } from '../../understanding/find-place.ts';
import { allPositions } from '../../understanding/find-positions.ts';
import { requirementsOf } from '../../understanding/job-text.ts';
import { simplify } from '../../understanding/simplify.ts';
import type { Pay } from '../../understanding/wish/amounts.ts';
import { kindById } from '../../understanding/wish/kinds.ts';
import type { Excluded } from '../../understanding/wish/read-wish.ts';
import { timeById } from '../../understanding/wish/times.ts';
import { isAtTime, isUnwanted, type JobFacts, jobText, paysEnough } from './job-facts.ts';
import { scoreJob } from './score-job.ts';

/** What somebody is looking for, as far as it is known; what is left out asks for nothing. */
export type SearchCriteria = {
  /** None: any work. */
  readonly positionIds: readonly number[];
  readonly place: Place;
  readonly workload: Workload | null;
  /** Only jobs of at most so many hours a week. */
  readonly mostHours?: number | undefined;
  /** Ids of kinds of job and of times of day: only such jobs. */
  readonly kinds?: readonly string[];
  readonly times?: readonly string[];
  readonly pay?: Pay | null;
  /** Jobs that have one of these are left out. */
  readonly excluded?: readonly Excluded[];
  /** Positions of the person's own experience. */
  readonly experienceIds?: readonly number[];
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
): Promise<{ readonly near: ReadonlyMap<string, number>; readonly radiusKm: number | null }> {
  const filter = readOptionId(place.locationId);
  if (filter?.kind !== 'postal-code') return { near: new Map(), radiusKm: null };
  const near = await codesNear(db, filter.code, filter.radiusKm);
  return { near: new Map(near.map(({ code, km }) => [code, km])), radiusKm: filter.radiusKm };
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
  const isOfWork = positionIds.length > 0 ? inArray(positionId, positionIds) : eq(rank, 0);
  return db
    .select({
      id: jobDemandId,
      positionId,
      rank,
      postalCode: jobDemands.postalCode,
      workLoadId: jobDemands.workLoadId,
      jobTypeId: jobDemands.jobTypeId,
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

/** All positions of some jobs, by job. */
async function positionsOfJobs({ db }: Conversation, ids: readonly number[]) {
  const { positionId, jobDemandId } = jobDemandPositions;
  const rows = await db
    .select({ id: jobDemandId, positionId })
    .from(jobDemandPositions)
    .where(inArray(jobDemandId, [...new Set(ids)]));
  const byJob = new Map<number, number[]>();
  for (const row of rows) byJob.set(row.id, [...(byJob.get(row.id) ?? []), row.positionId]);
  return byJob;
}

type ScoredJob = {
  readonly id: number;
  readonly positionId: number;
  readonly score: number;
  readonly reasons: readonly string[];
  readonly km: number | null;
};

/** What the wish names and a job has, what it does not tell, or that it is none (null). */
function compare(job: JobFacts, hours: number | null, criteria: SearchCriteria) {
  const { kinds = [], times = [], pay = null, excluded = [], mostHours } = criteria;
  const types = kinds.flatMap((id) => kindById(id)?.jobTypes ?? []);
  if (types.length > 0 && !types.includes(job.jobType ?? '')) return null;
  if (mostHours !== undefined && hours !== null && hours > mostHours) return null;
  if (times.some((id) => !isAtTime(job, id)) || isUnwanted(job, excluded)) return null;
  const isEnough = pay && paysEnough(job, pay);
  if (isEnough === false) return null;
  // One reason for all times: a card has room for six.
  const labels = times.length > 0 ? [times.map((id) => timeById(id)?.label ?? id).join(', ')] : [];
  const kind = types.length > 0 && job.jobType ? [job.jobType] : [];
  const paid = isEnough ? [job.payHint ?? ''] : [];
  const untold =
    (pay && isEnough === null ? 1 : 0) + (mostHours !== undefined && hours === null ? 1 : 0);
  return { named: [...kind, ...labels, ...paid], untold };
}

async function scoreJobs(
  conversation: Conversation,
  criteria: SearchCriteria,
): Promise<ScoredJob[]> {
  const { db } = conversation;
  const all = await allPositions(db);
  const byId = new Map(all.map((position) => [position.id, position]));
  const wanted = criteria.positionIds;
  const related = wanted.flatMap((id) => relatedPositions(all, id, RELATED).map((row) => row.id));
  const ids = [...new Set([...wanted, ...related])];
  const [rows, { near, radiusKm }, labels, hours] = await Promise.all([
    candidatesOf(conversation, criteria, ids),
    distances(conversation, criteria),
    loadLabels(db),
    db
      .select({ id: lookupOptions.id, value: lookupOptions.value })
      .from(lookupOptions)
      .where(eq(lookupOptions.kind, 'work_load')),
  ]);
  if (rows.length === 0) return [];
  const positionsById = await positionsOfJobs(
    conversation,
    rows.map(({ id }) => id),
  );
  const best = new Map<number, ScoredJob>();
  for (const row of rows) {
    const km = near.get(row.postalCode ?? '') ?? null;
    const positionIds = positionsById.get(row.id) ?? [];
    const positions = positionIds.flatMap((id) => byId.get(id) ?? []);
    const leastHours = hours.find(({ id }) => id === row.workLoadId)?.value ?? null;
    const job: JobFacts = {
      text: jobText(row.title, row.description),
      positions: simplify(positions.map((one) => `${one.label} ${one.matchingKeywords}`).join(' ')),
      positionIds,
      jobType: labels('job_type', row.jobTypeId),
      payHint: row.payHint,
    };
    const compared = compare(job, leastHours, criteria);
    if (!compared) continue;
    const { score, reasons } = scoreJob({
      ...compared,
      place: wanted.indexOf(row.positionId),
      isAnyWork: wanted.length === 0,
      isMain: row.rank === 0,
      position: byId.get(row.positionId)?.label ?? '',
      isExperience: criteria.experienceIds?.includes(row.positionId) ?? false,
      km,
      radiusKm,
      workload: criteria.workload,
      hours: leastHours,
    });
    if ((best.get(row.id)?.score ?? -1) < score) {
      const texts = reasons.map(({ text }) => text);
      best.set(row.id, { id: row.id, positionId: row.positionId, score, reasons: texts, km });
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score || b.id - a.id);
}

async function describe(conversation: Conversation, weighed: readonly ScoredJob[]) {
  const { db, publicUrl } = conversation;
  const positions = await allPositions(db);
  const labels = await loadLabels(db);
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
  return weighed.flatMap(({ id, positionId, score, reasons, km }): FoundJob[] => {
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
          reasons: [...reasons],
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
  const jobs =
    weighed.length === 0 || most === 0 ? [] : await describe(conversation, weighed.slice(0, most));
  return { jobs, total: weighed.length };
}
