import type { LiveEvent } from '@silverjobs/contract';
import { createEventParser, parseEvent } from './read-event.ts';

/** The server sends a heartbeat every 20 s; a stream that is silent for longer is dead. */
const SILENCE_TIMEOUT_MS = 65_000;
/** How long to wait before the next attempt; the last one lasts. */
const RECONNECT_DELAYS_MS: readonly number[] = [1_000, 3_000, 10_000, 30_000, 60_000];
/** A stream that lived this long was a good one: the next attempt comes soon. */
const STABLE_AFTER_MS = 30_000;

/** What becomes of the stream. */
export interface StreamEvents {
  onEvent: (event: LiveEvent) => void;
  /** The stream is there; also called with every heartbeat. */
  onAlive: () => void;
  onLost: () => void;
}

/** The address of the stream and who asks. */
export interface StreamSource {
  url: string;
  /** Read at every attempt: tokens are renewed. */
  readToken: () => string | null;
}

/**
 * Keeps a stream of events open until `signal` is aborted. The token goes into a header, which
 * EventSource cannot send; so the stream is read with fetch.
 */
export async function maintainStream(
  source: StreamSource,
  events: StreamEvents,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const began = Date.now();
    // Why it ended does not matter: the next attempt shows whether it can be had.
    await readStream(source, events, signal).catch(() => {});
    if (signal.aborted) return;
    events.onLost();
    failures = Date.now() - began >= STABLE_AFTER_MS ? 0 : failures + 1;
    await pause(
      RECONNECT_DELAYS_MS[Math.min(failures, RECONNECT_DELAYS_MS.length - 1)] ?? 0,
      signal,
    );
  }
}

async function readStream(
  { url, readToken }: StreamSource,
  { onEvent, onAlive }: StreamEvents,
  signal: AbortSignal,
): Promise<void> {
  const token = readToken();
  if (!token) return;
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  signal.addEventListener('abort', abort);
  let silence = setTimeout(abort, SILENCE_TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: attempt.signal,
    });
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (!response.ok || !isStream || !response.body) return abort();
    const parse = createEventParser((data) => {
      const event = parseEvent(data);
      if (event) onEvent(event);
    });
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_TIMEOUT_MS);
      onAlive();
      parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', abort);
  }
}

/** Waits, a little more or less so that not all browsers come back at once; shorter once online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds * (0.75 + Math.random() / 2));
    addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}
