import type {} from '@silverjobs/api';
import { readAuthToken } from '@silverjobs/shell/auth-cookie';
import { type BasedCall, callAddress, storedKeys } from '../common/call-addresses.ts';

/** What the head of a document is told. */
export interface FirstCallsInput {
  calls: readonly BasedCall[];
  /** Path parameters of the page. */
  params: Readonly<Record<string, string>>;
}

/** Starts the page's first calls, where the document brings no answers. */
export function startFirstCalls({ calls, params }: FirstCallsInput): void {
  const token = readAuthToken();
  if (token === null) return;
  const query = new URLSearchParams(location.search);
  const kept = keptTexts(storedKeys(calls));
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const abort = new AbortController();
  const answers: Record<string, Promise<{ status: number; body: string }>> = {};
  for (const call of calls) {
    const url = callAddress(call, { params, query, kept });
    const answer = fetch(url, { headers, signal: abort.signal }).then(async (response) => ({
      status: response.status,
      body: await response.text(),
    }));
    // An early answer that never comes is asked for again by the page itself.
    answer.catch(() => {});
    answers[url] = answer;
  }
  window.silverjobsEarlyCalls = { token, answers, abort };
}

function keptTexts(keys: readonly string[]): Record<string, string> {
  try {
    return Object.fromEntries(
      keys.flatMap((key) => {
        const text = localStorage.getItem(key);
        return text === null ? [] : [[key, text]];
      }),
    );
  } catch {
    return {};
  }
}
