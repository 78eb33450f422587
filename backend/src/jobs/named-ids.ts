import { HOMEOFFICE_MOSTLY_ID } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { jobDemands } from '../database/schema.ts';
import { timesOfJob } from '../database/tables/job-times.ts';
import { idsOf, oneOf, type ReadFilter } from './filter-condition.ts';
import { liesAt } from './filter-places.ts';
import type { NamedJob } from './job-words.ts';
import type { IdPage } from './newest-ids.ts';
import { AT_HOME, type Scale } from './scored-ids.ts';
import type { Activities } from './search-profile.ts';
import { suits, timePoints } from './wishes.ts';

const isAtHome = ({ homeofficeId }: NamedJob) => homeofficeId >= HOMEOFFICE_MOSTLY_ID;

/** Says of a job whether it fits some activities. */
function fitsOf({ positionIds, potentialJobIds, mainOnly }: Activities) {
  const [own, imagined] = [new Set(positionIds), new Set(potentialJobIds)];
  return (job: NamedJob) =>
    job.positionIds.slice(0, mainOnly && 1).some((id) => own.has(id)) ||
    (job.potentialJobId !== null && imagined.has(job.potentialJobId));
}

/**
 * A filter with only those named jobs that are all it asks for, so that nothing else is left to ask; others as they are.
 * What is hidden stays, as a page may begin behind it.
 */
export function namedThere(filter: ReadFilter): ReadFilter {
  const { named, hiddenIds, location, positionId, jobTypeIds, workLoadIds } = filter;
  if (!named) return filter;
  const wanted = filter.placeCodes && new Set(filter.placeCodes.map(({ code }) => code));
  const away = new Set(filter.awayFromCodes);
  const isThere = location.kind === 'homeoffice' ? isAtHome : liesAt(location);
  const doesFit = filter.fits && fitsOf(filter.fits);
  const others = (filter.fitsNot ?? []).map(fitsOf);
  const othersAtHome = (filter.fitsNotAtHome ?? []).map(fitsOf);
  const found = named.filter(
    (job) =>
      (wanted?.has(job.code ?? '') ?? true) &&
      !away.has(job.code ?? '') &&
      isThere(job) &&
      (positionId === undefined || job.positionIds.includes(positionId)) &&
      (jobTypeIds?.includes(job.jobTypeId ?? 0) ?? true) &&
      (workLoadIds?.includes(job.workLoadId ?? 0) ?? true) &&
      job.homeofficeId >= (filter.homeofficeFrom ?? 0) &&
      suits(job, filter.suits ?? null) &&
      !(filter.suitsNot && suits(job, filter.suitsNot)) &&
      (doesFit?.(job) ?? true) &&
      !others.some((fits) => fits(job)) &&
      !(isAtHome(job) && othersAtHome.some((fits) => fits(job))),
  );
  return { positionId: undefined, location: { kind: 'all' }, hiddenIds, named: found };
}

/** Says how many points a job has, by the same rules as scoredIds(). @param times bits of what jobs name, where asked for */
function pointsBy({ places, weights, home, times: wanted }: Scale, times: Map<number, number>) {
  const way = new Map(places.map(({ code, points }) => [code, points]));
  const weight = new Map(weights.map(({ id, points }) => [id, points]));
  const sign = home === 'both' ? AT_HOME : home === 'out' ? -AT_HOME : 0;
  return (job: NamedJob): number => {
    const works = job.positionIds.map((id) => weight.get(id) ?? 0);
    const work = works.length > 0 ? Math.max(...works) + 2 * Math.min(works[0] ?? 0, 0) : 0;
    const distance = home === 'both' && isAtHome(job) ? 0 : (way.get(job.code ?? '') ?? 0);
    const when = timePoints(times.get(job.id) ?? 0, wanted);
    return work + distance + (isAtHome(job) ? sign : 0) + when;
  };
}

/** When jobs are done, as bits of JOB_TIMES. */
async function timesOf(db: Database, named: readonly NamedJob[]): Promise<Map<number, number>> {
  const { id, saidTimes, times } = jobDemands;
  const rows = await db
    .select({ id, saidTimes, times })
    .from(jobDemands)
    .where(oneOf(id, idsOf(named)));
  return new Map(rows.map((row) => [row.id, timesOfJob(row)]));
}

/** A page of named jobs that are all that was asked, the most points first where there is a scale, then the newest. */
export async function namedIds(
  db: Database,
  { named = [], hiddenIds }: Pick<ReadFilter, 'named' | 'hiddenIds'>,
  scale: Scale | undefined,
  { limit, offset, behind }: IdPage,
): Promise<number[]> {
  const pointsOf = scale && pointsBy(scale, scale.times ? await timesOf(db, named) : new Map());
  const hidden = new Set(hiddenIds);
  const ids = named
    .map((job) => ({ job, points: pointsOf?.(job) ?? 0 }))
    .sort((a, b) => b.points - a.points || b.job.at - a.job.at || b.job.id - a.job.id)
    .map(({ job }) => job.id);
  const after = behind ? ids.slice(ids.indexOf(behind.id) + 1) : ids;
  const start = behind ? 0 : offset;
  return after.filter((id) => !hidden.has(id)).slice(start, start + limit);
}
