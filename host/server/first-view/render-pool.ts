import { type RenderThread, startThread, type TaskResult } from './worker.ts';
import type { DocumentTask } from './worker-messages.ts';

/** A server's part, or that of a remote together with the host's. */
export interface RenderPart {
  /** Names the releases; the same name is the same code. */
  id: string;
  /** Reads and checks the files: every time that they are loaded (delivery-46). */
  read: () => Promise<{ host: string; remote: string | null }>;
}

/** Why nothing was drawn. */
type RenderFailure =
  /** More documents are under way than can be drawn. */
  | 'busy'
  /** Drawing took too long for this document. */
  | 'slow'
  /** The code is not loaded yet. */
  | 'starting'
  | 'threw'
  /** The code was switched off: it looped, leaked, killed its thread or could not be loaded. */
  | 'switched-off';

type RenderResult = { kind: 'rendered'; output: string | Uint8Array } | { kind: RenderFailure };

/** What a page is drawn from. */
interface Drawing {
  input: string;
  /** What the drawn page is put into; without it the drawing itself is given. */
  document?: DocumentTask;
}

/** How much a pool does. */
export interface PoolLimits {
  threads: number;
  /** Longest that a document waits for its first view, in milliseconds. */
  budget: number;
  /** After this a thread counts as lost. */
  hangs: number;
  /** Documents that may wait. */
  queue: number;
  memoryMb: number;
}

/** When so much of the room for waiting is taken, documents are packed faster (delivery-66). */
const HURRIED_SHARE = 1 / 4;

/** Draws pages in threads. */
export interface RenderPool {
  /**
   * @param compose called when a thread is free: what waits should need little room, and mostly what is
   * let go is never composed
   * @throws what composing throws
   */
  render(part: RenderPart, compose: () => Drawing): Promise<RenderResult>;
  /** Whether more documents wait than can be drawn. */
  isFull(): boolean;
  /** Loads a part in every thread, before somebody waits for it. */
  prepare(part: RenderPart): void;
  /** Parts that are switched off, with the reason. */
  readonly switchedOff: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

interface Job {
  part: RenderPart;
  /** None only loads. */
  compose: (() => Drawing) | null;
  /** Only this thread may do it. */
  slot: number | null;
  done: (result: RenderResult) => void;
  fail: (error: unknown) => void;
  /** Nobody waits for it any more. */
  expired: boolean;
}

/**
 * Creates the pool. What a part does to a thread costs that part alone: the thread is replaced, the
 * part is switched off until another release (delivery-47).
 * @param tell hears why a part is switched off or a drawing failed
 */
export function createRenderPool(
  limits: PoolLimits,
  tell: (text: string) => void,
  start: (memoryMb: number) => RenderThread = startThread,
): RenderPool {
  const switchedOff = new Map<string, string>();
  const threads = Array.from({ length: limits.threads }, () => start(limits.memoryMb));
  const idle = new Set(threads.keys());
  const waiting: Job[] = [];
  const preparing: Job[] = [];
  let closed = false;

  const switchOff = (part: string, reason: string): void => {
    if (switchedOff.has(part)) return;
    switchedOff.set(part, reason);
    tell(`The server's part ${part} is switched off: ${reason}.`);
  };

  const replace = (slot: number): void => {
    void threads[slot]?.end();
    threads[slot] = start(limits.memoryMb);
  };

  /** What the end of a task means for thread and part. */
  const judge = (slot: number, part: string, result: TaskResult): RenderResult => {
    if (result.kind === 'rendered') return result;
    if (result.kind === 'loaded') return { kind: 'starting' };
    if (result.kind === 'threw') {
      tell(`The server's part ${part} threw: ${result.message}`);
      return { kind: 'threw' };
    }
    if (!closed) {
      replace(slot);
      if (result.kind === 'full') switchOff(result.part, 'it keeps more and more memory');
      else if (result.kind === 'hung') switchOff(part, 'it does not come to an end');
      else switchOff(part, `its thread died (${result.message})`);
    }
    return { kind: 'switched-off' };
  };

  const load = async (slot: number, part: RenderPart): Promise<RenderResult | null> => {
    let texts: Awaited<ReturnType<RenderPart['read']>>;
    try {
      texts = await part.read();
    } catch (error) {
      switchOff(part.id, String(error instanceof Error ? error.message : error));
      return { kind: 'switched-off' };
    }
    const thread = threads[slot];
    const task = { kind: 'load', part: part.id, ...texts } as const;
    const result = (await thread?.run(task, limits.hangs)) ?? { kind: 'hung' };
    if (result.kind === 'loaded') {
      thread?.parts.add(part.id);
      return null;
    }
    const judged = judge(slot, part.id, result);
    if (result.kind === 'threw') switchOff(part.id, 'it cannot be loaded');
    return judged;
  };

  const perform = async (slot: number, { part, compose }: Job): Promise<RenderResult> => {
    if (switchedOff.has(part.id)) return { kind: 'switched-off' };
    const failed = threads[slot]?.parts.has(part.id) ? null : await load(slot, part);
    if (failed || compose === null) return failed ?? { kind: 'starting' };
    const hurried = waiting.length > limits.queue * HURRIED_SHARE;
    const task = { kind: 'render', part: part.id, ...compose(), hurried } as const;
    const result = (await threads[slot]?.run(task, limits.hangs)) ?? { kind: 'hung' };
    return judge(slot, part.id, result);
  };

  const takeJob = (slot: number): Job | undefined => {
    while (waiting[0]?.expired) waiting.shift();
    if (waiting.length > 0) return waiting.shift();
    const place = preparing.findIndex((job) => job.slot === slot);
    return place < 0 ? undefined : preparing.splice(place, 1)[0];
  };

  const work = (): void => {
    for (const slot of [...idle]) {
      const job = closed ? undefined : takeJob(slot);
      if (!job) continue;
      idle.delete(slot);
      // The thread goes on first: what becomes of the document is this thread's work.
      const free = (): void => {
        idle.add(slot);
        work();
      };
      perform(slot, job).then(
        (result) => {
          free();
          job.done(result);
        },
        (error: unknown) => {
          free();
          job.fail(error);
        },
      );
    }
  };

  return {
    switchedOff,
    isFull: () => waiting.length >= limits.queue,
    render: (part, compose) =>
      new Promise((resolve, reject) => {
        if (switchedOff.has(part.id)) return resolve({ kind: 'switched-off' });
        if (waiting.length >= limits.queue) return resolve({ kind: 'busy' });
        const loaded = threads.some(({ parts }) => parts.has(part.id));
        const timer = setTimeout(() => {
          const begun = !waiting.includes(job);
          job.done({ kind: !loaded ? 'starting' : begun ? 'slow' : 'busy' });
        }, limits.budget);
        const end = (): void => {
          job.expired = true;
          clearTimeout(timer);
        };
        const job: Job = {
          part,
          compose,
          slot: null,
          expired: false,
          done: (result) => {
            end();
            resolve(result);
          },
          fail: (error) => {
            end();
            reject(error);
          },
        };
        waiting.push(job);
        work();
      }),
    prepare: (part) => {
      for (const slot of threads.keys()) {
        const nobody = { done: () => {}, fail: () => {} };
        preparing.push({ part, compose: null, slot, expired: false, ...nobody });
      }
      work();
    },
    close: async () => {
      closed = true;
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
