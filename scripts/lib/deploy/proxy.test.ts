import { connect as connectHttp2 } from 'node:http2';
import { type RequestOptions, request } from 'node:https';
import { buildApp } from '../../../backend/src/app.ts';
import type { OpenDatabase } from '../../../backend/src/database/database.ts';
import { outbox } from '../../../backend/src/database/schema.ts';
import { openTestDatabase } from '../../../backend/src/testing/test-database.ts';
import { PASSWORD, testUsers } from '../../../backend/src/testing/test-users.ts';
import {
  openRenderingServer,
  type RenderingServer,
} from '../../../host/server/testing/rendering-server.ts';
import { ensureNginx } from './testing/ensure-programs.ts';
import { type RunningProxy, startNginx } from './testing/start-nginx.ts';

const PUBLIC_URL = 'https://silverjobs.example.org';
/** Messages to the operator that one address may send in an hour. */
const CONTACTS = 10;
const isThere = ensureNginx();
if (!isThere) console.warn('Not run: there is no nginx here, and none could be installed.');
const testWithNginx = isThere ? test : test.skip;

let database: OpenDatabase;
let backends: ReturnType<typeof buildApp>[] = [];
let documents: RenderingServer[] = [];
let proxy: RunningProxy | undefined;

beforeAll(async () => {
  if (!isThere) return;
  database = await openTestDatabase({ content: 'filled' });
  const options = {
    ...{ database: database.db, listen: database.listen, publicUrl: PUBLIC_URL },
    ...{ trustProxy: 'loopback', heartbeatIntervalMs: 50 },
  };
  backends = [buildApp(options), buildApp(options)];
  for (const backend of backends) await backend.ready();
  documents = await Promise.all(
    backends.map((backend) =>
      openRenderingServer([{ name: 'jobs' }], (asked, answer) => backend.routing(asked, answer), {
        TRUST_PROXY: 'loopback',
      }),
    ),
  );
  const addresses = await Promise.all(documents.map((server) => server.listen()));
  proxy = await startNginx(addresses.map((address) => new URL(address).host));
});
afterAll(async () => {
  await proxy?.stop();
  for (const server of documents) await server.close();
  for (const backend of backends) await backend.close();
  if (isThere) await database.close();
});

interface Asked {
  method?: string;
  body?: object;
  token?: string;
  /** The visitor's network address. */
  from?: string;
  /** What the visitor says of it. */
  claims?: string;
}

const optionsOf = (path: string, { method = 'GET', token, from, claims }: Asked) =>
  ({
    ...{
      host: '127.0.0.1',
      port: proxy?.port,
      path,
      method,
      rejectUnauthorized: false,
      agent: false,
    },
    ...(from && { localAddress: from }),
    headers: {
      host: 'silverjobs.example.org',
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(claims && { 'x-forwarded-for': claims }),
    },
  }) satisfies RequestOptions;

function ask(
  path: string,
  asked: Asked = {},
): Promise<{ status: number; location: string; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(optionsOf(path, asked), async (answer) => {
      let body = '';
      for await (const part of answer) body += String(part);
      const { statusCode: status = 0, headers } = answer;
      resolve({ status, location: headers.location ?? '', body });
    });
    sent.once('error', reject);
    sent.end(asked.body && JSON.stringify(asked.body));
  });
}

const contact = (email: string, visitor: Asked) =>
  ask('/api/contact', {
    ...visitor,
    method: 'POST',
    body: { name: 'Ute Neu', email, topic: 'other', message: 'Guten Tag' },
  });

async function signIn(): Promise<string> {
  const { email } = testUsers.candidate;
  const answer = await ask('/api/auth/login', {
    method: 'POST',
    body: { email, password: PASSWORD },
  });
  return (JSON.parse(answer.body) as { authToken: string }).authToken;
}

testWithNginx(
  'OPER-02 OPER-03 behind a proxy every visitor is counted by their own address, by all processes together',
  async () => {
    const [one, other] = [{ from: '127.0.0.2' }, { from: '127.0.0.3' }];
    for (let index = 0; index < CONTACTS; index += 1) {
      const claims = `203.0.113.${index}`;
      expect((await contact(`a${index}@test.example`, { ...one, claims })).status).toBe(200);
    }
    // Whatever they claim, and whichever process they meet.
    for (const claims of ['198.51.100.1', '127.0.0.3']) {
      expect((await contact('b@test.example', { ...one, claims })).status).toBe(429);
    }
    expect((await contact('c@test.example', other)).status).toBe(200);
    const mails = await database.db.select().from(outbox);
    expect(mails.length).toBeGreaterThan(CONTACTS);
    for (const { text } of mails) expect(text).toContain(`Impressum: ${PUBLIC_URL}/impressum`);
  },
);

testWithNginx('OPER-03 a session of one process counts in the other', async () => {
  const token = await signIn();
  for (let index = 0; index < 4; index += 1) {
    expect((await ask('/api/auth/me', { token })).status).toBe(200);
  }
  expect((await ask('/api/auth/logout', { method: 'POST', token })).status).toBe(200);
  for (let index = 0; index < 4; index += 1) {
    expect((await ask('/api/auth/me', { token })).status).toBe(401);
  }
});

testWithNginx('OPER-02 redirects stay at the public address', async () => {
  expect(await ask('/jobs?a=1')).toMatchObject({
    status: 302,
    location: '/login?from=%2Fjobs%3Fa%3D1',
  });
});

testWithNginx('OPER-02 news comes through while the stream is open', async () => {
  const token = await signIn();
  const parts: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const stream = request(optionsOf('/api/events', { token }), (answer) => {
      answer.on('data', (part) => {
        parts.push(String(part));
        if (parts.length < 3) return;
        stream.destroy();
        resolve();
      });
    });
    stream.once('error', reject);
    stream.end();
  });
  expect(parts).toHaveLength(3);
});

testWithNginx('OPER-02 over HTTP/2 documents come compressed', async () => {
  const client = connectHttp2(`https://127.0.0.1:${proxy?.port}`, { rejectUnauthorized: false });
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
    client.once('error', reject);
    const stream = client.request({ ':path': '/login', 'accept-encoding': 'br' });
    stream.once('response', resolve);
    stream.resume();
  });
  client.destroy();
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
});
