import type { PublicLanding } from '@silverjobs/contract';
import { slugOf } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import type { Database } from '../database/database.ts';
import { and, eq, sql } from '../database/drizzle.ts';
import { keptReference } from '../database/kept-reference.ts';
import { jobDemandPositions, jobDemands, positions, postalCodes } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { codesNear } from '../jobs/codes-within.ts';
import { countByCode } from '../jobs/count-by-code.ts';
import { countByPosition } from '../jobs/count-by-position.ts';
import type { Home } from '../jobs/distance.ts';
import { oneOf, type ReadFilter } from '../jobs/filter-condition.ts';
import { jobSource } from '../jobs/job-source.ts';
import { hourlyPay } from '../jobs/job-words.ts';
import { type Position, relatedPositions } from '../positions/related-positions.ts';
import { loadOccupations, loadOccupationsWithJobs } from './landing-index.ts';
import { countPublic, everything, listPage } from './list-page.ts';
import { occupationOf } from './read-what.ts';
import { loadPlaces, placeOf } from './read-where.ts';

/** Kilometres around a place whose jobs its page shows. */
const AROUND_KM = 10;
/** Kilometres within which places are neighbours. */
const NEIGHBOURS_KM = 25;
const NEIGHBOURS = 8;
const OCCUPATIONS = 12;
/** Newest advertisements that typical pay is taken from, and fewest that say something. */
const PAY_OF = 200;
const PAY_LEAST = 5;

async function findPlace(db: Database, slug: string) {
  const code = /^(\d{5}|(?:a|ch|fl)-\d{4})(?:-|$)/i.exec(slug)?.[1]?.toUpperCase();
  if (code === undefined) return null;
  const [row] = await db.select().from(postalCodes).where(eq(postalCodes.code, code));
  return row ?? null;
}

/** What the newest advertisements of a filter pay an hour; null where too few say it. */
async function typicalPay(db: Database, filter: ReadFilter): Promise<PublicLanding['pay']> {
  const { table, id, createdAt, condition } = jobSource(filter);
  const newest = db
    .select({ id: sql<number>`${id}`.as('job_id') })
    .from(table)
    .where(condition)
    .orderBy(sql`${createdAt} desc`, sql`${id} desc`)
    .limit(PAY_OF)
    .as('newest');
  const quantile = (share: number) =>
    sql<number>`round(percentile_cont(${sql.raw(String(share))}) within group (order by ${hourlyPay}))::int`;
  const [row] = await db
    .select({
      from: quantile(0.25),
      median: quantile(0.5),
      to: quantile(0.75),
      jobs: sql<number>`count(*)::int`,
    })
    .from(newest)
    .innerJoin(jobDemands, eq(jobDemands.id, newest.id))
    .where(sql`${jobDemands.payUnit} = 'hour' and ${hourlyPay} > 0
      and coalesce(${jobDemands.postalCode}, '') !~ '^(CH|FL)-'`);
  return row && row.jobs >= PAY_LEAST ? row : null;
}

type Here = { readonly position: Position | null; readonly home: Home | null };

