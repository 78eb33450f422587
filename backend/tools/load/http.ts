import { type Agent, request } from 'node:http';
import { demoLogins } from '../../src/demo/accounts/logins.ts';

export type Connection = {
  /** Base address of the API. */
  readonly url: string;
  readonly agent: Agent;
  readonly token: string;
  /** Signs documents in, as a browser does. */
  readonly cookie?: string;
};

export type Answer = { readonly status: number; readonly text: string };

/** Sends one request over a kept connection. */
export function send(
  { url, agent, token, cookie }: Connection,
  path: string,
  body?: object,
): Promise<Answer> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(cookie ? { cookie: `authToken=${cookie}` } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(payload ? { 'content-type': 'application/json' } : {}),
  };
  return new Promise((resolve, reject) => {
    const method = payload ? 'POST' : 'GET';
    const outgoing = request(`${url}${path}`, { agent, method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

/**
 * Signs the first demo candidate in.
 * @throws Error when the backend has no demo data
 */
export async function signIn(connection: Connection): Promise<string> {
  const login = demoLogins[0];
  const { email, password } = login ?? { email: '', password: '' };
  const { status, text } = await send(connection, '/auth/login', { email, password });
  if (status !== 200) throw new Error(`Signing in as ${email} answered ${status}: ${text}`);
  return (JSON.parse(text) as { authToken: string }).authToken;
}
