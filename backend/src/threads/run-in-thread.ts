import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer, Order, Work } from './work.ts';

const entry = new URL('./worker.ts', import.meta.url);
/** Most memory of the heap of one thread, in megabytes. */
const MEMORY_MB = 768;
/** After this a work counts as lost, in milliseconds: the longest takes a few seconds. */
const MOST_MS = 60_000;
/** A thread that had nothing to do for so long ends, in milliseconds. */
const IDLE_MS = 30_000;

type PartOf<Done extends Work<never, unknown>> =
  ReturnType<Done> extends AsyncIterable<infer Part> ? Part : never;

type Thread = { readonly worker: Worker; idle?: NodeJS.Timeout };

/** By the file of the work. */
const threads = new Map<string, Thread>();
/** Ends of the works that were given last: one after the other in each thread. */
const last = new Map<string, Promise<unknown>>();

function end(file: string): void {
  const thread = threads.get(file);
  threads.delete(file);
  clearTimeout(thread?.idle);
  void thread?.worker.terminate();
}

function threadOf(file: string): Thread {
  const known = threads.get(file);
  if (known) {
    clearTimeout(known.idle);
    return known;
  }
  const thread: Thread = {
    worker: new Worker(entry, {
      env: {},
      argv: [],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    }),
  };
  // A thread must not hold up the end of the process.
  thread.worker.unref();
  threads.set(file, thread);
  return thread;
}

function rest(file: string, thread: Thread): void {
  thread.idle = setTimeout(() => end(file), IDLE_MS).unref();
}

function order<Part>(given: Order, mostMs: number): Promise<Part[]> {
  const { file } = given;
  const thread = threadOf(file);
  const { worker } = thread;
  // A process that waits for the work does not end before it.
  worker.ref();
  return new Promise<Part[]>((resolve, reject) => {
    const parts: Part[] = [];
    const finish = (settle: () => void) => {
      clearTimeout(late);
      worker.off('message', hear).off('error', fail).off('exit', leave);
      worker.unref();
      settle();
    };
    const lose = (message: string) =>
      finish(() => {
        end(file);
        reject(new Error(`${basename(file)}: ${message}`));
      });
    const hear = (answer: Answer) => {
      if (answer.kind === 'part') {
        parts.push(answer.part as Part);
        return;
      }
      finish(() => {
        rest(file, thread);
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
 * Does the `work` of a module in a thread of its own, so that no answer waits for it (formats-22). Works of
 * a module are done one after the other; one that is lost takes its thread with it, and the next gets a
 * new one.
 * @param module where the work is: the type is that of its `work`
 * @param mostMs after so many milliseconds it is lost
 * @returns the parts that the work gives
 * @throws Error with name and words of what the work has thrown, or for one that was lost
 */
export function runInThread<Done extends Work<never, unknown>>(
  module: URL,
  input: Parameters<Done>[0],
  mostMs: number = MOST_MS,
): Promise<PartOf<Done>[]> {
  const file = module.href;
  const before = last.get(file) ?? Promise.resolve();
  const done = before.catch(() => {}).then(() => order<PartOf<Done>>({ file, input }, mostMs));
  last.set(file, done);
  return done;
}
