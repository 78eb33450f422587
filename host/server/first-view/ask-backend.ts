import type { User } from '@silverjobs/contract';
import { getText } from './get-text.ts';

/** Who asks, and how long they wait. */
export interface BackendCaller {
  /** The visitor's own token; null for who is not signed in. */
  token: string | null;
  /** The visitor's network address: the backend limits by it. */
  address: string;
  /** Address of the backend, for groups of calls on this origin. */
  apiUrl: string;
  /** Ends the waiting. */
  signal: AbortSignal;
  /** Continue the document's trace; none by default. */
  traceHeaders?: Readonly<Record<string, string>>;
}

/** What the backend said in time. */
export type BackendAnswer =
  | { kind: 'user'; user: User }
  /** The token is worth nothing, or is none: the visitor's fault, not the backend's. */
  | { kind: 'refused' }
  | { kind: 'late' }
  | { kind: 'failed' };

/** Asks who the visitor is. */
export async function fetchUser(base: string, caller: BackendCaller): Promise<BackendAnswer> {
  try {
    const { status, body } = await ask(`${base}/auth/me`, caller);
    if (status >= 400 && status < 500) return { kind: 'refused' };
    if (status !== 200) return { kind: 'failed' };
    return { kind: 'user', user: JSON.parse(body) as User };
  } catch {
    return { kind: caller.signal.aborted ? 'late' : 'failed' };
  }
}

/**
 * Bodies of good answers by the call's address; what fails is left out, the browser asks again.
 * @throws when time is over
 */
export async function fetchFirstCalls(
  urls: string[],
  caller: BackendCaller,
): Promise<Record<string, string>> {
  const answers = await Promise.all(
    urls.map(async (url) => {
      try {
        const { status, body } = await ask(url, caller);
        return status === 200 ? [[url, body]] : [];
      } catch (error) {
        if (caller.signal.aborted) throw error;
        return [];
      }
    }),
  );
  return Object.fromEntries(answers.flat());
}

function ask(url: string, { token, address, apiUrl, signal, traceHeaders }: BackendCaller) {
  const headers = {
    Accept: 'application/json',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    'X-Forwarded-For': address,
    ...traceHeaders,
  };
  return getText(url.startsWith('/') ? `${apiUrl}${url}` : url, headers, signal);
}

/** Failures in a row after which nothing is asked for a while. */
const FAILURES = 5;
const PAUSE_MS = 2_000;

/**
 * Spares a backend that does not answer: the browser asks it as well, so asking for first views doubles
 * what it cannot do.
 * @param now clock in milliseconds
 */
export function createBreaker(now: () => number = () => performance.now()) {
  let failures = 0;
  let until = Number.NEGATIVE_INFINITY;
  return {
    /** Whether nothing should be asked at present. */
    isOpen: (): boolean => now() < until,
    note: (answered: boolean): void => {
      failures = answered ? 0 : failures + 1;
      if (failures < FAILURES) return;
      // After the pause one failure is enough for the next.
      failures = FAILURES - 1;
      until = now() + PAUSE_MS;
    },
  };
}
