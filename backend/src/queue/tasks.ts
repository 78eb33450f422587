import type { Database } from '../database/database.ts';
import { and, asc, desc, eq, lt, lte, ne, sql } from '../database/drizzle.ts';
import { tasks } from '../database/schema.ts';
import type { Task, TaskKind } from './task-kinds.ts';

/**
 * How long a claim lasts unless its process extends it, in milliseconds. When the process dies,
 * another one does the task after that.
 */
export const CLAIM_LIFETIME_MS = 30_000;
/** How long what is done or given up is remembered, so that what comes again is known. */
const RETENTION_MS = 30 * 24 * 3_600_000;
const ERROR_LENGTH = 500;
/** Most tasks in one statement. */
const BATCH = 1_000;
/**
 * How many tasks of each kind are looked at to find the next one: more than other processes take at the same
 * moment, so that however many wait of one kind, those of another are found at once.
 */
const FIRST_OF_KIND = 20;
/** Key of the one task of a kind that comes again by itself. */
export const RECURRING_KEY = 'every';

export type ClaimedTask = {
  readonly id: number;
  readonly kind: TaskKind;
  readonly payload: unknown;
  readonly key: string | null;
  readonly attempts: number;
  readonly claim: number;
};

export type NewTask = Task & {
  /** What it is for; a second task of its kind with the same key is left out. */
  readonly key?: string;
  /** Not to be done before this moment. */
  readonly notBefore?: Date;
  /** Somebody waits for it: it goes before everything else. */
  readonly isUrgent?: boolean;
};

/**
 * Adds tasks; within a transaction they are done only if the transaction holds. Wake the queue
 * afterwards: services.workAdded(); forgotten, they are done within seconds.
 */
export async function addTasks(db: Database, now: Date, added: readonly NewTask[]): Promise<void> {
  for (let from = 0; from < added.length; from += BATCH) {
    const rows = added.slice(from, from + BATCH).map((task) => ({
      kind: task.kind,
      payload: task.payload,
      key: task.key ?? null,
      priority: task.isUrgent ? 1 : 0,
      createdAt: now,
      nextAttemptAt: task.notBefore ?? now,
    }));
    await db
      .insert(tasks)
      .values(rows)
      .onConflictDoNothing({ target: [tasks.kind, tasks.key] });
  }
}

export const addTask = (db: Database, now: Date, task: NewTask) => addTasks(db, now, [task]);

const waiting = eq(tasks.state, 'waiting');
const claimEnd = (now: Date) => new Date(now.getTime() + CLAIM_LIFETIME_MS);

/** Takes the next task of these kinds that is due, so that no other process does it. */
export async function claimTask(
  db: Database,
  now: Date,
  kinds: readonly TaskKind[],
): Promise<ClaimedTask | null> {
  const isDue = and(waiting, lte(tasks.nextAttemptAt, now));
  const order = [desc(tasks.priority), asc(tasks.nextAttemptAt), asc(tasks.id)];
  // An array is read once; as a subquery it may be read anew for each task that waits.
  const first = sql`array(
    select first.id from unnest(${sql.param(kinds)}::text[]) as free (kind) cross join lateral (
      select ${tasks.id} from ${tasks} where ${tasks.kind} = free.kind and ${isDue}
      order by ${tasks.priority} desc, ${tasks.nextAttemptAt} limit ${FIRST_OF_KIND}
    ) as first)`;
  const due = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(isDue, sql`${tasks.id} = any(${first})`))
    .orderBy(...order)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(tasks)
    .set({
      attempts: sql`${tasks.attempts} + 1`,
      claim: sql`${tasks.claim} + 1`,
      nextAttemptAt: claimEnd(now),
    })
    .where(eq(tasks.id, sql`(${due})`))
    .returning();
  return row ? { ...row, kind: row.kind as TaskKind } : null;
}

/** Still the claim of this process: nobody has begun another attempt. */
const isStillClaimed = ({ id, claim }: ClaimedTask) =>
  and(eq(tasks.id, id), eq(tasks.claim, claim), waiting);

/** Says that this process still works on the task. */
export async function extendClaim(db: Database, now: Date, task: ClaimedTask): Promise<void> {
  await db
    .update(tasks)
    .set({ nextAttemptAt: claimEnd(now) })
    .where(isStillClaimed(task));
}

/** @param after whether it is forgotten or remembered, or when it comes again */
export async function finishTask(
  db: Database,
  task: ClaimedTask,
  after: 'forget' | 'remember' | Date,
): Promise<void> {
  if (after === 'forget') {
    await db.delete(tasks).where(isStillClaimed(task));
    return;
  }
  const done = { lastError: null } as const;
  await db
    .update(tasks)
    .set(
      after === 'remember'
        ? { ...done, state: 'done' }
        : { ...done, attempts: 0, nextAttemptAt: after },
    )
    .where(isStillClaimed(task));
}

/** @param retryAt when to try again, or null to give up */
export async function recordFailure(
  db: Database,
  task: ClaimedTask,
  error: string,
  retryAt: Date | null,
): Promise<void> {
  const lastError = error.slice(0, ERROR_LENGTH);
  await db
    .update(tasks)
    .set(retryAt ? { lastError, nextAttemptAt: retryAt } : { lastError, state: 'failed' })
    .where(isStillClaimed(task));
}

/** Forgets what is done or given up and too old to come again. */
export async function deleteOldTasks(db: Database, now: Date): Promise<void> {
  const old = lt(tasks.createdAt, new Date(now.getTime() - RETENTION_MS));
  await db.delete(tasks).where(and(ne(tasks.state, 'waiting'), old));
}
