import type { RenderPart } from './page-sources.ts';
import {
  type DocumentTask,
  type FinishedDocument,
  type RenderThread,
  startThread,
  type TaskResult,
} from './render-thread.ts';
import { createSwitchedOffParts } from './switched-off.ts';

/** Why nothing was rendered. */
type RenderFailure =
  /** More documents are under way than can be rendered. */
  | 'busy'
  /** Rendering took too long for this document. */
  | 'slow'
  /** The code is not loaded yet. */
  | 'starting'
  | 'threw'
  /** The code is switched off: it looped, leaked, killed its thread or could not be loaded. */
  | 'switched-off';

type RenderResult = ({ kind: 'rendered' } & FinishedDocument) | { kind: RenderFailure };

/** What a page is rendered from. */
interface RenderInput {
  input: string;
  /** What the rendered page is put into; without it the page itself is given. */
  document?: DocumentTask;
}

/** How much a pool does. */
export interface PoolLimits {
  threads: number;
  /** Longest that a document waits for its first view, in milliseconds. */
  budget: number;
  /** After this a thread counts as lost, in milliseconds. */
  hangs: number;
  /** Documents that may wait. */
  queue: number;
  memoryMb: number;
}

/** When so much of the room for waiting is taken, documents are packed faster (delivery-66). */
const HURRIED_SHARE = 1 / 4;

/** Renders pages in threads. */
export interface RenderPool {
  /**
   * @param compose called when a thread is free: what waits should need little room, and mostly what is
   * let go is never composed
   * @throws what composing throws
   */
  render(part: RenderPart, compose: () => RenderInput): Promise<RenderResult>;
  /** Whether more documents wait than can be rendered. */
  isFull(): boolean;
  /** Loads a part in every thread, before somebody waits for it. */
  prepare(part: RenderPart): void;
  /**
   * Unloads parts that no registry names any more, in every thread.
   * @param named ids of the parts that may be asked for; others, of previews, stay until the next one
   */
  keepOnly(named: ReadonlySet<string>): void;
  /** Parts that are switched off, with the reason. */
  switchedOff(): ReadonlyMap<string, string>;
  close(): Promise<void>;
}

interface Job {
  part: RenderPart;
  compose: () => RenderInput;
  /** Whether it tries a part that is switched off. */
  isRetry: boolean;
  done: (result: RenderResult) => void;
  fail: (error: unknown) => void;
  /** Nobody waits for it any more. */
  expired: boolean;
}

/** What a thread does when no document waits. */
type Chore = (slot: number) => Promise<unknown>;

type Loss = Extract<TaskResult, { kind: 'hung' | 'full' | 'died' }>;

function reasonOf(loss: Loss): string {
  if (loss.kind === 'hung') return 'it does not come to an end';
  return loss.kind === 'full'
    ? 'it keeps more and more memory'
    : `its thread died (${loss.message})`;
}

/**
 * Creates the pool. What a part does to a thread costs that part alone: the thread is replaced, the
 * part is switched off for a time (delivery-47).
 * @param tell hears why a part is switched off or a page could not be rendered
 * @param now clock in milliseconds
 */
