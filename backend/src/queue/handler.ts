import type { PayloadOf, TaskKind } from './task-kinds.ts';
import { TASK_KINDS } from './task-kinds.ts';

/** How tasks of a kind are done. */
export type Handler<Kind extends TaskKind> = {
  /**
   * Does one task. It may be begun again after it was done, when its process died in between: what
   * it changes is one transaction, or changes nothing the second time.
   * @throws Error to have it tried again later
   */
  readonly run: (payload: PayloadOf<Kind>, stopped: () => boolean) => Promise<void>;
  /** Called after the last attempt has failed. */
  readonly onGivenUp?: (payload: PayloadOf<Kind>) => Promise<void>;
  /** How many one process does at a time; 1 by default, 0 leaves all of them waiting. */
  readonly lanes?: number;
  /** Comes again so long after it was done, in milliseconds. */
  readonly everyMs?: number;
  /** Is tried again for ever, at least once an hour; so is what comes again by itself. */
  readonly isEndless?: boolean;
  /** A task with a key is known for 30 days after it was done, and not done again. */
  readonly isRemembered?: boolean;
};

/** The handler of each kind. */
export type Handlers = { readonly [Kind in TaskKind]: Handler<Kind> };

/** @throws Error that names the kinds without a handler */
export function checkHandlers(handlers: Partial<Handlers>): Handlers {
  const missing = TASK_KINDS.filter((kind) => !handlers[kind]);
  if (missing.length > 0) throw new Error(`No handler for tasks of ${missing.join(', ')}`);
  return handlers as Handlers;
}

/** Refuses a task with words that hold nobody's data, so that they may be logged and shown. */
export class TaskFailure extends Error {
  /** Another attempt would fail as well. */
  readonly isPermanent: boolean;

  constructor(message: string, { isPermanent = false } = {}) {
    super(message);
    this.name = 'TaskFailure';
    this.isPermanent = isPermanent;
  }
}
