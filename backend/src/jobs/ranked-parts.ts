import { HOMEOFFICE_MOSTLY_ID } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { trainedIds } from '../reference/positions/training.ts';
import { codesNear, type NearCode } from './codes-within.ts';
import type { ReadFilter } from './filter-condition.ts';
import { msOf, OFTEN_IN_ZONE } from './job-source.ts';
import { nameFew, nameNearest, nearestFirst, type Zone } from './name-nearest.ts';
import { atCodes } from './narrow-filter.ts';
import { positionsAtHome } from './related-activities.ts';
import { lookMs } from './said-plan.ts';
import type { Scale } from './scored-ids.ts';
import type { Activities, SearchProfile } from './search-profile.ts';
import { canSuit } from './wishes.ts';

/** A part of a candidate's list: by score where there is one, otherwise the newest first, of what fits before all others. */
export type Part = {
  readonly filter: ReadFilter;
  readonly scale?: Scale;
  readonly first?: Activities;
};

/** So many active jobs are scored at once: of those that fit a few of these are left, of others all. */
const FITTING_ZONE = 40_000;
const RELATED_ZONE = 10_000;
const OTHER_ZONE = 5_000;
/** The same of those that say what many do: so few fill some pages, and each has to be asked. */
const SAID_ZONE = 2_000;
/** So many of the rest that say it are read once for what fits and what does not. */
const READ_ONCE = 10_000;
/** How far from home jobs are scored, in kilometres, and in how many zones; the rest is by date. */
const OUTER_KM = 100;
const OUTER_ZONES = 8;

/** Points of an occupation. */
const FITS = 60;
const CLOSE = 30;
const SAME_SECTOR = 24;
const SAME_TASK = 22;
const BESIDE = 15;
const TRAINED = -20;
const UNWANTED = -60;

/** Points of a distance: -10 for each radius away, four at most, and -1 for each 10 km. */
export function distancePoints(km: number, radiusKm: number): number {
  return -Math.round(10 * Math.min(km / Math.max(radiusKm, 5), 4) + km / 10);
}

/** Places from near to far: those whose jobs are named, then so many jobs together that they can be scored at once. */
function zonesOf(codes: readonly NearCode[], most: number, named: Zone | null): Zone[] {
  const known = new Set(named?.codes.map(({ code }) => code));
  const there = codes.filter(({ code }) => known.has(code));
  const zones: Zone[] = named && there.length > 0 ? [{ ...named, codes: there }] : [];
  let jobs = most;
  for (const code of nearestFirst(codes)) {
    if (known.has(code.code)) continue;
    const own = code.jobs ?? 0;
    const last = zones.at(-1);
    if (last && jobs + own <= most) {
      last.codes.push(code);
      jobs += own;
    } else {
      zones.push({ codes: [code] });
      jobs = own;
    }
  }
  return zones;
}

/** What points are given to each occupation: that of the best counts for a job. */
function weightsOf({ activities, related, unwantedIds }: SearchProfile): Scale['weights'] {
  const points = new Map(trainedIds.map((id) => [id, TRAINED]));
  for (const id of unwantedIds) points.set(id, UNWANTED);
  for (const id of related.beside) points.set(id, BESIDE);
  for (const id of related.sameTask) points.set(id, SAME_TASK);
  for (const id of related.sameSector) points.set(id, SAME_SECTOR);
  for (const id of related.close) points.set(id, CLOSE);
  for (const id of activities?.positionIds ?? []) points.set(id, FITS);
  return [...points].map(([id, each]) => ({ id, points: each }));
}

/** Related occupations, the closest first. */
const KINDS = ['close', 'sameSector', 'sameTask', 'beside'] as const;

/** Some related occupations: what a job mainly is counts, what it is as well does not. */
const mainly = (positionIds: readonly number[]): Activities[] =>
  positionIds.length > 0 ? [{ positionIds, potentialJobIds: [], mainOnly: true }] : [];

/** Hers and what is related, the closest first; at home only what is done there at all. */
async function kindsOf(
  db: Database,
  { activities, related }: SearchProfile,
  atHome: boolean,
): Promise<Activities[]> {
  if (!activities) return [];
  const known = atHome ? await positionsAtHome(db, 'all') : null;
  const some = (ids: readonly number[]) => (known ? ids.filter((id) => known.has(id)) : ids);
  const own = { ...activities, positionIds: some(activities.positionIds) };
  return [own, ...KINDS.flatMap((kind) => mainly(some(related[kind])))];
}

/** Parts of a filter by occupation and date: hers, then what is related, each without those before. */
function* byOccupation(filter: ReadFilter, kinds: readonly Activities[]): Generator<Part> {
  for (const [at, fits] of kinds.entries()) {
    yield { filter: { ...filter, fits, fitsNot: kinds.slice(0, at) } };
  }
}

