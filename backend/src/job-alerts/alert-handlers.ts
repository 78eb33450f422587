import { and, asc, eq, inArray } from '../database/drizzle.ts';
import { jobNews, tasks } from '../database/schema.ts';
import type { Handlers } from '../queue/handler.ts';
import type { TaskKind } from '../queue/task-kinds.ts';
import { addTasks } from '../queue/tasks.ts';
import type { Services } from '../services.ts';
import { findDueSearches } from './due/due-searches.ts';
import { matchJob } from './match-job.ts';
import { renewLetters } from './renew-alert.ts';
import { sendAlert } from './send-alert.ts';

/** How often to look for new jobs and for the hour of the daily mails, in milliseconds. */
const LOOK_INTERVAL_MS = 10_000;
/** How long mails wait for new jobs to be matched, in milliseconds. */
const NEWS_PATIENCE_MS = 120_000;
/** New jobs that are taken over in one transaction. */
const BATCH = 1_000;
/** Mails to write that may wait in the queue; the rest waits where it was noted. */
const MOST_QUEUED = 5_000;

type AlertParts = Pick<Services, 'db' | 'now' | 'publicUrl' | 'workAdded'>;

/** Makes a task of each new job. All of it or nothing; several processes take different jobs. */
async function findJobNews({ db: database, now, workAdded }: AlertParts): Promise<void> {
  const takeBatch = () =>
    database.transaction(async (db) => {
      const news = await db
        .select({ id: jobNews.jobDemandId })
        .from(jobNews)
        .orderBy(asc(jobNews.jobDemandId))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const ids = news.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const found = ids.map(
        (id) => ({ kind: 'match-job', payload: { id }, key: String(id) }) as const,
      );
      await addTasks(db, now(), found);
      await db.delete(jobNews).where(inArray(jobNews.jobDemandId, ids));
      return ids.length;
    });
  while ((await takeBatch()) > 0) workAdded();
}

/**
 * Makes a task of each search whose mail is due, as many as are soon done: of many new jobs one mail, not one
 * after the other.
 */
async function findDueAlerts({ db, now, workAdded }: AlertParts): Promise<void> {
  await renewLetters(db, now());
  const waits = (kind: TaskKind) => and(eq(tasks.kind, kind), eq(tasks.state, 'waiting'));
  if ((await db.$count(tasks, waits('job-alert'))) >= MOST_QUEUED) return;
  const [isNew] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(waits('match-job'), eq(tasks.attempts, 0)))
    .limit(1);
  // While jobs are still being matched more of them may belong into the same mail.
  const until = new Date(now().getTime() - (isNew ? NEWS_PATIENCE_MS : 0));
  const ids = await findDueSearches(db, now(), { until, limit: MOST_QUEUED });
  if (ids.length === 0) return;
  const found = ids.map((id) => ({ kind: 'job-alert', payload: { id }, key: String(id) }) as const);
  await addTasks(db, now(), found);
  workAdded();
}

/**
 * Tells the owners of saved searches of new jobs: each job and each search is a task of its own, so
 * that one that fails delays itself alone.
 */
export function alertHandlers(
  parts: AlertParts,
): Pick<Handlers, 'find-job-news' | 'match-job' | 'find-due-alerts' | 'job-alert'> {
  const { db, now, publicUrl, workAdded } = parts;
  return {
    'find-job-news': { everyMs: LOOK_INTERVAL_MS, run: () => findJobNews(parts) },
    'match-job': { run: ({ id }) => matchJob(db, now(), id) },
    'find-due-alerts': { everyMs: LOOK_INTERVAL_MS, run: () => findDueAlerts(parts) },
    'job-alert': {
      run: async ({ id }) => {
        if (await sendAlert(db, now(), publicUrl, id)) workAdded();
      },
    },
  };
}
