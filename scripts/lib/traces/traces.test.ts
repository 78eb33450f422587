import { Writable } from 'node:stream';
import { buildApp } from '../../../backend/src/app.ts';
import { readConfig } from '../../../backend/src/config/config.ts';
import type { OpenDatabase } from '../../../backend/src/database/database.ts';
import { loggerOptions } from '../../../backend/src/http/logger.ts';
import * as backendTracing from '../../../backend/src/telemetry/open-tracing.ts';
import { openTestDatabase } from '../../../backend/src/testing/test-database.ts';
import { PASSWORD, testUsers } from '../../../backend/src/testing/test-users.ts';
import { readServerConfig } from '../../../host/server/config.ts';
import {
  openRenderingServer,
  type RenderingServer,
} from '../../../host/server/testing/rendering-server.ts';
import * as documentTracing from '../../../host/server/tracing.ts';
import { newTraceparent } from '../../../shared/api/src/traceparent.ts';
import { type ReceivedSpan, startCollector } from './collector.ts';

// Both servers start here with all their tracing, the backend on PGlite: 4 s of a quiet core.
jest.setTimeout(180_000);

let collector: Awaited<ReturnType<typeof startCollector>>;
let database: OpenDatabase;
let backend: ReturnType<typeof buildApp>;
let documents: RenderingServer;
let address: string;
let stopAll: () => Promise<void>;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  collector = await startCollector();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  const own = await backendTracing.openTracing(readConfig(settings));
  const outer = await documentTracing.openTracing(readServerConfig(settings));
  if (!own || !outer) throw new Error('Nothing is traced.');
  database = await openTestDatabase({ content: 'filled', trace: own.traceStatement });
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  backend = buildApp({
    logger: { ...loggerOptions('info', undefined, own.logFields), stream },
    database: database.db,
    measure: (app) => own.traceRequests(app, backendTracing.traceNameOf),
  });
  await backend.ready();
  documents = await openRenderingServer(
    [{ name: 'jobs' }],
    (asked, answer) => backend.routing(asked, answer),
    settings,
    { tracing: outer },
  );
  address = await documents.listen();
  stopAll = async () => {
    await own.stop();
    await outer.stop();
  };
});
afterAll(async () => {
  await documents.close();
  await backend.close();
  await database.close();
  collector.close();
});

const { email } = testUsers.candidate;
const browser = newTraceparent();
const [, browserTrace = '', browserSpan = ''] = browser.split('-');
const childrenOf = (all: readonly ReceivedSpan[], parent: ReceivedSpan | undefined) =>
  all.filter(({ parentSpanId }) => parent && parentSpanId === parent.spanId);
const isStatement = ({ service, name }: ReceivedSpan) =>
  service === 'silverjobs-backend' && /^(select|insert|update|delete|with)$/.test(name);

test('OPER-04 operation-27 one trace leads from the browser’s call over both servers to each statement, and nothing of anybody is in it', async () => {
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: browser },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { authToken } = (await login.json()) as { authToken: string };
  await fetch(`${address}/jobs?token=geheim`, { headers: { cookie: `authToken=${authToken}` } });
  await fetch(`${address}/jobs`, { headers: { cookie: `authToken=${authToken}` } });
  await fetch(`${address}/api/contact_unknown/${email}`, { headers: { traceparent: 'gelogen' } });
  await stopAll();

  const all = collector.spans();
  const call = all.find(({ parentSpanId }) => parentSpanId === browserSpan);
  expect(call).toMatchObject({
    service: 'silverjobs-documents',
    traceId: browserTrace,
    name: 'POST /api/*',
  });
  const [answered, ...others] = childrenOf(all, call);
  expect(others).toEqual([]);
  expect(answered).toMatchObject({
    service: 'silverjobs-backend',
    traceId: browserTrace,
    name: 'POST /api/auth/login',
  });
  // A line of the log names the trace that it belongs to.
  const logged = lines.find(({ trace_id }) => trace_id === browserTrace);
  expect(logged).toMatchObject({ span_id: answered?.spanId, msg: 'request completed' });
  const statements = childrenOf(all, answered);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.every((span) => isStatement(span) && span.traceId === browserTrace)).toBe(true);
  expect(collector.text()).toMatch(/insert into \\"sessions\\".*\$1/);

  const drawn = all.filter(({ name }) => name === 'GET /*');
  expect(drawn).toHaveLength(2);
  const asked = drawn.flatMap((span) => childrenOf(all, span)).map(({ name }) => name);
  expect(asked).toContain('GET /api/auth/me');

  expect(collector.text()).not.toContain(email);
  expect(collector.text()).not.toContain(authToken);
  expect(collector.text()).not.toContain(PASSWORD);
  expect(collector.text()).not.toMatch(/geheim|gelogen|@test\.example/);
});

test('operation-27 the document tells the browser to begin traces, and without a collector nothing is loaded', async () => {
  expect((await documents.get('/unknown')).body).toContain('"traces":true');
  expect(await backendTracing.openTracing(readConfig({}))).toBeNull();
  expect(await documentTracing.openTracing(readServerConfig({}))).toBeNull();
});
