import { eq, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../database/database.ts';
import { jobSearches, notes } from '../database/schema.ts';
import type { Accounts, DemoData, Places } from '../demo/types.ts';
import { seedAccounts, seedConversations } from './seed-accounts.ts';
import { seedBookings } from './seed-bookings.ts';
import { seedCourses } from './seed-courses.ts';
import { seedJobDemands } from './seed-job-demands.ts';
import { seedReference } from './seed-reference.ts';
import { seedSystemUser } from './seed-system-user.ts';

export type SeedOptions = {
  /** Whether to insert demo accounts and jobs, not only what the product needs. */
  readonly demo: boolean;
  readonly jobDemands: number;
  readonly employers?: number;
  /** Newest moment of the demo data. */
  readonly now: Date;
  readonly log?: (text: string) => void;
};

/** Demo jobs that saved searches are told of. */
const DEMO_NEWS = 500;

/** The same rows in every database. */
const SEED = 2_026;

async function findNote(db: Database, name: string): Promise<string | undefined> {
  const [note] = await db.select().from(notes).where(eq(notes.name, name));
  return note?.value;
}

/** Says so when the database holds another number of demo jobs than was asked for. */
async function compareSize(db: Database, options: SeedOptions): Promise<void> {
  const held = await findNote(db, 'demo');
  if (!options.demo || held === undefined || held === String(options.jobDemands)) return;
  options.log?.(
    `The database holds ${held} demo jobs; DEMO_JOB_DEMANDS counts for a new one only.`,
  );
}

async function once(
  db: Database,
  name: string,
  value: string,
  work: (inside: Database) => Promise<void>,
): Promise<boolean> {
  if ((await findNote(db, name)) !== undefined) return false;
  // All or nothing: a start that is interrupted begins again at the next one.
  await db.transaction(async (inside) => {
    await work(inside);
    await inside.insert(notes).values({ name, value });
  });
  return true;
}

/** The newest demo jobs are news for the demo searches: /dev/outbox has a job alert to show. */
async function queueNewest(db: Database): Promise<void> {
  await db.execute(sql`
    insert into job_news (job_demand_id)
    select id from job_demands where status = 'active'
    order by created_at desc, id desc limit ${DEMO_NEWS}`);
}

/** Candidates who sign in have the search of their profile from the beginning. */
async function seedSearches(db: Database, { users, candidates }: Accounts): Promise<void> {
  const known = new Set(users.flatMap(({ id, password }) => (password === null ? [] : id)));
  const own = candidates.filter(({ users_id }) => known.has(users_id));
  if (own.length === 0) return;
  const rows = own.map(({ id }) => ({ candidateId: id, type: 'auto' as const }));
  await db.insert(jobSearches).values(rows);
}

async function seedDemo(
  db: Database,
  data: DemoData,
  country: Places,
  options: SeedOptions,
): Promise<void> {
  // Demo jobs are no news, whatever their number.
  await db.execute(sql`select set_config('silverjobs.seeding', 'on', true)`);
  const { now, jobDemands: count, employers: employerCount } = options;
  const employers = data.employers({
    seed: SEED,
    places: country,
    ...(employerCount === undefined ? {} : { count: employerCount }),
  });
  const accounts = data.accounts({ now, employers });
  await seedAccounts(db, accounts, employers);
  const batches = data.jobDemands({
    seed: SEED,
    count,
    employers,
    positions: data.positions,
    places: country,
    now,
  });
  await seedJobDemands(db, batches, country);
  await seedSearches(db, accounts);
  await seedBookings(db, now);
  await queueNewest(db);
  await seedConversations(db, accounts);
}

/**
 * Fills a new database; of a filled one only the demo courses are brought up to date. Safe against a
 * second process.
 * @returns whether the database was new
 */
export async function seedDatabase(
  database: OpenDatabase,
  data: DemoData,
  options: SeedOptions,
): Promise<boolean> {
  const { db } = database;
  let changed = false;
  let country: Places | undefined;
  const places = () => {
    country ??= data.loadPlaces();
    return country;
  };
  await database.exclusively(async () => {
    const reference = await once(db, 'reference', '1', async (inside) => {
      options.log?.('Writing positions, regions and postal codes …');
      await seedReference(inside, data, places());
      await seedSystemUser(inside);
    });
    const demo =
      options.demo &&
      (await once(db, 'demo', String(options.jobDemands), (inside) => {
        options.log?.(`Writing ${options.jobDemands} demo jobs …`);
        return seedDemo(inside, data, places(), options);
      }));
    // Dates of courses pass: every start brings those that are over back into the plan.
    if (options.demo) await seedCourses(db, data.courses({ now: options.now }));
    changed = reference || demo;
    if (!demo) await compareSize(db, options);
    // Without figures about the new rows the database would plan as if the tables were empty, and
    // without its visibility map a count would read every row instead of the index.
    if (changed) await db.execute(sql`vacuum analyze`);
  });
  return changed;
}
