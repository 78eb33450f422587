import { type BrowserContext, expect, request } from '@playwright/test';
import { type AccountName, accounts } from './accounts.ts';
import { operatorCode, perStep } from './operator-code.ts';

const LIFETIME_SECONDS = 10_800;

/** Signs an account in through the real API and gives its token. */
export async function fetchToken(baseUrl: string, name: AccountName): Promise<string> {
  const api = await request.newContext({ baseURL: baseUrl });
  const send = (code?: string) =>
    api.post('/api/auth/login', { data: { ...accounts[name], ...(code && { code }) } });
  let response = await send(name === 'operator' ? operatorCode() : undefined);
  if (name === 'operator') {
    // No code counts twice: somebody else has just used this one, and perhaps the next.
    await expect(async () => {
      if (response.status() === 403) response = await send(operatorCode(1));
      expect(response.status()).toBe(200);
    }).toPass(perStep);
  }
  expect(response.status(), `login of ${name}`).toBe(200);
  const { authToken } = (await response.json()) as { authToken: string };
  await api.dispose();
  return authToken;
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
