import { JOB_END_NOTICE_DAYS } from '@silverjobs/contract';
import { createLinkToken } from '../auth/link-tokens/create-link-token.ts';
import { mailReaders } from '../colleagues/mail-readers.ts';
import type { Database } from '../database/database.ts';
import { and, eq, gt, isNull, lte, ne, type SQL } from '../database/drizzle.ts';
import { jobDemands } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { jobEndsMail } from '../mail/templates/job-end.ts';
import type { Handlers } from '../queue/handler.ts';
import { addTasks } from '../queue/tasks.ts';
import type { Services } from '../services.ts';
import { closeJob } from './close-job.ts';

const DAY_MS = 86_400_000;

/** How often to look for advertisements that end, in milliseconds. */
const LOOK_INTERVAL_MS = 60_000;

type EndJobsParts = Pick<Services, 'db' | 'now' | 'publicUrl' | 'workAdded'>;

/** An end that is over. */
const isOver = (now: Date) => and(ne(jobDemands.status, 'closed'), lte(jobDemands.endsAt, now));

/** An end that is near and was not announced. */
function isToAnnounce(now: Date) {
  const { status, endsAt, endToldAt } = jobDemands;
  const soon = new Date(now.getTime() + JOB_END_NOTICE_DAYS * DAY_MS);
  return and(ne(status, 'closed'), gt(endsAt, now), lte(endsAt, soon), isNull(endToldAt));
}

/** Adds a task for each advertisement that is over or whose end is near. */
async function findEnds({ db, now, workAdded }: EndJobsParts): Promise<void> {
  const moment = now();
  const find = (condition: SQL | undefined) =>
    db.select({ id: jobDemands.id }).from(jobDemands).where(condition);
  const over = await find(isOver(moment));
  const near = await find(isToAnnounce(moment));
  if (over.length + near.length === 0) return;
  await addTasks(db, moment, [
    ...over.map(({ id }) => ({ kind: 'close-job', payload: { id }, key: String(id) }) as const),
    ...near.map(
      ({ id }) => ({ kind: 'announce-job-end', payload: { id }, key: String(id) }) as const,
    ),
  ]);
  workAdded();
}

/** A job, held, if the condition still holds. */
async function holdJob(db: Database, id: number, condition: SQL | undefined) {
  const [row] = await db
    .select({ job: jobDemands })
    .from(jobDemands)
    .where(and(eq(jobDemands.id, id), condition))
    .for('update', { of: jobDemands });
  return row;
}

/** Tells an employer's people of an end that is near. */
async function announceEnd({ db: database, now, publicUrl }: EndJobsParts, id: number) {
  const moment = now();
  await database.transaction(async (db) => {
    const found = await holdJob(db, id, isToAnnounce(moment));
    if (!found?.job.endsAt) return;
    const { job } = found;
    const lastDay = new Date(found.job.endsAt.getTime() - 1);
    for (const { usersId, email } of await mailReaders(db, job.clientId, 'advertisements')) {
      const link = { usersId, purpose: 'job-prolong', jobDemandId: job.id } as const;
      const { token } = await createLinkToken(db, moment, link);
      const mail = jobEndsMail(publicUrl, job.title, lastDay, token);
      await addMail(db, moment, { ...mail, recipient: email, usersId });
    }
    await db.update(jobDemands).set({ endToldAt: moment }).where(eq(jobDemands.id, job.id));
  });
}

/**
 * Tells employers of ends that are near and closes what is over (employers-37, employers-38). What was
 * prolonged meanwhile is left alone.
 */
export function jobEndHandlers(
  parts: EndJobsParts,
): Pick<Handlers, 'find-job-ends' | 'close-job' | 'announce-job-end'> {
  const { db: database, now, publicUrl, workAdded } = parts;
  return {
    'find-job-ends': { everyMs: LOOK_INTERVAL_MS, run: () => findEnds(parts) },
    'close-job': {
      run: async ({ id }) => {
        await database.transaction(async (db) => {
          const found = await holdJob(db, id, isOver(now()));
          if (found) await closeJob({ db, now, publicUrl }, found.job);
        });
        workAdded();
      },
    },
    'announce-job-end': {
      run: async ({ id }) => {
        await announceEnd(parts, id);
        workAdded();
      },
    },
  };
}