/** The parts of what is as she wants to work. */
async function* partsThatSuit(
  db: Database,
  filter: ReadFilter,
  profile: SearchProfile,
  isDeep: boolean,
): AsyncGenerator<Part> {
  const { activities, wishes, home, radiusKm, nearCodes, wideCodes } = profile;
  const related = activities ? mainly(KINDS.flatMap((kind) => profile.related[kind])) : [];
  if (!home || !nearCodes || !wideCodes || radiusKm === null || wishes?.place === 'home') {
    if (filter.fits) {
      yield { filter };
      return;
    }
    const all = await kindsOf(db, profile, wishes?.place === 'home');
    const fitting = await nameFew(db, { ...filter, suits: wishes ?? undefined });
    yield* byOccupation(fitting, all);
    yield { filter: { ...fitting, fitsNot: all } };
    return;
  }
  const wanted = await nameFew(db, { ...filter, suits: wishes ?? undefined });
  const known = new Set(wideCodes.map(({ code }) => code));
  const findOuter = async () =>
    (await codesNear(db, home.code, OUTER_KM)).filter(({ code }) => !known.has(code));
  // What few say may be no nearer: it is looked up once for all places.
  const reach = wanted.said ? [...wideCodes, ...(await findOuter())] : wideCodes;
  const there = await nameNearest(db, wanted, reach);
  const own = activities ? [activities] : [];
  const both = [...own, ...related];
  const scaleOf = (codes: readonly NearCode[], withWeights: boolean): Scale => ({
    places: codes.map(({ code, km }) => ({ code, points: distancePoints(km, radiusKm) })),
    weights: withWeights ? weightsOf(profile) : [],
    home: wishes?.place ?? null,
    times: wishes?.times ?? null,
  });
  const at = ({ codes, named }: Zone, more: Partial<ReadFilter>, withWeights = false): Part => ({
    filter: {
      ...atCodes(wanted, codes),
      ...more,
      ...(named && { named, said: undefined, ofJob: undefined }),
    },
    scale: scaleOf(codes, withWeights),
  });
  const wide = zonesOf(wideCodes, FITTING_ZONE, there);
  if (activities) for (const zone of wide) yield at(zone, { fits: activities });
  // Narrowed to what fits (jobs-59): there is nothing else.
  if (filter.fits) return;
  // Who works at home as well has no way to what can be done there.
  const atHome = wishes?.place === 'both' ? await kindsOf(db, profile, true) : [];
  const outside = {
    ...wanted,
    homeofficeFrom: HOMEOFFICE_MOSTLY_ID,
    awayFromCodes: [...known],
  };
  const away = atHome.length > 0 ? await nameFew(db, outside) : outside;
  const [ownAtHome, ...othersAtHome] = byOccupation(away, atHome);
  if (ownAtHome) yield ownAtHome;
  // What is closest may be at home as well, before what is less close and near.
  const steps = ownAtHome ? KINDS.map((kind) => mainly(profile.related[kind])) : [related];
  const before = [...own];
  for (const step of steps) {
    for (const zone of zonesOf(wideCodes, wanted.said ? FITTING_ZONE : RELATED_ZONE, there)) {
      for (const fits of step) yield at(zone, { fits, fitsNot: [...before] }, true);
    }
    before.push(...step);
    if (step.length > 0) yield* othersAtHome.splice(0, 1);
  }
  yield* othersAtHome;
  const most = (filter.said?.share ?? 0) >= OFTEN_IN_ZONE ? SAID_ZONE : OTHER_ZONE;
  for (const zone of zonesOf(nearCodes, most, there)) yield at(zone, { fitsNot: both }, true);

  const fringe = wideCodes.filter(({ km }) => km > radiusKm);
  for (const zone of zonesOf(fringe, most, there)) yield at(zone, { fitsNot: both }, true);
  const zones = zonesOf(await findOuter(), OTHER_ZONE, there).slice(0, OUTER_ZONES);
  for (const zone of zones) yield at(zone, { fitsNotAtHome: atHome }, true);
  const awayFromCodes = [...known, ...zones.flatMap(({ codes }) => codes.map(({ code }) => code))];
  const rest = { ...(await nameFew(db, { ...wanted, awayFromCodes })), fitsNotAtHome: atHome };
  const { said } = rest;
  if (activities && said && !isDeep && msOf(rest, said) < lookMs(READ_ONCE)) {
    yield { filter: rest, first: activities };
    return;
  }
  if (activities) yield { filter: { ...rest, fits: activities } };
  yield { filter: { ...rest, fitsNot: own } };
}

/**
 * The parts of a candidate's list, every job of the filter in one of them: what fits and is near or
 * just outside, what is related to it, what else is near, what is further away, and what is not as
 * she wants to work (jobs-57). What follows is only looked up when it is read.
 * @param isDeep a page after a job is asked for: each part is by one order
 */
export async function* partsOf(
  db: Database,
  filter: ReadFilter,
  profile: SearchProfile,
  isDeep: boolean,
): AsyncGenerator<Part> {
  const { wishes, home, nearCodes } = profile;
  // Where nothing can suit, no part of a million is looked through for it.
  if (!wishes || canSuit(filter.jobTypeIds, filter.workLoadIds, wishes)) {
    yield* partsThatSuit(db, filter, profile, isDeep);
  }
  if (!wishes || filter.fits) return;
  const not = await nameFew(db, { ...filter, suitsNot: wishes });
  if (!home || !nearCodes || wishes.place === 'home') {
    yield { filter: not };
    return;
  }
  yield { filter: atCodes(not, nearCodes) };
  yield { filter: { ...not, awayFromCodes: nearCodes.map(({ code }) => code) } };
}
