import { eq } from '../../../../database/drizzle.ts';
import { lookupOptions } from '../../../../database/schema.ts';
import { timesLabelOf } from '../../../../jobs/lean-job.ts';
import { loadLabels } from '../../../../lookups/labels.ts';
import { relatedPositions } from '../../../../positions/related-positions.ts';
import type { Conversation } from '../../../engine.ts';
import { allPositions } from '../../../understanding/find-positions.ts';
import { simplify } from '../../../understanding/simplify.ts';
import { type JobFacts, jobText } from '../job-facts.ts';
import { scoreJob } from '../score-job.ts';
import { compare } from './compare-job.ts';
import { distances } from './distances.ts';
import { candidatesOf } from './jobs-to-weigh.ts';
import { positionsOfJobs } from './positions-of-jobs.ts';
import type { SearchCriteria } from './search-criteria.ts';

const RELATED = 4;

/** A job with what speaks for it. */
export type ScoredJob = {
  readonly id: number;
  readonly positionId: number;
  /** It is of the wanted work, or any is wanted, and not only close to it. */
  readonly isWanted: boolean;
  readonly score: number;
  readonly reasons: readonly string[];
  readonly km: number | null;
};

/** All jobs that a wish fits, each once, the best first. */
export async function scoreJobs(
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
    const saidTimes = timesLabelOf(row).times_label;
    const job: JobFacts = {
      // When it is done may be said in fields of their own (employers-96).
      text: jobText([row.title, saidTimes].filter(Boolean).join('. '), row.description),
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
      const isWanted = wanted.length === 0 || wanted.includes(row.positionId);
      const found = { id: row.id, positionId: row.positionId, isWanted, score, km };
      best.set(row.id, { ...found, reasons: texts });
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score || b.id - a.id);
}
