import {
  type BodyOf,
  type CallKey,
  calls,
  ERROR_STATUS,
  type ErrorCode,
  type ModeOf,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@silverjobs/contract';

/** What a handler of a call is given, checked against the contract. */
export interface CallRequest<K extends CallKey> {
  params: ParamsOf<K>;
  query: QueryOf<K>;
  body: BodyOf<K>;
  /** Value of the Authorization header, or null. */
  authorization: string | null;
  signal: AbortSignal | undefined;
}

/** An answer that is not a good one; thrown by a handler. */
export class FailedCall extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`The handler answers with ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** The call gets no answer at all, as without network; thrown by a handler. */
export class NoAnswer extends Error {}

/** An error of the API, as the backend sends it; to be thrown by a handler. */
export function apiFailure(code: ErrorCode, message: string, param?: string): FailedCall {
  return new FailedCall(ERROR_STATUS[code], { code, message, ...(param && { param }) });
}

/** The answer to a change of an older version: the record as another window has saved it (formats-28). */
export function staleVersion(current: object): FailedCall {
  const code = 'version.stale';
  return new FailedCall(ERROR_STATUS[code], { code, message: 'veraltet', payload: { current } });
}

/** The answer of a call, in any of its modes. */
type AnswerOf<K extends CallKey> = ResponseOf<K> | ResponseOf<K, ModeOf<K>>;

/** Answers one call of the contract. */
export type Handler<K extends CallKey> = (
  request: CallRequest<K>,
) => AnswerOf<K> | Promise<AnswerOf<K>>;

/** Handlers by contract key; a call without one fails the test. */
export type Handlers = { [K in CallKey]?: Handler<K> };

/** Finds the call of the contract for a method and path, with its path parameters. */
export function matchCall(
  method: string,
  path: string,
): { key: CallKey; params: Record<string, string> } | null {
  const whole = `${method.toUpperCase()} ${path}`;
  // As on the server, /job_demand/map is not the job called map.
  if (whole in calls) return { key: whole as CallKey, params: {} };
  for (const key of Object.keys(calls) as CallKey[]) {
    const [callMethod, template = ''] = key.split(' ');
    if (callMethod !== method.toUpperCase()) continue;
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`);
    const found = pattern.exec(path);
    if (!found) continue;
    return {
      key,
      params: Object.fromEntries(
        names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]),
      ),
    };
  }
  return null;
}
