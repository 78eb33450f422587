import { type ApiClient, earlyCallName } from '@silverjobs/api';
import type { ApiGroup } from '@silverjobs/shell';

interface Call {
  method?: string;
  url?: string;
  params?: object;
}

/** One for all: an error of its own would have its stack written, for each call. */
const GIVEN_UP = new Error('The page goes without.');

/**
 * What stands in for the API clients where the server draws: it reads what the document server has
 * asked for, and has no network, no sessions and no ways to fail of which a browser's client must know.
 * Whatever is not answered counts as given up (delivery-44).
 * @param answers bodies by the call's address
 */
export function answeringClients(
  baseUrls: Record<ApiGroup, string>,
  answers: Readonly<Record<string, string>>,
): ApiClient {
  const known = new Map(
    Object.entries(answers).map(([url, body]) => [earlyCallName(url), body] as const),
  );
  const client = (base: string) => ({
    request: async (call: Call) => {
      const body = call.method === 'GET' ? known.get(nameOf(base, call)) : undefined;
      if (body === undefined) throw GIVEN_UP;
      return { data: JSON.parse(body) as unknown, status: 200 };
    },
  });
  const groups = Object.entries(baseUrls).map(([group, base]) => [group, client(base)]);
  // All that is drawn calls by `request`, which uses nothing else of a client.
  return Object.fromEntries(groups) as unknown as ApiClient;
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
