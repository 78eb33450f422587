import { paths } from '@silverjobs/contract/paths';
import { publicJobPath } from '@silverjobs/contract/structured-data';
import type { Database } from '../../database/database.ts';
import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from '../../database/drizzle.ts';
import { guestAlerts, jobDemands } from '../../database/schema.ts';
import { nextDailyMoment } from '../../job-alerts/daily-moment.ts';
import { newestIds } from '../../jobs/newest-ids.ts';
import { addMail } from '../../mail/add-mail.ts';
import { guestAlertMail } from '../../mail/templates/guest-alert.ts';
import type { Handlers } from '../../queue/handler.ts';
import { addTasks } from '../../queue/tasks.ts';
import type { Services } from '../../services.ts';
import { loadPublicJobs } from '../public-jobs.ts';
import { readPublicSearch } from '../search-jobs.ts';
import { createAlertToken, searchTitle, UNCONFIRMED_MS } from './request-alert.ts';

const MINUTE_MS = 60_000;
/** Alerts that become tasks in one look. */
const BATCH = 1_000;
/** Jobs that are read for one mail; of more only that many are named. */
const JOBS_MAX = 50;

type Parts = Pick<Services, 'db' | 'now' | 'publicUrl' | 'workAdded'>;

/** Makes a task of each alert that is due. */
async function findDue({ db, now, workAdded }: Parts): Promise<void> {
  const moment = now();
  const due = await db
    .select({ id: guestAlerts.id })
    .from(guestAlerts)
    .where(and(isNotNull(guestAlerts.confirmedAt), lte(guestAlerts.nextAt, moment)))
    .orderBy(asc(guestAlerts.nextAt))
    .limit(BATCH);
  if (due.length === 0) return;
  const found = due.map(
    ({ id }) => ({ kind: 'guest-alert', payload: { id }, key: String(id) }) as const,
  );
  await addTasks(db, moment, found);
  workAdded();
}

/** The new jobs of a search, newest first. */
async function newJobs(db: Database, search: string, since: Date) {
  const { filter } = await readPublicSearch(db, Object.fromEntries(new URLSearchParams(search)));
  const isNew = sql`${jobDemands.createdAt} > ${since.toISOString()}::timestamptz`;
  const ofJob = filter.ofJob ? sql`${filter.ofJob} and ${isNew}` : isNew;
  const ids = await newestIds(db, { ...filter, ofJob }, { limit: JOBS_MAX, offset: 0 });
  return loadPublicJobs(db, ids);
}

/** Writes the mail of an alert, where there are new jobs; mail and mark are one transaction. */
async function sendAlert(
  { db: database, now, publicUrl, workAdded }: Parts,
  id: number,
): Promise<void> {
  const moment = now();
  const isSent = await database.transaction(async (db) => {
    const [alert] = await db
      .select()
      .from(guestAlerts)
      .where(and(eq(guestAlerts.id, id), lte(guestAlerts.nextAt, moment)))
      .for('update');
    if (!alert) return false;
    const jobs = await newJobs(db, alert.search, alert.toldUntil);
    await db
      .update(guestAlerts)
      .set({ toldUntil: moment, nextAt: nextDailyMoment(moment) })
      .where(eq(guestAlerts.id, id));
    if (jobs.length === 0) return false;
    const token = await createAlertToken(db, moment, id);
    const mail = guestAlertMail(publicUrl, {
      title: searchTitle(alert.search),
      searchUrl: `${publicUrl}${paths.publicJobs}?${alert.search}`,
      endUrl: `${publicUrl}${paths.unsubscribe}?token=${token}`,
      jobs: jobs.map((job) => ({
        title: job.title,
        url: `${publicUrl}${publicJobPath(job)}`,
        facts: [job.employer.name, job.place_label, job.work_load_label, job.pay_label].filter(
          (fact) => fact !== null,
        ),
      })),
    });
    await addMail(db, moment, {
      ...mail,
      recipient: alert.email,
      usersId: null,
      key: `guest-alert:${id}:${moment.getTime()}`,
      namedJobs: jobs.map(({ id }) => id),
      unsubscribeUrl: `${publicUrl}/api/alert_unsubscribe/one-click?token=${token}`,
    });
    return true;
  });
  if (isSent) workAdded();
}

/** Mails new jobs to people without an account, once a day at most, and forgets who never confirmed (public-9). */
export function guestAlertHandlers(
  parts: Parts,
): Pick<Handlers, 'find-guest-alerts' | 'guest-alert' | 'delete-unconfirmed-alerts'> {
  const { db, now } = parts;
  return {
    'find-guest-alerts': { everyMs: MINUTE_MS, run: () => findDue(parts) },
    'guest-alert': { run: ({ id }) => sendAlert(parts, id) },
    'delete-unconfirmed-alerts': {
      everyMs: 60 * MINUTE_MS,
      run: async () => {
        const old = lt(guestAlerts.createdAt, new Date(now().getTime() - UNCONFIRMED_MS));
        await db.delete(guestAlerts).where(and(isNull(guestAlerts.confirmedAt), old));
      },
    },
  };
}
