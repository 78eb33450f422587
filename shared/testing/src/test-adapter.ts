import { type CallKey, calls } from '@silverjobs/contract';
import {
  type AxiosAdapter,
  AxiosError,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import { type CallRequest, FailedCall, type Handlers, matchCall, NoAnswer } from './handlers.ts';

/** A call that the page made, as the contract read it. */
export interface RecordedCall {
  key: CallKey;
  params: unknown;
  query: unknown;
  body: unknown;
  authorization: string | null;
}

type AnyHandler = (request: CallRequest<CallKey>) => unknown;

/**
 * An Axios adapter that answers with handlers. Requests and good answers are checked against the
 * contract, so that a double never drifts from the real thing.
 * @param handlers read at each call, so that a test can change them
 * @param made gets every call in order
 */
export function createTestAdapter(handlers: Handlers, made: RecordedCall[]): AxiosAdapter {
  return async (config) => {
    const method = (config.method ?? 'get').toUpperCase();
    const matched = matchCall(method, config.url ?? '');
    if (!matched) throw new Error(`${method} ${config.url} is not in the contract.`);
    const { key } = matched;
    const { params, query, body } = calls[key] as Partial<
      Record<'params' | 'query' | 'body', { parse(value: unknown): unknown }>
    >;
    const authorization = config.headers.get('Authorization');
    const call: RecordedCall = {
      key,
      params: params?.parse(matched.params),
      query: query?.parse({ ...config.params }),
      body: body?.parse(typeof config.data === 'string' ? JSON.parse(config.data) : config.data),
      authorization: typeof authorization === 'string' ? authorization : null,
    };
    made.push(call);
    const handler = handlers[key] as AnyHandler | undefined;
    if (!handler) throw new Error(`The test has no handler for ${key}.`);
    const signal = config.signal instanceof AbortSignal ? config.signal : undefined;
    const answering = answer(config, key, call, () =>
      handler({ ...call, signal } as CallRequest<CallKey>),
    );
    return signal ? Promise.race([answering, cancelled(signal, config)]) : answering;
  };
}

async function answer(
  config: InternalAxiosRequestConfig,
  key: CallKey,
  call: RecordedCall,
  handle: () => unknown,
): Promise<AxiosResponse> {
  try {
    const data = await handle();
    const mode = (call.query as { mode?: string } | undefined)?.mode;
    const { modes, response } = calls[key] as {
      modes?: Record<string, { parse(value: unknown): unknown }>;
      response: { parse(value: unknown): unknown };
    };
    const schema = (mode && modes?.[mode]) || response;
    return respond(config, 200, schema.parse(data));
  } catch (error) {
    if (error instanceof NoAnswer) throw new AxiosError('Network Error', 'ERR_NETWORK', config);
    if (!(error instanceof FailedCall)) throw error;
    const response = respond(config, error.status, error.body);
    throw new AxiosError(
      `Request failed with status code ${error.status}`,
      AxiosError.ERR_BAD_REQUEST,
      config,
      null,
      response,
    );
  }
}

function respond(config: InternalAxiosRequestConfig, status: number, data: unknown): AxiosResponse {
  // A copy, as from the network: nothing is shared with the handler.
  return { data: structuredClone(data), status, statusText: '', headers: {}, config };
}

function cancelled(signal: AbortSignal, config: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) => {
    const cancel = () => reject(new CanceledError(undefined, undefined, config));
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
  });
}
