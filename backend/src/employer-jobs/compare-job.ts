import { COMPARED_MEASURES, type JobComparison, TIME_ZONE } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq, type SQL, sql } from '../database/drizzle.ts';
import { jobDemands, jobFigures, lookupOptions, positions, regions } from '../database/schema.ts';
import { loadRelated } from '../jobs/related-activities.ts';
import { findMainPosition } from './booked-job.ts';
import type { EmployerJobRow } from './find-employer-job.ts';

const DAY_MS = 86_400_000;
/** What happens in less than a week says nothing. */
const MIN_DAYS = 7;
const MAX_DAYS = 28;
/** Fewer advertisements, or fewer employers, would tell somebody else's numbers. */
const MIN_JOBS = 10;
const MIN_EMPLOYERS = 5;
/** One employer with many advertisements would be the middle by itself. */
const MAX_EACH = 3;
/** The newest are enough for a middle. */
const MAX_JOBS = 300;
/** Of which those are taken. */
const MAX_READ = 3_000;
/** Numbers of before are gone. */
const MAX_AGE_DAYS = 370;

/** Numbers of the first days of advertisements, of those that were counted at all. */
function countFirstDays(db: Database, which: SQL, days: number) {
  const begun = sql`(${jobDemands.createdAt} at time zone ${TIME_ZONE})::date`;
  return db
    .select({
      clientId: jobDemands.clientId,
      shown: sql<number>`sum(${jobFigures.shown})::int`,
      opened: sql<number>`sum(${jobFigures.opened})::int`,
      saved: sql<number>`sum(${jobFigures.saved})::int`,
      applied: sql<number>`(select count(*)::int from communications c
        where c.job_demand_id = ${jobDemands.id} and c.type = 'application'
          and (c.created_at at time zone ${TIME_ZONE})::date < ${begun} + ${days}::int)`,
    })
    .from(jobDemands)
    .innerJoin(jobFigures, eq(jobFigures.jobDemandId, jobDemands.id))
    .where(sql`${jobDemands.id} in (${which}) and ${jobFigures.day} < ${begun} + ${days}::int`)
    .groupBy(jobDemands.id);
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

type Scope = Pick<JobComparison, 'scope' | 'region' | 'sector_label'> & { readonly which: SQL };

/** With whom an advertisement may be compared, the most alike first. */
async function* scopesOf(
  db: Database,
  job: EmployerJobRow,
  position: { readonly id: number },
): AsyncGenerator<Scope> {
  const same = sql`p.position_id = ${position.id}`;
  const everywhere = { region: null, sector_label: null };
  if (job.stateId !== null) {
    const region = await labelOf(db, job.stateId);
    const which = sql`${same} and p.state_id = ${job.stateId}`;
    yield { scope: 'position', ...everywhere, region, which };
  }
  yield { scope: 'position', ...everywhere, which: same };
  const { close } = await loadRelated(db, [position.id], []);
  const alike = [position.id, ...close];
  yield { scope: 'related', ...everywhere, which: sql`p.position_id in ${alike}` };
  const sector = await sectorOf(db, position.id);
  if (sector) {
    const which = sql`p.position_id in (select id from positions where sector_id = ${sector.id})`;
    yield { scope: 'sector', ...everywhere, sector_label: sector.label, which };
  }
  yield { scope: 'all', ...everywhere, which: sql`true` };
}

/**
 * An advertisement beside running ones of other employers: for the same activity of its Land, then of everywhere,
 * then for related ones, of its sector, of all. Compared are the first days of each, so that an old one is not
 * ahead, and few of each employer, so that none is the middle by itself (employers-89).
 * @returns null where it runs for less than a week, or where there are too few others at all
 */
export async function compareJob(
  db: Database,
  now: Date,
  job: EmployerJobRow,
): Promise<JobComparison | null> {
  const days = Math.min(MAX_DAYS, Math.floor((now.getTime() - job.createdAt.getTime()) / DAY_MS));
  const position = await findMainPosition(db, job.id);
  if (days < MIN_DAYS || !position) return null;
  const until = new Date(now.getTime() - days * DAY_MS).toISOString();
  const since = new Date(now.getTime() - MAX_AGE_DAYS * DAY_MS).toISOString();
  for await (const { which, ...scope } of scopesOf(db, job, position)) {
    const others = await countFirstDays(
      db,
      sql`
        select id from (
          select id, created_at, row_number() over (partition by client_id order by created_at desc, id desc) as nth
          from (
            select o.id, o.client_id, o.created_at
            from job_demand_positions p join job_demands o on o.id = p.job_demand_id
            where ${which} and p.active and p.rank = 0 and o.client_id <> ${job.clientId}
              and p.created_at between ${since}::timestamptz and ${until}::timestamptz
            order by p.created_at desc, p.job_demand_id desc limit ${MAX_READ}
          ) found
        ) ranked
        where nth <= ${MAX_EACH} order by created_at desc, id desc limit ${MAX_JOBS}`,
      days,
    );
    const employers = new Set(others.map(({ clientId }) => clientId));
    if (others.length < MIN_JOBS || employers.size < MIN_EMPLOYERS) continue;
    const [own] = await countFirstDays(db, sql`${job.id}::int`, days);
    return {
      jobs: others.length,
      ...scope,
      position_label: position.label,
      days,
      measures: COMPARED_MEASURES.map((measure) => ({
        measure,
        own: own?.[measure] ?? 0,
        middle: middleOf(others.map((other) => other[measure])),
      })),
    };
  }
  return null;
}

async function sectorOf(db: Database, positionId: number) {
  const [row] = await db
    .select({ id: lookupOptions.id, label: lookupOptions.label })
    .from(positions)
    .innerJoin(
      lookupOptions,
      and(eq(lookupOptions.kind, 'sector'), eq(lookupOptions.id, positions.sectorId)),
    )
    .where(eq(positions.id, positionId));
  return row;
}

async function labelOf(db: Database, stateId: number): Promise<string | null> {
  const [row] = await db
    .select({ label: regions.label })
    .from(regions)
    .where(eq(regions.id, stateId));
  return row?.label ?? null;
}
