import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import type { User } from '@silverjobs/contract';
import { withoutBasePath } from '@silverjobs/contract/base-path';
import type { FirstViewInput, RefusedCall } from '../../common/first-view.ts';

/** Who asks, and how long they wait. */
export interface BackendCaller {
  /** The visitor's own token; null for who is not signed in. */
  token: string | null;
  /** The visitor's network address: the backend limits by it. */
  address: string;
  /** Address of the backend, for groups of calls on this origin. */
  apiUrl: string;
  /** Below which those groups are for browsers. */
  basePath: string;
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

/** What the first calls of a page have given. */
export type FirstAnswers = Pick<FirstViewInput, 'answers' | 'refusals'>;

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
 * Bodies of good answers by the call's address, and those that say that there is no such record; what fails
 * is left out, the browser asks again.
 * @throws when time is over
 */
export async function fetchFirstCalls(
  urls: string[],
  caller: BackendCaller,
): Promise<FirstAnswers> {
  const asked = urls.map(async (url) => {
    try {
      return [url, await ask(url, caller)] as const;
    } catch (error) {
      if (caller.signal.aborted) throw error;
      return null;
    }
  });
  return toAnswers(await Promise.all(asked));
}

function toAnswers(all: readonly (readonly [string, TextAnswer] | null)[]): FirstAnswers {
  const answers: Record<string, string> = {};
  const refusals: Record<string, RefusedCall> = {};
  for (const one of all) {
    if (!one) continue;
    const [url, { status, body }] = one;
    if (status === 200) answers[url] = body;
    else if (GONE.includes(status)) refusals[url] = { status, body };
  }
  return { answers, refusals };
}

/** A call of a team's group: the address that the operator gave the group, and the call's own below it. */
export interface TeamAddress {
  base: string;
  url: string;
}

/** Who has had so much time was slow. */
const FAIR_MS = 100;
/** Longer answers of teams' servers are left to the browser: they would go through a render and a document. */
const MAX_TEAM_CHARACTERS = 200_000;

/**
 * The calls of teams' groups that the server may ask: those of whole addresses, and nothing outside of them, which
 * a parameter such as '..' would lead to. A path of the product's own origin leads to who stands before this server.
 */
export function askableOfTeams(calls: readonly TeamAddress[]): TeamAddress[] {
  return calls.filter(({ base, url }) => {
    if (base.startsWith('/')) return false;
    return new URL(url).href.startsWith(`${new URL(base).href.replace(/\/$/, '')}/`);
  });
}

/**
 * Asks servers of teams for first calls, as the visitor's browser would: with the token, and with nothing of the
 * product's trace. One that is slow, down or says anything else is left out, and spared for a while when it
 * goes on (delivery-91).
 * @param now clock in milliseconds
 */
export function createTeamCaller(now: () => number = () => performance.now()) {
  /** By address of the group, of which there are those that the operator named. */
  const breakers = new Map<string, ReturnType<typeof createBreaker>>();
  const ask = async ({ base, url }: TeamAddress, caller: BackendCaller) => {
    const breaker = breakers.get(base) ?? createBreaker(now);
    breakers.set(base, breaker);
    if (breaker.isOpen()) return null;
    const asked = now();
    try {
      const headers = headersOf({ ...caller, traceHeaders: {} });
      const answer = await getText(url, headers, caller.signal, MAX_TEAM_CHARACTERS);
      breaker.note(answer.status < 500);
      return [url, answer] as const;
    } catch {
      // Time that others have used up says nothing about who was asked at its end.
      const hadTime = now() - asked >= FAIR_MS;
      if (hadTime || !caller.signal.aborted) breaker.note(false);
      return null;
    }
  };
  return async (calls: readonly TeamAddress[], caller: BackendCaller): Promise<FirstAnswers> =>
    toAnswers(await Promise.all(calls.map((call) => ask(call, caller))));
}

/** What is not there, no longer, or no address at all ('/stelle/abc'). */
const GONE = [400, 404, 410];

function ask(url: string, caller: BackendCaller) {
  const { apiUrl, basePath, signal } = caller;
  const whole = url.startsWith('/') ? `${apiUrl}${withoutBasePath(url, basePath)}` : url;
  return getText(whole, headersOf(caller), signal);
}

function headersOf({ token, address, traceHeaders }: BackendCaller) {
  return {
    Accept: 'application/json',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    'X-Forwarded-For': address,
    ...traceHeaders,
  };
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

/** What an address has answered. */
export interface TextAnswer {
  status: number;
  body: string;
}

const plain = new PlainAgent({ keepAlive: true });
const secure = new SecureAgent({ keepAlive: true });

/**
 * Asks for a text on connections that stay open. Each document asks for some three, and `fetch` takes
 * several times the processor time for each (delivery-48). A redirect is an answer like any other.
 * @param most characters that the answer may have
 * @throws when there is no whole answer, it is longer, or the signal says that time is over
 */
export async function getText(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  most = Number.POSITIVE_INFINITY,
): Promise<TextAnswer> {
  const once = () => tryOnce(url, headers, signal, most);
  return (await once()) ?? (await once()) ?? failed(url);
}

function failed(url: string): never {
  throw new Error(`${new URL(url).origin} closes its connections without an answer.`);
}

/** Null when the other side has closed an old connection just now: then it has not read the question. */
function tryOnce(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  most: number,
): Promise<TextAnswer | null> {
  return new Promise((resolve, reject) => {
    const [request, agent] = url.startsWith('https:')
      ? [requestSecure, secure]
      : [requestPlain, plain];
    let begun = false;
    const asked = request(url, { agent, headers, signal }, (response: IncomingMessage) => {
      begun = true;
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        body += text;
        if (body.length > most) response.destroy(new Error('The answer is too long.'));
      });
      response.once('error', reject);
      response.once('end', () => {
        if (response.complete) resolve({ status: response.statusCode ?? 0, body });
        else reject(new Error('The answer was cut off.'));
      });
    });
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (asked.reusedSocket && !begun && error.code === 'ECONNRESET') resolve(null);
      else reject(error);
    });
    asked.end();
  });
}
