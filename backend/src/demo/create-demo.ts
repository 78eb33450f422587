import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { jobSearches } from '../database/schema.ts';
import type { Demo } from '../seed/seed.ts';
import type { Accounts } from './accounts/types.ts';
import { partnerFeed } from './partner-feed.ts';
import { seedPictures } from './pictures.ts';
import { seedInvoices } from './seed/invoices/seed-invoices.ts';
import { seedAccounts, seedConversations } from './seed/seed-accounts.ts';
import { seedCourses } from './seed/seed-courses.ts';
import { seedJobDemands } from './seed/seed-job-demands.ts';
import { seedJobEnds } from './seed/seed-job-ends.ts';
import { seedOperator } from './seed/seed-operator.ts';
import type { DemoData } from './types.ts';

/** Demo jobs that saved searches are told of. */
const DEMO_NEWS = 500;

/** The same rows in every database. */
const SEED = 2_026;

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

/**
 * The demo as a database takes it.
 * @param count number of jobs
 */
export function createDemo(data: DemoData, count: number): Demo {
  return {
    jobDemands: count,
    write: async (tx, places, now, report) => {
      report(0);
      // Demo jobs are no news, whatever their number.
      await tx.execute(sql`select set_config('silverjobs.seeding', 'on', true)`);
      const employers = data.employers({ seed: SEED, places });
      const accounts = data.accounts({ now, employers });
      await seedAccounts(tx, accounts, employers, now);
      const { positions } = data;
      const batches = data.jobDemands({ seed: SEED, count, employers, positions, places, now });
      await seedJobDemands(tx, batches, places, (written) => report(written / count));
      await seedSearches(tx, accounts);
      await seedInvoices(tx, now);
      await seedJobEnds(tx, now);
      await queueNewest(tx);
      await seedConversations(tx, accounts);
      report(1);
    },
    partnerFeed,
    writeFiles: seedPictures,
    // Dates of courses pass: every start brings those that are over back into the plan.
    renew: async (db, now) => {
      await seedCourses(db, data.courses({ now }));
      await seedOperator(db, now);
    },
  };
}
