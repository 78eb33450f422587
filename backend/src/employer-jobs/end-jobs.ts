import { JOB_END_NOTICE_DAYS } from '@silverjobs/contract';
import { and, asc, eq, gt, isNull, lte, ne, type SQL } from 'drizzle-orm';
import { createLinkToken } from '../auth/link-tokens/create-link-token.ts';
import type { Database } from '../database/database.ts';
import { clients, jobDemands, users } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { jobEndsMail } from '../mail/templates/job-end.ts';
import { closeJob } from './close-job.ts';

const DAY_MS = 86_400_000;

export type EndJobsParts = {
  readonly db: Database;
  readonly now: () => Date;
  readonly publicUrl: string;
  /** Notified when mail was added. */
  readonly mailAdded: () => void;
};

/** The next job of a condition, held, so that another process takes another one. */
async function takeNext(db: Database, condition: SQL | undefined) {
  const [row] = await db
    .select({ job: jobDemands, email: users.email, usersId: users.id })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .innerJoin(users, eq(users.id, clients.usersId))
    .where(and(ne(jobDemands.status, 'closed'), condition))
    .orderBy(asc(jobDemands.endsAt), asc(jobDemands.id))
    .limit(1)
    .for('update', { of: jobDemands, skipLocked: true });
  return row;
}

/** Tells one employer of an end that is near. @returns whether there was one */
function tellNext({ db: database, now, publicUrl }: EndJobsParts): Promise<boolean> {
  const moment = now();
  const soon = new Date(moment.getTime() + JOB_END_NOTICE_DAYS * DAY_MS);
  const { endsAt, endToldAt } = jobDemands;
  return database.transaction(async (db) => {
    const next = await takeNext(db, and(gt(endsAt, moment), lte(endsAt, soon), isNull(endToldAt)));
    if (!next?.job.endsAt) return false;
    const { job, email, usersId } = next;
    const lastDay = new Date(next.job.endsAt.getTime() - 1);
    const link = { usersId, purpose: 'job-prolong', jobDemandId: job.id } as const;
    const { token } = await createLinkToken(db, moment, link);
    const mail = jobEndsMail(publicUrl, job.title, lastDay, token);
    await addMail(db, moment, { ...mail, recipient: email, usersId });
    await db.update(jobDemands).set({ endToldAt: moment }).where(eq(jobDemands.id, job.id));
    return true;
  });
}

/** Closes one advertisement that is over. @returns whether there was one */
function closeNext({ db: database, now, publicUrl }: EndJobsParts): Promise<boolean> {
  return database.transaction(async (db) => {
    const next = await takeNext(db, lte(jobDemands.endsAt, now()));
    if (!next) return false;
    await closeJob({ db, now, publicUrl }, next.job);
    return true;
  });
}

/**
 * Tells employers of ends that are near and closes what is over; any number of processes may do so at
 * once (employers-37, employers-38).
 * @returns how many advertisements there were
 */
export async function endJobs(
  parts: EndJobsParts,
  stopped: () => boolean = () => false,
): Promise<number> {
  let done = 0;
  while (!stopped() && (await closeNext(parts))) done += 1;
  while (!stopped() && (await tellNext(parts))) done += 1;
  if (done > 0) parts.mailAdded();
  return done;
}
