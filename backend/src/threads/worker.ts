import { parentPort } from 'node:worker_threads';
import { type Answer, type Order, WORKS } from './works.ts';

const answer = (message: Answer) => parentPort?.postMessage(message);

async function run({ work, input }: Order): Promise<void> {
  try {
    const done = (await WORKS[work]()) as (input: unknown) => AsyncIterable<unknown>;
    for await (const part of done(input)) answer({ kind: 'part', part });
    answer({ kind: 'done' });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    answer({ kind: 'failed', name, message });
  }
}

parentPort?.on('message', (order: Order) => void run(order));
