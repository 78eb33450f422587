import { type BrowserContext, expect, request } from '@playwright/test';
import { type AccountName, accounts } from './accounts.ts';
import { fetchOperatorToken } from './operator-token.ts';

const LIFETIME_SECONDS = 10_800;

/** Signs an account in through the real API and gives its token. */
export async function fetchToken(baseUrl: string, name: AccountName): Promise<string> {
  const api = await request.newContext({ baseURL: baseUrl });
  const signIn = async () => {
    const response = await api.post('/api/auth/login', { data: accounts[name] });
    expect(response.status(), `login of ${name}`).toBe(200);
    return ((await response.json()) as { authToken: string }).authToken;
  };
  const token = await (name === 'operator' ? fetchOperatorToken(api, baseUrl) : signIn());
  await api.dispose();
  return token;
}

/** Puts a token into a context as the login page would. */
export async function storeToken(
  context: BrowserContext,
  url: string,
  token: string,
): Promise<void> {
  await context.addCookies([
    {
      name: 'authToken',
      value: encodeURIComponent(token),
      url: new URL('/', url).href,
      sameSite: 'Lax',
      expires: Math.floor(Date.now() / 1000) + LIFETIME_SECONDS,
    },
  ]);
}
