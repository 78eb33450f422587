import { and, asc, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { billingTasks } from '../../database/schema.ts';
import type { Money } from '../provider.ts';

/** What is to be done. References are those of the payment service. */
export type Task =
  /** Something happened to a checkout: ask the payment service how it stands. */
  | {
      readonly kind: 'checkout';
      readonly payload: {
        readonly reference: string;
        /** The news are that a delayed payment failed; the checkout itself does not tell. */
        readonly failed?: true;
      };
    }
  /** Something happened to a running plan: ask the payment service how it stands. */
  | { readonly kind: 'subscription'; readonly payload: { readonly reference: string } }
  /** End a plan at the payment service that nobody here has any more. */
  | {
      readonly kind: 'end';
      readonly payload: {
        readonly provider: 'stripe' | 'test';
        readonly reference: string;
        readonly money: Money;
      };
    }
  /** Take nothing after the month that ends then: the account is blocked. */
  | {
      readonly kind: 'stop';
      readonly payload: {
        readonly provider: 'stripe' | 'test';
        readonly reference: string;
        /** Seconds since 1970. */
        readonly end: number;
      };
    }
  /** A plan was replaced or has come back: take no payments for it, or take them again. */
  | {
      readonly kind: 'pause';
      readonly payload: { readonly provider: 'stripe' | 'test'; readonly reference: string };
    }
  /** Set an amount off against the next payments, or take that back. */
  | {
      readonly kind: 'credit';
      readonly payload: {
        readonly provider: 'stripe' | 'test';
        readonly customer: string;
        readonly cents: number;
        readonly key: string;
      };
    }
  /** Carry out a cancellation or withdrawal. */
  | { readonly kind: 'declaration'; readonly payload: { readonly id: number } };

export type ClaimedTask = Task & { readonly id: number; readonly attempts: number };

/** How long a claim lasts, in milliseconds: longer than a task can take. */
const CLAIM_LIFETIME_MS = 2 * 60_000;
/** How long done tasks are remembered, so that what comes again is known, in milliseconds. */
const RETENTION_MS = 30 * 24 * 3_600_000;
const ERROR_LENGTH = 500;

const waiting = eq(billingTasks.state, 'waiting');

/**
 * Adds a task; within a transaction it is done only if the transaction holds. Wake the worker
 * afterwards: services.billingAdded().
 * @param key what it is for; a second task with the same key is left out
 */
export async function addTask(
  db: Database,
  now: Date,
  { kind, payload }: Task,
  { key, notBefore = now }: { readonly key?: string; readonly notBefore?: Date } = {},
): Promise<void> {
  await db
    .insert(billingTasks)
    .values({ kind, payload, key: key ?? null, createdAt: now, nextAttemptAt: notBefore })
    .onConflictDoNothing({ target: billingTasks.key });
}

/** Takes one task that is due, so that no other process works on it. */
export async function claimTask(db: Database, now: Date): Promise<ClaimedTask | null> {
  const due = db
    .select({ id: billingTasks.id })
    .from(billingTasks)
    .where(and(waiting, lte(billingTasks.nextAttemptAt, now)))
    .orderBy(asc(billingTasks.nextAttemptAt), asc(billingTasks.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(billingTasks)
    .set({
      attempts: sql`${billingTasks.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + CLAIM_LIFETIME_MS),
    })
    .where(inArray(billingTasks.id, due))
    .returning();
  return (row as ClaimedTask | undefined) ?? null;
}

/** Still the claim of this process. */
const isStillClaimed = ({ id, attempts }: ClaimedTask) =>
  and(eq(billingTasks.id, id), eq(billingTasks.attempts, attempts), waiting);

export async function finishTask(db: Database, task: ClaimedTask): Promise<void> {
  await db.update(billingTasks).set({ state: 'done', lastError: null }).where(isStillClaimed(task));
}

/** @param retryAt when to try again, or null to give up */
export async function postponeTask(
  db: Database,
  task: ClaimedTask,
  error: string,
  retryAt: Date | null,
): Promise<void> {
  const lastError = error.slice(0, ERROR_LENGTH);
  await db
    .update(billingTasks)
    .set(retryAt ? { lastError, nextAttemptAt: retryAt } : { lastError, state: 'failed' })
    .where(isStillClaimed(task));
}

/** Deletes tasks that are done and too old to come again. */
export async function deleteOldTasks(db: Database, now: Date): Promise<void> {
  const old = lt(billingTasks.createdAt, new Date(now.getTime() - RETENTION_MS));
  await db.delete(billingTasks).where(and(ne(billingTasks.state, 'waiting'), old));
}
