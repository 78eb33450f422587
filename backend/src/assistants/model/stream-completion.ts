import { trimCharactersEnd } from '@silverjobs/contract';
import { type Completion, collectParts } from './completion-parts.ts';
import { ModelFailure } from './failure.ts';
import { readEvents } from './sse.ts';

export type ModelSettings = {
  /** Up to and including /v1, as the SDKs call it. */
  readonly baseUrl: string;
  /** Local servers need none. */
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** How long the first words may take, in milliseconds. */
  readonly firstWordsMs?: number;
};

export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | {
      readonly role: 'assistant';
      readonly content: string;
      readonly tool_calls?: readonly object[];
    }
  | { readonly role: 'tool'; readonly content: string; readonly tool_call_id: string };

const FIRST_WORDS_MS = 4_000;
const MAX_TOKENS = 1_500;
const SPACE = 32;

async function read(response: Response, onWords: () => void): Promise<Completion> {
  const parts = collectParts();
  const { body } = response;
  if (!body) throw new ModelFailure('The language model says nothing.');
  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    // Some servers do not stream: the whole completion comes as one document.
    let json = '';
    for await (const data of readEvents(asOneEvent(body))) json = data;
    parts.add(json);
    parts.end();
    return parts.result();
  }
  for await (const data of readEvents(body)) {
    if (data.trim() === '[DONE]') {
      parts.end();
      break;
    }
    if (parts.add(data)) onWords();
  }
  return parts.result();
}

/** Blanks are all the same to JSON, and one line is one event. */
async function* asOneEvent(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('data:');
  for await (const chunk of body) yield chunk.map((byte) => Math.max(byte, SPACE));
}

/**
 * One completion of a language model behind an OpenAI-compatible address, read as it is written.
 * @param more further fields of the request: messages, tools, the form of the answer
 * @param signal ends it, and whatever was read is dropped
 * @throws ModelFailure when nothing usable comes in time
 */
export async function streamCompletion(
  { baseUrl, apiKey, model, firstWordsMs = FIRST_WORDS_MS }: ModelSettings,
  more: {
    readonly messages: readonly ModelMessage[];
    readonly tools?: readonly object[];
    readonly response_format?: object;
  },
  signal: AbortSignal,
): Promise<Completion> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), firstWordsMs);
  try {
    const response = await fetch(`${trimCharactersEnd(baseUrl, '/')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        ...{ model, stream: true, max_tokens: MAX_TOKENS, temperature: 0.3 },
        ...more,
      }),
      signal: AbortSignal.any([signal, silence.signal]),
      // A redirect would carry the conversation to an address that nobody has chosen.
      redirect: 'error',
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ModelFailure(`The language model answers ${response.status}.`);
    }
    return await read(response, () => clearTimeout(timer));
  } catch (cause) {
    if (cause instanceof ModelFailure) throw cause;
    throw new ModelFailure('The language model gives no answer.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
