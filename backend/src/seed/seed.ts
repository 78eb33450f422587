import { seedTemplates } from '../contents/seed-templates.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { jobCounts, jobKindCounts, notes } from '../database/schema.ts';
import type { Places, ReferenceData } from '../reference/types.ts';
import { seedReference } from '../reference/write-reference.ts';
import { seedSystemUser } from '../reference/write-system-user.ts';
import type { Services } from '../services.ts';

/** What a demo start adds to a database. Production knows none. */
export type Demo = {
  /** Number of its jobs. */
  readonly jobDemands: number;
  /**
   * Writes all of it into a database that holds the reference data only.
   * @param report told how much is written, from 0 to 1
   */
  readonly write: (
    tx: Database,
    country: Places,
    now: Date,
    report: (share: number) => void,
  ) => Promise<void>;
  /** Jobs of a partner, as a feed has them. */
  readonly partnerFeed: (now: Date) => object;
  /** Brings up to date what ages; at every start. */
  readonly renew: (db: Database, now: Date) => Promise<void>;
  /** Writes its logos and pictures where they are missing; at every start. */
  readonly writeFiles: (services: Services) => Promise<void>;
};

/** Told what is being written and how much of it, from 0 to 1. */
export type Report = (text: string, share: number) => void;

export type SeedOptions = {
  readonly demo?: Demo | undefined;
  /** Newest moment of the demo data. */
  readonly now: Date;
  readonly log?: (text: string) => void;
  readonly report?: Report;
};

async function findNote(db: Database, name: string): Promise<string | undefined> {
  const [note] = await db.select().from(notes).where(eq(notes.name, name));
  return note?.value;
}

/** Says so when the database holds another number of demo jobs than was asked for. */
async function compareSize(db: Database, { demo, log }: SeedOptions): Promise<void> {
  const held = await findNote(db, 'demo');
  if (!demo || held === undefined || held === String(demo.jobDemands)) return;
  log?.(`The database holds ${held} demo jobs; DEMO_JOB_DEMANDS counts for a new one only.`);
}

/** Writes what a note says is lacking, and the note; all or nothing, so an interrupted start begins again. */
async function noted(
  db: Database,
  note: typeof notes.$inferInsert,
  work: (tx: Database) => Promise<void>,
): Promise<void> {
  const { value } = note;
  await db.transaction(async (tx) => {
    await work(tx);
    await tx.insert(notes).values(note).onConflictDoUpdate({ target: notes.name, set: { value } });
  });
}

/**
 * Fills a new database; of a filled one the reference data and the demo are brought up to date
 * (operation-15). Safe against a second process.
 * @returns whether anything was written
 */
export async function seedDatabase(
  database: OpenDatabase,
  data: ReferenceData,
  options: SeedOptions,
): Promise<boolean> {
  const { demo, now, report = () => {} } = options;
  let changed = false;
  let country: Places | undefined;
  const places = () => {
    country ??= data.loadPlaces();
    return country;
  };
  await database.exclusively(async (db) => {
    const isOutdated = (await findNote(db, 'reference')) !== data.version;
    if (isOutdated) {
      await noted(db, { name: 'reference', value: data.version }, async (tx) => {
        report('Writing positions, regions and postal codes', 0);
        await seedReference(tx, data, places());
        await seedSystemUser(tx);
        report('Writing positions, regions and postal codes', 1);
      });
    }
    if ((await findNote(db, 'templates')) === undefined) {
      await noted(db, { name: 'templates', value: '1' }, (tx) => seedTemplates(tx, now));
    }
    const demoWritten = demo !== undefined && (await findNote(db, 'demo')) === undefined;
    if (demoWritten) {
      await noted(db, { name: 'demo', value: String(demo.jobDemands) }, (tx) =>
        demo.write(tx, places(), now, (share) => report('Writing the demo data', share)),
      );
    }
    // All jobs at once leave the counters full of dead rows, thousands of pages that each sum would read.
    if (demoWritten) {
      for (const counters of [jobCounts, jobKindCounts])
        await db.execute(sql`vacuum full ${counters}`);
    }
    await demo?.renew(db, now);
    changed = isOutdated || demoWritten;
    if (!demoWritten) await compareSize(db, options);
    // Without figures about the new rows the database would plan as if the tables were empty, and
    // without its visibility map a count would read every row instead of the index.
    if (changed) await db.execute(sql`vacuum analyze`);
  });
  return changed;
}