/** Which of some occupations have a job right now; it reads an entry of each. */
async function withJobs(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: positions.id })
    .from(positions)
    .where(
      and(
        oneOf(positions.id, ids),
        sql`exists (select from ${jobDemandPositions}
          where ${jobDemandPositions.positionId} = ${positions.id} and ${jobDemandPositions.active})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** How many jobs some occupations have: at a place exactly, everywhere as of some minutes ago. */
async function countOf(db: Database, asked: readonly Position[], exact: ReadFilter | null) {
  const ids = asked.map(({ id }) => id);
  if (exact) return countByPosition(db, { ...exact, ofJob: undefined }, ids);
  const [kept, there] = await Promise.all([loadOccupationsWithJobs(db, 'all'), withJobs(db, ids)]);
  return new Map(kept.flatMap(({ id, count }) => (there.has(id) ? [[id, count]] : [])));
}

/** Related occupations, or those of a place with most jobs; each has a page there. */
async function occupationsOf(db: Database, { position, home }: Here, exact: ReadFilter) {
  const all = [...(await loadOccupations(db, 'all')).values()];
  const asked = position ? relatedPositions(all, position.id, OCCUPATIONS * 2) : all;
  const counts = await countOf(db, asked, home ? exact : null);
  const found = asked.flatMap((one) => {
    const count = counts.get(one.id);
    return count === undefined ? [] : { ...occupationOf(one), count };
  });
  return position
    ? found.slice(0, OCCUPATIONS)
    : found.sort((one, other) => other.count - one.count);
}

/** Postal codes with most jobs of an occupation, as of some minutes ago: that reads all of its jobs. */
const codesWithMost = keptReference(
  async (db: Database, positionId: number) => {
    const counts = await countByCode(db, { ...everything, positionId });
    const sorted = [...counts].sort(([, one], [, other]) => other - one);
    return sorted.flatMap(([code]) => (code === '' ? [] : code)).slice(0, NEIGHBOURS * 2);
  },
  { size: ({ length }) => length, room: 50_000 },
);

/** Places near this one that have such jobs, or those with most of them. */
async function placesOfLanding(db: Database, { position, home }: Here) {
  const filter = { ...everything, positionId: position?.id };
  const near = home ? [...(await codesNear(db, home.code, NEIGHBOURS_KM))] : null;
  const candidates = near
    ? near.sort((one, other) => one.km - other.km).map(({ code }) => code)
    : position
      ? await codesWithMost(db, position.id)
      : [];
  const asked = candidates.filter((code) => code !== home?.code);
  const counts = await countByCode(db, { ...filter, location: { kind: 'codes', codes: asked } });
  const codes = asked.filter((code) => (counts.get(code) ?? 0) > 0).slice(0, NEIGHBOURS);
  const places = await loadPlaces(db, codes);
  return codes.flatMap((code) => {
    const place = places.get(code);
    return place ? { ...place, count: counts.get(code) ?? 0 } : [];
  });
}

/** Where such a page is. */
export function landingPath(occupation: string | undefined, place: string | undefined): string {
  if (occupation === undefined) return pathTo(paths.placeJobs, { place: place ?? '' });
  if (place === undefined) return pathTo(paths.occupationJobs, { occupation });
  return pathTo(paths.occupationJobsInPlace, { occupation, place });
}

/**
 * The page of an occupation, of a place or of both, which there is only where a job is (public-5).
 * @param asked what the address says; any ending after a postal code leads to its one address
 * @throws Failure not_found
 */
export async function loadLanding(
  db: Database,
  asked: { readonly beruf?: string | undefined; readonly ort?: string | undefined },
  page: number,
): Promise<PublicLanding> {
  const { beruf, ort } = asked;
  const missing = () =>
    new Failure('not_found', { message: 'Hier gibt es zurzeit keine Stellen.' });
  if (!beruf && !ort) throw missing();
  const position = beruf ? (await loadOccupations(db, 'all')).get(slugOf(beruf)) : undefined;
  const row = ort ? await findPlace(db, ort) : null;
  if ((beruf && !position) || (ort && !row)) throw missing();
  const home = row && { code: row.code, lat: row.lat, lon: row.lon };
  const ofPosition = { ...everything, positionId: position?.id };
  // A place has its page where it has a job itself; the page shows what is around, too.
  const exact: ReadFilter = home
    ? { ...ofPosition, location: { kind: 'codes', codes: [home.code] } }
    : ofPosition;
  const there = await countPublic(db, exact);
  if (there.count === 0) throw missing();
  const codes = home ? (await codesNear(db, home.code, AROUND_KM)).map(({ code }) => code) : null;
  const filter: ReadFilter = codes ? { ...ofPosition, location: { kind: 'codes', codes } } : exact;
  const here = { position: position ?? null, home };
  const counted = codes ? await countPublic(db, filter) : there;
  const order = home ? 'nearest' : 'newest';
  const [jobs, pay, occupations, places] = await Promise.all([
    listPage(db, { filter, origin: home, order, page, counted }),
    typicalPay(db, filter),
    occupationsOf(db, here, exact),
    placesOfLanding(db, here),
  ]);
  const occupation = position ? occupationOf(position) : null;
  const place = row ? placeOf({ code: row.code, place: row.place }) : null;
  const path = landingPath(occupation?.slug, place?.slug);
  return { ...jobs, occupation, place, path, pay, occupations, places };
}
