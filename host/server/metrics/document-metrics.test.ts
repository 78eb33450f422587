import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';
import { openServer } from '../testing/open-server.ts';
import { createDocumentMetrics } from './document-metrics.ts';
import { buildOperatorServer } from './operator-server.ts';

const newest = { ready: true, revision: 7, problem: null };

test('OPER-04 operation-26 documents, calls and reports are counted, and no path, id or token is told', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { folder, close } = await openServer();
  const metrics = createDocumentMetrics();
  const config = readServerConfig({
    RELEASE_STORE: folder,
    API_URL: 'http://127.0.0.1:9',
    FIRST_VIEW: 'off',
  });
  const server = await buildServer(config, { metrics });
  await server.inject('/jobs/4711?token=geheim');
  await server.inject('/api/job_demand/4711');
  await server.inject('/releases/host/abc123/host.js');
  await server.inject({
    method: 'POST',
    url: '/reports/security',
    headers: { 'content-type': 'application/csp-report' },
    payload: JSON.stringify({ 'csp-report': { 'blocked-uri': 'https://fremd.example/4711' } }),
  });
  const { text } = await metrics.read(newest);
  expect(text).toContain('silverjobs_documents_views_total{result="none",reason="off"} 1');
  expect(text).toContain(
    'silverjobs_documents_duration_seconds_count{kind="document",status="200"} 1',
  );
  expect(text).toContain('silverjobs_documents_duration_seconds_count{kind="api",status="503"} 1');
  expect(text).toContain('silverjobs_documents_duration_seconds_count{kind="file",status="200"} 1');
  expect(text).toContain('silverjobs_documents_policy_reports_total 1');
  expect(text).toContain('silverjobs_documents_registry_revision 7');
  expect(text).not.toMatch(/\b4711\b|geheim|fremd/);
  await server.close();
  await close();
  warned.mockRestore();
});

test.each([
  [newest, 200, { ready: true, registry: 'newest', revision: 7 }],
  [{ ...newest, problem: 'x' }, 200, { ready: true, registry: 'older', revision: 7 }],
  [
    { ready: false, revision: 0, problem: 'x' },
    503,
    { ready: false, registry: 'none', revision: 0 },
  ],
])(
  'OPER-04 operation-23 readiness is honest about the registry: %j',
  async (state, status, body) => {
    const operator = buildOperatorServer(createDocumentMetrics(), async () => state);
    const ready = await operator.inject('/ready');
    expect([ready.statusCode, ready.json()]).toEqual([status, body]);
    expect((await operator.inject('/live')).statusCode).toBe(200);
    const { headers, body: text } = await operator.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain(`silverjobs_documents_registry_stale ${state.problem ? 1 : 0}`);
    await operator.close();
  },
);
