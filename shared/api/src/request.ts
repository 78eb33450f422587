import type {
  BodyOf,
  CallKey,
  ModeOfQuery,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@silverjobs/contract';
import type { AxiosInstance } from 'axios';

/** Input of a call: path parameters, query and body, each only where the contract has one. */
export interface CallInput<K extends CallKey, Query extends QueryOf<K> = QueryOf<K>> {
  params?: ParamsOf<K>;
  query?: Query;
  body?: BodyOf<K>;
  signal?: AbortSignal;
  /** In milliseconds; without it the client's own. */
  timeout?: number;
}

/** Fills the `{name}` places of a path, escaped. */
function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/**
 * Makes one call of the contract; the answer's type follows the mode of the query.
 * @param client the client of the call's group
 * @param key method and path as in the contract, for example 'GET /job_demand/{id}'
 * @throws AxiosError; see api-error.ts for reading it
 */
export async function request<K extends CallKey, const Query extends QueryOf<K> = QueryOf<K>>(
  client: AxiosInstance,
  key: K,
  input: CallInput<K, Query> = {},
): Promise<ResponseOf<K, ModeOfQuery<K, Query>>> {
  const [method = 'GET', path = ''] = key.split(' ');
  const { data } = await client.request<ResponseOf<K, ModeOfQuery<K, Query>>>({
    method,
    url: fillPath(path, input.params as Record<string, unknown> | undefined),
    ...(input.query !== undefined && { params: input.query }),
    ...(input.body !== undefined && { data: input.body }),
    ...(input.signal && { signal: input.signal }),
    ...(input.timeout !== undefined && { timeout: input.timeout }),
  });
  return data;
}
