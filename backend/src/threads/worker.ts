import { parentPort } from 'node:worker_threads';
import type { Answer, Order, Work } from './work.ts';

const answer = (message: Answer) => parentPort?.postMessage(message);

async function run({ file, input }: Order): Promise<void> {
  try {
    const { work }: { work: Work<unknown, unknown> } = await import(file);
    for await (const part of work(input)) answer({ kind: 'part', part });
    answer({ kind: 'done' });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    answer({ kind: 'failed', name, message });
  }
}

parentPort?.on('message', (order: Order) => void run(order));
