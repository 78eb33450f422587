import { setTimeout as wait } from 'node:timers/promises';
import { trimCharactersEnd } from '@silverjobs/contract';
import { z } from 'zod';

export type ModelSettings = {
  /** Up to and including /v1, as the SDKs call it. */
  readonly baseUrl: string;
  /** Local servers need none. */
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** Of one request, in milliseconds. */
  readonly timeoutMs?: number;
};

export type ModelMessage = {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
};

/** Two tries stay below the 55 s after which an answer counts as lost. */
const TIMEOUT_MS = 25_000;
const TRIES = 2;
const RETRY_DELAY_MS = 500;
const MAX_TOKENS = 1_500;
/** Longest text that is taken over, in characters, and longest body that is read, in bytes. */
const TEXT_MAX = 12_000;
const BODY_MAX = 512 * 1_024;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** A failure that a retry may fix. */
class Passing extends Error {}

async function readBody(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > BODY_MAX) throw new Error('The answer of the language model is too large.');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
}

async function ask(settings: ModelSettings, messages: readonly ModelMessage[]): Promise<string> {
  const { baseUrl, apiKey, model, timeoutMs = TIMEOUT_MS } = settings;
  const response = await fetch(`${trimCharactersEnd(baseUrl, '/')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, messages, max_tokens: MAX_TOKENS, temperature: 0.4 }),
    signal: AbortSignal.timeout(timeoutMs),
    // A redirect would carry the conversation to an address that nobody has chosen.
    redirect: 'error',
  }).catch((error: unknown) => {
    throw new Passing('The language model gives no answer.', { cause: error });
  });
  if (response.status === 429 || response.status >= 500) {
    await response.body?.cancel();
    throw new Passing(`The language model answers ${response.status}.`);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The language model answers ${response.status}.`);
  }
  const text = completion.parse(await readBody(response)).choices[0]?.message.content.trim();
  if (!text) throw new Passing('The language model says nothing.');
  return text.slice(0, TEXT_MAX);
}

/**
 * One answer of a language model behind an OpenAI-compatible address (POST …/chat/completions).
 * @throws Error when two tries bring no answer that can be used
 */
export async function completeChat(
  settings: ModelSettings,
  messages: readonly ModelMessage[],
): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(settings, messages);
    } catch (error) {
      if (!(error instanceof Passing) || tries >= TRIES) throw error;
      await wait(RETRY_DELAY_MS);
    }
  }
}
