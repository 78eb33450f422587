import { createServices } from '../app.ts';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema.ts';
import { attemptTask } from '../queue/attempt.ts';
import type { Handler, Handlers } from '../queue/handler.ts';
import type { TaskKind } from '../queue/task-kinds.ts';
import { claimTask } from '../queue/tasks.ts';
import type { Services } from '../services.ts';
import { createTaskHandlers, type HandlerParts } from '../task-handlers.ts';

/** What a test needs to do the work of the queue. */
export interface Work {
  readonly db: Database;
  readonly now: () => Date;
  readonly handlers: Handlers;
  /** What was warned of and what was given up, in order. */
  readonly logged: string[];
}

/** What handlers use, at the time of a test's clock. */
export const servicesOf = ({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: { readonly now: Date };
}): Services =>
  createServices(
    { database: db, now: () => clock.now, publicUrl: 'https://test.example' },
    () => {},
  );

/** The work queue with the product's own handlers; without a mail server and feeds of its own. */
export function openWork(
  services: Services,
  { send = null, feeds = [], ...rest }: Partial<HandlerParts> = {},
): Work {
  const handlers = createTaskHandlers(services, { send, feeds, ...rest });
  return { db: services.db, now: services.now, handlers, logged: [] };
}

/**
 * Does what is due of these kinds: what comes again by itself now, then the tasks of the others until
 * none is left.
 * @returns how many of these tasks were tried
 */
export async function workOff(
  { db, now, handlers, logged }: Work,
  kinds: readonly TaskKind[],
): Promise<number> {
  const log = {
    warn: (text: string) => logged.push(`warn ${text}`),
    error: (text: string) => logged.push(`error ${text}`),
  };
  const tasks: TaskKind[] = [];
  for (const kind of kinds) {
    const { everyMs, run } = handlers[kind] as Handler<'find-feeds'>;
    if (everyMs === undefined) tasks.push(kind);
    else await run({}, () => false);
  }
  for (let tried = 0; ; tried += 1) {
    const task = await claimTask(db, now(), tasks);
    if (!task) return tried;
    await attemptTask({ db, now, handlers, log }, task);
  }
}

/** Does some work; how many mails it wrote. */
export async function mailsOf(db: Database, work: () => Promise<unknown>): Promise<number> {
  const before = await db.$count(outbox);
  await work();
  return (await db.$count(outbox)) - before;
}
