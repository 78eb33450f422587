import type { APIRequestContext } from '@playwright/test';
import { type AccountName, accounts } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

interface RegistryPage {
  path: string;
  access: { kind: string };
  firstCalls?: { group: string; path: string; query?: Record<string, unknown> }[];
}

/** Who may open pages of a kind (access-3). */
const opensFor: Record<string, AccountName[]> = {
  'signed-in': ['free', 'paid', 'incomplete', 'privateEmployer', 'companyEmployer'],
  candidate: ['free', 'paid', 'incomplete'],
  client: ['privateEmployer', 'companyEmployer'],
  feature: ['paid'],
  operator: ['operator'],
};

/** Calls that closed pages of the live registry begin with, as addresses. */
async function closedCalls(
  api: APIRequestContext,
  operatorToken: string,
): Promise<{ url: string; kind: string }[]> {
  const headers = { Cookie: `authToken=${operatorToken}` };
  const answer = await api.get('/registry.json?for=operator', { headers });
  const registry = (await answer.json()) as {
    remotes: Record<string, { pages: RegistryPage[] }>;
  };
  return Object.values(registry.remotes)
    .flatMap(({ pages }) => pages)
    .filter(({ access }) => access.kind !== 'public')
    .flatMap(({ access, firstCalls = [] }) =>
      firstCalls.map(({ path, query = {} }) => {
        const values = Object.entries(query).map(([name, value]) => [
          name,
          typeof value === 'object' ? '1' : String(value),
        ]);
        const search = new URLSearchParams(Object.fromEntries(values));
        return { url: `/api${path.replace(/\{\w+\}/g, '1')}?${search}`, kind: access.kind };
      }),
    );
}

test('ACC-04 API-02 the backend answers a page’s calls for exactly those whom the page opens', {
  tag: ['@host', '@desktop'],
}, async ({ request, tokenOf }) => {
  const calls = await closedCalls(request, await tokenOf('operator'));
  expect(calls.some(({ kind }) => kind === 'operator')).toBe(true);
  expect(calls.length).toBeGreaterThan(10);
  for (const { url, kind } of calls) {
    expect((await request.get(url)).status(), `visitor ${url}`).toBe(401);
    for (const name of Object.keys(accounts) as AccountName[]) {
      const headers = { Authorization: `Bearer ${await tokenOf(name)}` };
      const status = (await request.get(url, { headers })).status();
      // A record of somebody else is not found; only the kind of user is refused.
      const refused = status === 401 || status === 403;
      expect(refused, `${name} ${url}: ${status}`).toBe(!opensFor[kind]?.includes(name));
    }
  }
});
