import { Worker } from 'node:worker_threads';
import type { HeadContext } from '../common/head-tags.ts';
import type { Packing } from '../http/pack-document.ts';
import type { DocumentFrame } from './document-frame.ts';
import type { PageSheets, PartTexts, PublishedSheet } from './page-sources.ts';

/** What a document is finished with in the thread that has rendered its page. */
export interface DocumentTask {
  frame: DocumentFrame;
  sheets: PageSheets;
  packing: Packing;
  head: HeadContext;
  /** A text that differs each time; given for documents that get a tag of all the rest. */
  nonce?: string | undefined;
}

/** A document, and what it is answered with. */
export interface FinishedDocument {
  output: string | Uint8Array;
  /** By default 200. */
  status?: number;
  /** Path of the page that is to be asked for instead, for good. */
  movedTo?: string;
  /** Of its content, whatever its nonce. */
  tag?: string;
}

/** What the document server asks of a thread; one thing at a time. */
export type WorkerTask =
  | ({ kind: 'load'; part: string } & PartTexts)
  /** Lets go of what these parts hold, and of all style sheets. */
  | { kind: 'unload'; parts: readonly string[] }
  /** Without a document the answer is what the part gives. */
  | {
      kind: 'render';
      part: string;
      input: string;
      document?: DocumentTask | undefined;
      /** Whether many wait: a document is packed faster then. */
      hurried: boolean;
    };

/** What a thread answers. */
export type WorkerAnswer =
  | { kind: 'loaded' }
  | { kind: 'unloaded' }
  | ({ kind: 'rendered' } & FinishedDocument)
  | { kind: 'threw'; message: string }
  /** Its memory runs out; the part that holds most of it is named. */
  | { kind: 'full'; part: string };

/** What a thread is started with. */
export interface WorkerLimits {
  /** Bytes of used memory above which the thread looks who holds it. */
  fullBytes: number;
  /** One number that both sides see: how many tasks the thread has begun. */
  begun: SharedArrayBuffer;
}

/**
 * What came of a task: an answer, or how the thread was lost over it. The part is the one at work then,
 * which may be that of the task before; null where none was.
 */
export type TaskResult =
  | WorkerAnswer
  /** It did not end in time. */
  | { kind: 'hung'; part: string | null }
  /** The thread died: of memory, or of what it could not catch. */
  | { kind: 'died'; part: string | null; message: string };

/** A thread that renders. It is of no use any more after 'full', 'hung' and 'died'. */
export interface RenderThread {
  /**
   * Does one task; call it again only after the answer.
   * @param timeout in milliseconds, after which the thread counts as lost; it begins when the thread runs
   */
  run(task: WorkerTask, timeout: number): Promise<TaskResult>;
  /** Parts that were loaded. */
  readonly parts: Set<string>;
  end(): Promise<void>;
}

const file = new URL('./render-worker.ts', import.meta.url);
const FULL_SHARE = 0.7;

const partOfTask = (task: WorkerTask | undefined) => (task && 'part' in task ? task.part : null);

/**
 * Starts a thread without environment, arguments and streams (delivery-45).
 * @param memoryMb most memory of its heap
 */
export function startThread(memoryMb: number): RenderThread {
  const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const limits: WorkerLimits = {
    fullBytes: memoryMb * FULL_SHARE * 1024 * 1024,
    begun: begun.buffer,
  };
  const worker = new Worker(file, {
    env: {},
    argv: [],
    execArgv: [],
    workerData: limits,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let answer: (result: TaskResult) => void = () => {};
  let death: TaskResult | null = null;
  let given = 0;
  let [before, present]: (WorkerTask | undefined)[] = [];

  // A promise that is refused after the answer ends the thread when the next task is given already, but
  // not begun.
  const partAtWork = () => partOfTask(Atomics.load(begun, 0) === given ? present : before);
  const die = (message: string) => {
    death ??= { kind: 'died', part: partAtWork(), message };
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
        const judge = (): void => {
          // On a busy machine a thread takes its time to start, for which no part can be blamed.
          if (Atomics.load(begun, 0) === 0) timer = setTimeout(judge, timeout);
          else answer({ kind: 'hung', part: partAtWork() });
        };
        let timer = setTimeout(judge, timeout);
        answer = (result) => {
          answer = () => {};
          clearTimeout(timer);
          resolve(result);
        };
        given += 1;
        [before, present] = [present, task];
        if (task.kind === 'unload') sent.clear();
        worker.postMessage(withKnownSheets(task));
      }),
    end: async () => {
      await worker.terminate();
    },
  };
}
