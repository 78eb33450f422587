import { type ApiClient, earlyCallName } from '@silverjobs/api';
import type { ApiBaseUrls } from '@silverjobs/shell';
import type { RefusedCall } from '../../../common/first-view.ts';

interface Call {
  method?: string;
  url?: string;
  params?: object;
}

/** One error for all calls: a new one would format its stack each time. */
const NOT_PREFETCHED = new Error('The page goes without.');

/**
 * API clients of a render on the server: they answer from what the document server has prefetched,
 * and have no network. Other calls fail, and the browser makes them (delivery-44).
 * @param answers bodies by the call's address
 * @param refusals calls that were answered with 400, 404 or 410, which they fail with here, too
 */
export function createPrefetchedApiClients(
  baseUrls: ApiBaseUrls,
  answers: Readonly<Record<string, string>>,
  refusals: Readonly<Record<string, RefusedCall>> = {},
): ApiClient {
  const known = new Map(
    Object.entries(answers).map(([url, body]) => [earlyCallName(url), body] as const),
  );
  const refused = new Map(
    Object.entries(refusals).map(([url, call]) => [earlyCallName(url), call] as const),
  );
  const client = (base: string) => {
    const request = async (call: Call) => {
      const name = call.method === 'GET' ? nameOf(base, call) : '';
      const refusal = refused.get(name);
      if (refusal) throw failureOf(refusal);
      const body = known.get(name);
      if (body === undefined) throw NOT_PREFETCHED;
      return { data: JSON.parse(body) as unknown, status: 200 };
    };
    const get = async (url: string, call: Call = {}) => request({ ...call, url, method: 'GET' });
    return { request, get };
  };
  const groups = Object.entries(baseUrls).map(([group, base]) => [group, client(base)]);
  // Calls of the contract go through `request`, those of a team's group through `get` as well; a render needs no more.
  return Object.fromEntries(groups) as unknown as ApiClient;
}

/** What the network's client would throw. */
function failureOf({ status, body }: RefusedCall): Error {
  const response = { status, data: JSON.parse(body) as unknown };
  return Object.assign(new Error('Refused.'), { isAxiosError: true, response });
}

/** The call's address as `earlyCallName` writes it. */
function nameOf(base: string, { url = '', params = {} }: Call): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (Array.isArray(value)) for (const each of value) query.append(`${name}[]`, String(each));
    else if (value !== null && value !== undefined) query.set(name, String(value));
  }
  query.sort();
  return `${base}${url}${query.size > 0 ? `?${query}` : ''}`;
}
