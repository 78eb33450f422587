import type { Database } from '../database/database.ts';
import { describeError, withoutAddresses } from '../errors/describe-error.ts';
import { type Handler, type Handlers, TaskFailure } from './handler.ts';
import { retryDelay } from './retry-delay.ts';
import { type PayloadOf, TASKS, type TaskKind } from './task-kinds.ts';
import {
  CLAIM_LIFETIME_MS,
  type ClaimedTask,
  extendClaim,
  finishTask,
  recordFailure,
} from './tasks.ts';

/** How often a claim is extended while its task takes its time, in milliseconds. */
const EXTEND_INTERVAL_MS = CLAIM_LIFETIME_MS / 3;
const HOUR_MS = 3_600_000;

export type QueueParts = {
  readonly db: Database;
  readonly now: () => Date;
  readonly handlers: Handlers;
  /** Warnings are tried again; errors need somebody. No addresses are told. */
  readonly log: {
    readonly warn: (text: string) => void;
    readonly error: (text: string) => void;
  };
};

type Described = { readonly error: string; readonly isPermanent: boolean };

function describeFailure(error: unknown): Described {
  if (error instanceof TaskFailure) {
    return { error: withoutAddresses(error.message), isPermanent: error.isPermanent };
  }
  return { error: describeError(error), isPermanent: false };
}

/** Does the task; what went wrong, if anything. */
async function run<Kind extends TaskKind>(
  { db, now }: QueueParts,
  handler: Handler<Kind>,
  payload: PayloadOf<Kind>,
  task: ClaimedTask,
  stopped: () => boolean,
): Promise<Described | null> {
  const extending = setInterval(() => {
    // One that fails is made good by the next, or another process does the task, too.
    extendClaim(db, now(), task).catch(() => {});
  }, EXTEND_INTERVAL_MS);
  try {
    await handler.run(payload, stopped);
    return null;
  } catch (error) {
    return describeFailure(error);
  } finally {
    clearInterval(extending);
  }
}

/** When to try again; null to give up. */
function retryAt(
  { everyMs, isEndless }: Pick<Handler<TaskKind>, 'everyMs' | 'isEndless'>,
  attempts: number,
  isPermanent: boolean,
  now: Date,
): Date | null {
  const delay = retryDelay(attempts);
  if (everyMs !== undefined || isEndless) {
    return new Date(now.getTime() + Math.min(delay ?? HOUR_MS, HOUR_MS));
  }
  return isPermanent || delay === null ? null : new Date(now.getTime() + delay);
}

/**
 * Does a claimed task. One that fails is tried again, ever later, and given up after four days; it
 * delays no other.
 * @throws Error of the database
 */
export async function attemptTask<Kind extends TaskKind>(
  parts: QueueParts,
  task: ClaimedTask & { readonly kind: Kind },
  stopped: () => boolean = () => false,
): Promise<void> {
  const { db, now, log } = parts;
  const handler: Handler<Kind> = parts.handlers[task.kind];
  const read = TASKS[task.kind].safeParse(task.payload);
  const payload = read.data as PayloadOf<Kind>;
  const failure = read.success
    ? await run(parts, handler, payload, task, stopped)
    : { error: 'The payload cannot be read', isPermanent: true };
  if (!failure) {
    const { everyMs, isRemembered } = handler;
    const again = everyMs === undefined ? null : new Date(now().getTime() + everyMs);
    const kept = isRemembered && task.key !== null ? 'remember' : 'forget';
    return finishTask(db, task, again ?? kept);
  }
  const next = retryAt(handler, task.attempts, failure.isPermanent, now());
  await recordFailure(db, task, failure.error, next);
  const what = `Task ${task.id} (${task.kind}), attempt ${task.attempts}: ${failure.error}`;
  if (next) return log.warn(`${what}; again at ${next.toISOString()}`);
  log.error(`${what}; given up`);
  if (read.success) await handler.onGivenUp?.(payload);
}