export function createRenderPool(
  limits: PoolLimits,
  tell: (text: string, part?: string) => void,
  start: (memoryMb: number) => RenderThread = startThread,
  now?: () => number,
): RenderPool {
  const off = createSwitchedOffParts(tell, now);
  const threads = Array.from({ length: limits.threads }, () => start(limits.memoryMb));
  const idle = new Set(threads.keys());
  const waiting: Job[] = [];
  const chores = threads.map((): Chore[] => []);
  let isNamed = (_: string): boolean => true;
  let closed = false;

  const replace = (slot: number): void => {
    void threads[slot]?.end();
    threads[slot] = start(limits.memoryMb);
  };

  /**
   * What the end of a task means for thread and part.
   * @returns null when another part has taken the thread away: the task is to be done once more
   */
  const judge = (slot: number, part: string, result: TaskResult): RenderResult | null => {
    if (result.kind === 'rendered') return result;
    if (result.kind === 'loaded' || result.kind === 'unloaded') return { kind: 'starting' };
    if (result.kind === 'threw') {
      tell(`The server's part ${part} threw: ${result.message}`, part);
      return { kind: 'threw' };
    }
    if (closed) return { kind: 'starting' };
    replace(slot);
    const guilty = result.part;
    if (!guilty) {
      tell(`A thread without a part at work is replaced: ${reasonOf(result)}.`);
      return { kind: 'starting' };
    }
    off.switchOff(guilty, reasonOf(result));
    return guilty === part ? { kind: 'switched-off' } : null;
  };

  /** Gives a thread's room back: of parts that no registry names, but for this one. */
  const unload = async (slot: number, kept = ''): Promise<void> => {
    const thread = threads[slot];
    const parts = [...(thread?.parts ?? [])].filter((part) => part !== kept && !isNamed(part));
    if (!thread || parts.length === 0) return;
    for (const part of parts) thread.parts.delete(part);
    judge(slot, '', await thread.run({ kind: 'unload', parts }, limits.hangs));
  };

  /** @returns null when the part is there now, or its thread was taken away by another part */
  const load = async (slot: number, part: RenderPart): Promise<RenderResult | null> => {
    await unload(slot, part.id);
    let texts: Awaited<ReturnType<RenderPart['read']>>;
    try {
      texts = await part.read();
    } catch (error) {
      off.switchOff(part.id, String(error instanceof Error ? error.message : error));
      return { kind: 'switched-off' };
    }
    const thread = threads[slot];
    const task = { kind: 'load', part: part.id, ...texts } as const;
    const result = (await thread?.run(task, limits.hangs)) ?? { kind: 'hung', part: null };
    if (result.kind === 'loaded') {
      thread?.parts.add(part.id);
      return null;
    }
    if (result.kind === 'threw') off.switchOff(part.id, 'it cannot be loaded');
    return judge(slot, part.id, result);
  };

  const perform = async (slot: number, job: Job): Promise<RenderResult> => {
    const { part, compose } = job;
    while (!job.expired) {
      if (off.isOff(part.id) && !job.isRetry) return { kind: 'switched-off' };
      const thread = threads[slot];
      if (!thread?.parts.has(part.id)) {
        const failed = await load(slot, part);
        if (failed) return failed;
        continue;
      }
      const hurried = waiting.length > limits.queue * HURRIED_SHARE;
      const task = { kind: 'render', part: part.id, ...compose(), hurried } as const;
      const result = judge(slot, part.id, await thread.run(task, limits.hangs));
      if (result?.kind === 'rendered' || result?.kind === 'threw') off.switchOn(part.id);
      if (result) return result;
    }
    return { kind: 'starting' };
  };

  /** The thread goes on before anybody hears of the result: what becomes of it is our own work. */
  const occupy = <T>(slot: number, work: Promise<T>): Promise<T> => {
    idle.delete(slot);
    return work.finally(() => {
      idle.add(slot);
      next();
    });
  };

  const next = (): void => {
    for (const slot of closed ? [] : [...idle]) {
      while (waiting[0]?.expired) waiting.shift();
      const job = waiting.shift();
      if (job) occupy(slot, perform(slot, job)).then(job.done, job.fail);
      else {
        const chore = chores[slot]?.shift();
        if (chore) void occupy(slot, chore(slot));
      }
    }
  };

  const everywhere = (chore: Chore): void => {
    for (const list of chores) list.push(chore);
    next();
  };

  return {
    switchedOff: off.reasons,
    isFull: () => waiting.length >= limits.queue,
    render: (part, compose) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= limits.queue) return resolve({ kind: 'busy' });
        const entered = off.enter(part.id);
        if (entered === 'off') return resolve({ kind: 'switched-off' });
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
          isRetry: entered === 'retry',
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
        next();
      }),
    prepare: (part) =>
      everywhere(async (slot) => {
        if (!off.isOff(part.id) && !threads[slot]?.parts.has(part.id)) await load(slot, part);
      }),
    keepOnly: (named) => {
      isNamed = (part) => named.has(part);
      off.keepOnly(isNamed);
      everywhere((slot) => unload(slot));
    },
    close: async () => {
      closed = true;
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
