import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { accounts } from './accounts.ts';
import { workFolder } from './environment.ts';
import { operatorCode, perStep } from './operator-code.ts';

/** Leaves a run more than half of the hour that an operator's session has (operators-5). */
const KEPT_MS = 20 * 60_000;

/**
 * An operator's token, which workers and runs share: no code counts twice, so that of several who sign
 * in within a minute all but two would have to wait.
 * @param url of the product, which `api` asks
 */
export async function fetchOperatorToken(api: APIRequestContext, url: string): Promise<string> {
  const file = join(workFolder, `operator-token-${new URL(url).host.replaceAll(':', '-')}`);
  const kept = async () => {
    const written = await stat(file).catch(() => null);
    if (!written || Date.now() - written.mtimeMs > KEPT_MS) return null;
    const token = await readFile(file, 'utf8');
    const me = await api.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    return me.ok() ? token : null;
  };
  const signIn = async (code: string) => {
    const answer = await api.post('/api/auth/login', { data: { ...accounts.operator, code } });
    if (answer.status() === 403) return null;
    expect(answer.status(), 'login of the operator').toBe(200);
    const { authToken } = (await answer.json()) as { authToken: string };
    await writeFile(file, authToken, { mode: 0o600 });
    return authToken;
  };
  let token = (await kept()) ?? (await signIn(operatorCode()));
  await expect(async () => {
    // Who has just used this code keeps its token for others; else the next code counts already.
    token ??= (await kept()) ?? (await signIn(operatorCode(1)));
    expect(token, 'a token of the operator').not.toBeNull();
  }).toPass(perStep);
  return token ?? '';
}
