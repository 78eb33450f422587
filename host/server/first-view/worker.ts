import { Worker } from 'node:worker_threads';
import type { PublishedSheet } from './page-sheets.ts';
import type { WorkerAnswer, WorkerLimits, WorkerTask } from './worker-messages.ts';

/** What came of a task: an answer, or how the worker was lost over it. */
export type TaskResult =
  | WorkerAnswer
  /** It did not end in time. */
  | { kind: 'hung' }
  /** The worker died: of memory, or of what it could not catch. */
  | { kind: 'died'; message: string };

/** A thread that draws. It is of no use any more after 'full', 'hung' and 'died'. */
export interface RenderThread {
  /** Does one task; call it again only after the answer. */
  run(task: WorkerTask, timeout: number): Promise<TaskResult>;
  /** Parts that were loaded. */
  readonly parts: Set<string>;
  end(): Promise<void>;
}

const file = new URL('./render-worker.ts', import.meta.url);
const FULL_SHARE = 0.7;

/**
 * Starts a thread without environment, arguments and streams (delivery-45).
 * @param memoryMb most memory of its heap
 */
export function startThread(memoryMb: number): RenderThread {
  const limits: WorkerLimits = { fullBytes: memoryMb * FULL_SHARE * 1024 * 1024 };
  const worker = new Worker(file, {
    env: {},
    argv: [],
    execArgv: [],
    workerData: limits,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let answer: (result: TaskResult) => void = () => {};
  let death: TaskResult | null = null;
  const die = (message: string) => {
    death ??= { kind: 'died', message };
    answer(death);
  };
  worker.on('message', (message: WorkerAnswer) => answer(message));
  worker.on('error', (error) => die(String(error)));
  worker.on('exit', (code) => die(`The thread ended with ${code}.`));
  // Threads must not hold up the end of the process.
  worker.unref();

  const sent = new Set<string>();
  const shorten = (sheet: PublishedSheet): PublishedSheet => {
    if (sent.has(sheet.key)) return { key: sheet.key, text: null };
    sent.add(sheet.key);
    return sheet;
  };
  /** Each style sheet goes to a thread once. */
  const withKnownSheets = (task: WorkerTask): WorkerTask => {
    if (task.kind !== 'render' || !task.document) return task;
    const { host, page } = task.document.sheets;
    const sheets = { host: host.map(shorten), page: page.map(shorten) };
    return { ...task, document: { ...task.document, sheets } };
  };

  return {
    parts: new Set(),
    run: (task, timeout) =>
      new Promise((resolve) => {
        if (death) return resolve(death);
        const timer = setTimeout(() => answer({ kind: 'hung' }), timeout);
        answer = (result) => {
          answer = () => {};
          clearTimeout(timer);
          resolve(result);
        };
        worker.postMessage(withKnownSheets(task));
      }),
    end: async () => {
      await worker.terminate();
    },
  };
}
