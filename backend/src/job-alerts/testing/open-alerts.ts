import { asc, eq } from '../../database/drizzle.ts';
import {
  candidates,
  hiddenJobs,
  jobAlerts,
  jobDemandPositions,
  jobDemands,
  jobNews,
  jobSearches,
  outbox,
  tasks,
} from '../../database/schema.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { CANDIDATE_SEARCH_ID, testUsers } from '../../testing/test-users.ts';
import { mailsOf, openWork, servicesOf, workOff } from '../../testing/work.ts';

/** What the own search of the tests looks for: position and place. */
export const FITS = { positionId: 2, postalCode: '50667' };
/** When each test begins. */
export const MORNING = new Date('2026-11-21T09:00:00Z');

type NewJob = typeof FITS & { potentialJobId?: number };

/** An app with the worker that mails new jobs. */
export interface Alerts {
  readonly api: TestApp;
  /** Chooses how often the own search is mailed: 1 at once, 2 daily, 3 never. */
  readonly setAlert: (alertConfigId: number) => Promise<unknown>;
  /** Posts a job; gives its id. */
  readonly post: (job: NewJob, status?: 'active' | 'paused') => Promise<number>;
  /** Does all work of alerts that is due; gives the number of mails. */
  readonly run: () => Promise<number>;
  /** What of it has failed. */
  readonly logged: readonly string[];
  /** The mails that wait to be sent, the oldest first. */
  readonly mails: () => Promise<(typeof outbox.$inferSelect)[]>;
  /** Nothing posted and nothing mailed, at MORNING. */
  readonly restore: () => Promise<void>;
}

/** Opens it; close its app after the tests. */
export async function openAlerts(): Promise<Alerts> {
  const api = await openTestApp();

  const setAlert = (alertConfigId: number) =>
    api.db
      .update(jobSearches)
      .set({ alertConfigId })
      .where(eq(jobSearches.id, CANDIDATE_SEARCH_ID));

  let posted = 5_000;
  const post: Alerts['post'] = async (
    { positionId, postalCode, potentialJobId },
    status = 'active',
  ) => {
    posted += 1;
    const id = posted;
    await api.db.transaction(async (db) => {
      await db.insert(jobDemands).values({
        id,
        title: `Stelle ${id}`,
        clientId: testUsers.company.clientId,
        description: '<p>Text</p>',
        postalCode,
        workLoadId: 1,
        potentialJobId,
        status,
        createdAt: api.clock.now,
      });
      await db.insert(jobDemandPositions).values({ positionId, jobDemandId: id, rank: 0 });
    });
    return id;
  };

  const work = openWork(servicesOf(api));
  const run = () =>
    mailsOf(api.db, async () => {
      await workOff(work, ['find-job-news', 'match-job']);
      await workOff(work, ['find-due-alerts', 'job-alert']);
    });
  const mails = () => api.db.select().from(outbox).orderBy(asc(outbox.id));

  const restore = async () => {
    api.clock.now = MORNING;
    work.logged.length = 0;
    await api.db.delete(tasks);
    await api.db.delete(jobNews);
    await api.db.delete(jobAlerts);
    await api.db.delete(outbox);
    await api.db.delete(hiddenJobs);
    await api.db.update(candidates).set({ status: 'active_visible' });
    await setAlert(1);
  };

  return { api, setAlert, post, run, logged: work.logged, mails, restore };
}
