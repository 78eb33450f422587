import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

/** Between two messages of a writer, in milliseconds: the limit is 120 an hour. */
const PAUSE_MS = 400;
const RETRY_MS = 100;

/** Somebody who writes one message after the other, each until it is acknowledged. */
export interface Writer {
  name: string;
  conversation: number;
  token: string;
  /** Messages that the backend has acknowledged, in order. */
  acknowledged: string[];
  /** The one of which nobody knows whether it arrived. */
  pending: string | null;
}

/**
 * Writes until it is stopped. A message that got no answer is sent again with the same key, as the
 * browser does (operation-8).
 * @param url address of the backend of this moment
 */
export async function write(
  writer: Writer,
  url: () => string,
  stopped: () => boolean,
): Promise<void> {
  for (let index = 1; !stopped(); index += 1) {
    const message = `${writer.name}, Nachricht ${index}`;
    const key = randomUUID();
    writer.pending = message;
    while (!(await send(writer, url(), message, key))) {
      if (stopped()) return;
      await setTimeout(RETRY_MS);
    }
    writer.pending = null;
    writer.acknowledged.push(message);
    await setTimeout(PAUSE_MS);
  }
}

/** @throws when the backend refuses the message: then the trial itself is wrong */
async function send(writer: Writer, url: string, message: string, key: string): Promise<boolean> {
  const { conversation, token } = writer;
  const body = { message, communication_id: conversation, type: 'outreach', client_key: key };
  const answer = await fetch(`${url}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (answer && answer.status >= 400 && answer.status < 500) {
    throw new Error(`${answer.status}: ${await answer.text()}`);
  }
  return answer?.ok === true;
}

/** How often each of a writer's messages is stored. */
export async function countStored(writer: Writer, url: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const { conversation, token, name } = writer;
  for (let offset = 0; ; offset += 50) {
    const query = `communication_id=${conversation}&from=end&limit=50&offset=${offset}`;
    const answer = await fetch(`${url}/message?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const page = (await answer.json()) as { message: string }[];
    for (const { message } of page) {
      if (message.startsWith(`${name}, `)) counts.set(message, (counts.get(message) ?? 0) + 1);
    }
    if (page.length < 50) return counts;
  }
}
