import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createSandbox, type Render } from '@silverjobs/federation/first-view';
import { createDocumentFinisher } from './finish-document.ts';
import type { WorkerAnswer, WorkerLimits, WorkerTask } from './render-thread.ts';

const port = parentPort;
const limits = workerData as WorkerLimits;
const begun = new Int32Array(limits.begun);

setFlagsFromString('--expose-gc');
// With a small limit V8 collects whole as soon as a third more is used: every few seconds, for nothing (delivery-48).
setFlagsFromString('--heap-growing-percent=100');
const collect = runInNewContext('gc') as () => void;
// Whoever climbs out of a sandbox finds no way to the process from here.
Reflect.deleteProperty(globalThis, 'process');
Reflect.deleteProperty(globalThis, 'fetch');
// Its listeners would run while another part is at work. As all timers of a sandbox, it never ends.
AbortSignal.timeout = () => new AbortController().signal;

const finisher = createDocumentFinisher();

/** Every part has a world of its own: no remote sees what another one renders (delivery-45). */
const sandboxes = new Map<string, Render>();

async function perform(task: WorkerTask): Promise<WorkerAnswer> {
  try {
    if (task.kind === 'load') {
      sandboxes.set(task.part, createSandbox(task.host, task.remote, task.taken));
      return { kind: 'loaded' };
    }
    if (task.kind === 'unload') {
      for (const part of task.parts) sandboxes.delete(part);
      finisher.forget();
      return { kind: 'unloaded' };
    }
    const { part, input, document, hurried } = task;
    if (document) finisher.prepare(document);
    const render = sandboxes.get(part);
    if (!render) throw new Error(`${part} is not loaded.`);
    const output = String(await render(input));
    if (!document) return { kind: 'rendered', output };
    return { kind: 'rendered', ...finisher.finish(output, document, hurried) };
  } catch (error) {
    return { kind: 'threw', message: String((error as Error | undefined)?.stack ?? error) };
  }
}

/** When memory stays full after a collection: the part whose loss frees most. The thread ends then. */
function leakingPart(): WorkerAnswer | null {
  if (usedBytes() < limits.fullBytes) return null;
  collect();
  let used = usedBytes();
  if (used < limits.fullBytes) return null;
  let worst = { part: '', freed: -1 };
  for (const part of [...sandboxes.keys()]) {
    sandboxes.delete(part);
    collect();
    const freed = used - usedBytes();
    if (freed > worst.freed) worst = { part, freed };
    used -= freed;
  }
  return { kind: 'full', part: worst.part };
}

function usedBytes(): number {
  return getHeapStatistics().used_heap_size;
}

port?.on('message', (task: WorkerTask) => {
  Atomics.add(begun, 0, 1);
  // Only after the task: while one is under way, it holds its own part.
  void perform(task).then((result) => {
    const answer = leakingPart() ?? result;
    const output = answer.kind === 'rendered' ? answer.output : '';
    port.postMessage(answer, typeof output === 'string' ? [] : [output.buffer as ArrayBuffer]);
  });
});
