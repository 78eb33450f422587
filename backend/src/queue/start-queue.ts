import { describeError } from '../errors/describe-error.ts';
import { attemptTask, type QueueParts } from './attempt.ts';
import type { Handlers } from './handler.ts';
import { TASK_KINDS, type TaskKind } from './task-kinds.ts';
import { addTasks, type ClaimedTask, claimTask, type NewTask, RECURRING_KEY } from './tasks.ts';

/** How often to look for what has become due or was added elsewhere, in milliseconds. */
const POLL_INTERVAL_MS = 2_000;
/** Tasks of one process at a time: less than the connections it has, more than mail alone takes. */
const MOST_AT_ONCE = 9;

export type Queue = {
  /** Tells that there is work, before the rest is over. */
  readonly wake: () => void;
  /** Lets the tasks in progress finish; what waits stays in the queue. */
  readonly stop: () => Promise<void>;
};

/** The tasks that come again by themselves; each is there once, whatever number of processes runs. */
function recurringTasks(handlers: Handlers): NewTask[] {
  return TASK_KINDS.filter((kind) => handlers[kind].everyMs !== undefined).map(
    (kind) => ({ kind, payload: {}, key: RECURRING_KEY }) as NewTask,
  );
}

/**
 * Does the tasks of the queue as they become due, any number of processes at once; each task is
 * done by one of them. Those for which somebody waits go first.
 */
export function startQueue(parts: QueueParts): Queue {
  const { db, now, handlers, log } = parts;
  const busy = new Map<TaskKind, number>();
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  let again = false;
  let isScheduled = false;
  let looking: Promise<void> | null = null;

  const freeKinds = () =>
    TASK_KINDS.filter((kind) => (busy.get(kind) ?? 0) < (handlers[kind].lanes ?? 1));
  const count = (kind: TaskKind, by: 1 | -1) => busy.set(kind, (busy.get(kind) ?? 0) + by);

  function begin(task: ClaimedTask): void {
    count(task.kind, 1);
    const work = attemptTask(parts, task, () => stopped)
      .catch((error: unknown) => log.error(`Task ${task.id}: ${describeError(error)}`))
      .finally(() => {
        count(task.kind, -1);
        underWay.delete(work);
        wake();
      });
    underWay.add(work);
  }

  async function fillLanes(): Promise<void> {
    if (!isScheduled) {
      await addTasks(db, now(), recurringTasks(handlers));
      isScheduled = true;
    }
    while (!stopped && underWay.size < MOST_AT_ONCE) {
      const task = await claimTask(db, now(), freeKinds());
      if (!task) return;
      begin(task);
    }
  }

  function wake(): void {
    if (stopped) return;
    if (looking) {
      again = true;
      return;
    }
    clearTimeout(timer);
    looking = fillLanes()
      .catch((error: unknown) =>
        log.error(`The work queue cannot be read: ${describeError(error)}`),
      )
      .finally(() => {
        looking = null;
        if (stopped) return;
        timer = setTimeout(wake, again ? 0 : POLL_INTERVAL_MS).unref();
        again = false;
      });
  }

  let timer = setTimeout(wake, 0);
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await looking;
      await Promise.all(underWay);
    },
  };
}
