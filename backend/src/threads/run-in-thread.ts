import { Worker } from 'node:worker_threads';
import type { Answer, InputOf, Order, PartOf, Work } from './works.ts';

const file = new URL('./worker.ts', import.meta.url);
/** Most memory of the heap of one thread, in megabytes. */
const MEMORY_MB = 768;
/** After this a work counts as lost, in milliseconds: the longest takes a few seconds. */
const MOST_MS = 60_000;
/** A thread that had nothing to do for so long ends, in milliseconds. */
const IDLE_MS = 30_000;

type Thread = { readonly worker: Worker; idle?: NodeJS.Timeout };

const threads = new Map<Work, Thread>();
/** Ends of the works that were given last: one after the other in each thread. */
const last = new Map<Work, Promise<unknown>>();

function end(work: Work): void {
  const thread = threads.get(work);
  threads.delete(work);
  clearTimeout(thread?.idle);
  void thread?.worker.terminate();
}

function threadOf(work: Work): Thread {
  const known = threads.get(work);
  if (known) {
    clearTimeout(known.idle);
    return known;
  }
  const thread: Thread = {
    worker: new Worker(file, {
      env: {},
      argv: [],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    }),
  };
  // A thread must not hold up the end of the process.
  thread.worker.unref();
  threads.set(work, thread);
  return thread;
}

function rest(work: Work, thread: Thread): void {
  thread.idle = setTimeout(() => end(work), IDLE_MS).unref();
}

function order<Name extends Work>(given: Order<Name>, mostMs: number): Promise<PartOf<Name>[]> {
  const { work } = given;
  const thread = threadOf(work);
  const { worker } = thread;
  // A process that waits for the work does not end before it.
  worker.ref();
  return new Promise<PartOf<Name>[]>((resolve, reject) => {
    const parts: PartOf<Name>[] = [];
    const finish = (settle: () => void) => {
      clearTimeout(late);
      worker.off('message', hear).off('error', fail).off('exit', leave);
      worker.unref();
      settle();
    };
    const lose = (message: string) =>
      finish(() => {
        end(work);
        reject(new Error(`${work}: ${message}`));
      });
    const hear = (answer: Answer) => {
      if (answer.kind === 'part') {
        parts.push(answer.part as PartOf<Name>);
        return;
      }
      finish(() => {
        rest(work, thread);
        if (answer.kind === 'done') resolve(parts);
        else reject(Object.assign(new Error(answer.message), { name: answer.name }));
      });
    };
    const fail = (error: unknown) => lose(String(error));
    const leave = (code: number) => lose(`the thread ended with ${code}`);
    const late = setTimeout(() => lose(`not done in ${mostMs} ms`), mostMs);
    worker.on('message', hear).on('error', fail).on('exit', leave);
    worker.postMessage(given);
  });
}

/**
 * Does a work in a thread of its own kind, so that no answer waits for it (formats-22). Works of a kind
 * are done one after the other; one that is lost takes its thread with it, and the next gets a new one.
 * @param mostMs after so many milliseconds it is lost
 * @returns the parts that the work gives
 * @throws Error with name and words of what the work has thrown, or for one that was lost
 */
export function runInThread<Name extends Work>(
  work: Name,
  input: InputOf<Name>,
  mostMs: number = MOST_MS,
): Promise<PartOf<Name>[]> {
  const before = last.get(work) ?? Promise.resolve();
  const done = before.catch(() => {}).then(() => order({ work, input }, mostMs));
  last.set(work, done);
  return done;
}
