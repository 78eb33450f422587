import { and, asc, desc, eq, exists, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  candidates,
  clients,
  hiddenJobs,
  jobAlerts,
  jobDemands,
  jobSearches,
  positions,
  postalCodes,
  users,
} from '../database/schema.ts';
import { placeLabel } from '../jobs/lean-job.ts';
import { loadLabels } from '../lookups/labels.ts';
import { ALERT_AT_ONCE_ID, ALERT_DAILY_ID } from '../searches/alert-frequency.ts';
import { loadLocationFacts } from '../searches/location-facts.ts';
import { AUTO_TITLE, searchTitle } from '../searches/search-texts.ts';
import { lastDailyMoment } from './daily-moment.ts';

/** A search with jobs that its owner is to be notified of now. */
export type DueSearch = {
  readonly searchId: number;
  readonly candidateId: number;
  readonly usersId: number;
  readonly title: string;
  readonly email: string;
  /** The owner still looks for work and is not blocked. */
  readonly active: boolean;
  readonly alertConfigId: number;
};

/** Reported at once, or what was found before this morning's daily mail. */
function due(now: Date): SQL | undefined {
  return and(
    isNull(jobAlerts.mailedAt),
    or(
      eq(jobSearches.alertConfigId, ALERT_AT_ONCE_ID),
      and(
        eq(jobSearches.alertConfigId, ALERT_DAILY_ID),
        lt(jobAlerts.createdAt, lastDailyMoment(now)),
      ),
    ),
  );
}

/** Takes a search that is due, so that no other process writes its mail; null when there is none. */
export async function claimDueSearch(db: Database, now: Date): Promise<DueSearch | null> {
  const waiting = db
    .select({ one: sql`1` })
    .from(jobAlerts)
    .where(and(eq(jobAlerts.jobSearchId, jobSearches.id), due(now)));
  const [claimed] = await db
    .select()
    .from(jobSearches)
    .where(and(exists(waiting), isNull(jobSearches.deletedAt)))
    .orderBy(asc(jobSearches.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!claimed) return null;
  const [owner] = await db
    .select({
      usersId: users.id,
      email: users.email,
      status: candidates.status,
      blockedAt: users.blockedAt,
    })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.usersId))
    .where(eq(candidates.id, claimed.candidateId));
  if (!owner) throw new Error(`Search ${claimed.id} has no owner`);
  return {
    searchId: claimed.id,
    candidateId: claimed.candidateId,
    usersId: owner.usersId,
    title: await titleOf(db, claimed),
    email: owner.email,
    active: owner.status === 'active_visible' && owner.blockedAt === null,
    alertConfigId: claimed.alertConfigId,
  };
}

async function titleOf(db: Database, search: typeof jobSearches.$inferSelect): Promise<string> {
  if (search.title !== null) return search.title;
  if (search.type === 'auto') return AUTO_TITLE;
  const [what] = await db
    .select({ label: positions.label })
    .from(positions)
    .where(eq(positions.id, search.searchWhatId ?? 0));
  const placeId = search.searchLocationId;
  const facts = placeId === null ? null : await loadLocationFacts(db, [placeId]);
  return searchTitle(what?.label ?? null, facts?.get(placeId ?? 0)?.label ?? null);
}

/** Ids of the jobs that are due for a claimed search. */
export async function dueJobIds(db: Database, now: Date, searchId: number): Promise<number[]> {
  const rows = await db
    .select({ id: jobAlerts.jobDemandId })
    .from(jobAlerts)
    .innerJoin(jobSearches, eq(jobSearches.id, jobAlerts.jobSearchId))
    .where(and(eq(jobAlerts.jobSearchId, searchId), due(now)));
  return rows.map(({ id }) => id);
}

/** A job as a mail shows it. */
export type AlertJob = { readonly id: number; readonly title: string; readonly facts: string[] };

/** The jobs that can still be applied for and that the candidate has not hidden, newest first. */
export async function loadAlertJobs(
  db: Database,
  candidateId: number,
  ids: readonly number[],
): Promise<AlertJob[]> {
  const hidden = db
    .select({ id: hiddenJobs.jobDemandId })
    .from(hiddenJobs)
    .where(eq(hiddenJobs.candidateId, candidateId));
  const rows = await db
    .select({
      id: jobDemands.id,
      title: jobDemands.title,
      employer: clients.profileName,
      postalCode: jobDemands.postalCode,
      place: postalCodes.place,
      workLoadId: jobDemands.workLoadId,
    })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .where(
      and(
        inArray(jobDemands.id, [...ids]),
        eq(jobDemands.status, 'active'),
        sql`${jobDemands.id} not in ${hidden}`,
      ),
    )
    .orderBy(desc(jobDemands.createdAt), desc(jobDemands.id));
  const labels = await loadLabels(db);
  return rows.map(({ id, title, employer, postalCode, place, workLoadId }) => ({
    id,
    title,
    facts: [employer, placeLabel(postalCode, place), labels('work_load', workLoadId)].flatMap(
      (fact) => fact ?? [],
    ),
  }));
}
