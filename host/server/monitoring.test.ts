import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf, openStore, publishHost } from '@silverjobs/federation/store';
import { readServerConfig } from './config.ts';
import { buildServer } from './server.ts';
import { inlineScriptsFile } from './testing/inline-scripts.ts';

const hash = `sha256-${'A'.repeat(43)}=`;
const monitoringFile = 'monitoring.0123456789.chunk.js';

let parent: string;
let folder: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'monitoring-'));
  folder = join(parent, 'store');
  const store = openStore(folder, {});
  await store.putRelease('host', 'abc123', [
    { name: 'host.js', content: Buffer.from('console.log("host")') },
    inlineScriptsFile,
  ]);
  await publishHost(store, {
    release: 'abc123',
    scripts: ['host.js'],
    styles: [],
    fonts: [],
    integrity: {
      ...integrityOf([inlineScriptsFile]),
      'host.js': hash,
      [monitoringFile]: hash,
      'monitoring-replay.0123456789.chunk.js': hash,
    },
    provides: {},
    publishedAt: '2026-11-21T00:00:00.000Z',
  });
});
afterAll(() => rm(parent, { recursive: true, force: true }));

async function openDocument(environment: NodeJS.ProcessEnv) {
  const server = await buildServer(readServerConfig({ RELEASE_STORE: folder, ...environment }));
  const { headers, body } = await server.inject({ method: 'GET', url: '/login' });
  await server.close();
  return { policy: String(headers['content-security-policy']), headers, body };
}

test.each([{}, { MONITORING_DSN: '' }])(
  'MON-02 without a DSN the document knows nothing of monitoring: %j',
  async (environment) => {
    const { policy, headers, body } = await openDocument(environment);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("worker-src 'self';");
    expect(headers['document-policy']).toBeUndefined();
    expect(body).not.toMatch(/monitoring|early-errors/);
  },
);

test('MON-01 with a DSN the document keeps errors from the start and announces the code', async () => {
  const dsn = 'https://key@collector.example:8443/sub/17';
  const { policy, headers, body } = await openDocument({ MONITORING_DSN: dsn });
  expect(policy).toContain("connect-src 'self' https://collector.example:8443;");
  expect(policy).toContain("worker-src 'self' blob:;");
  expect(headers['document-policy']).toBe('js-profiling');
  expect(body).toMatch(/early-errors[\s\S]*head[\s\S]*host\.js/);
  expect(body).toContain(`href="/releases/host/abc123/${monitoringFile}" crossorigin`);
  expect(body).not.toContain('monitoring-replay');
  const boot = JSON.parse(/id="silverjobs-boot">(.*?)<\/script>/.exec(body)?.[1] ?? '');
  expect(boot).toMatchObject({ release: 'abc123', config: { monitoringDsn: dsn } });
});

test.each([
  'collector.example',
  'https://collector.example/1',
  'https://key@collector.example/',
  "https://key@collector.example; script-src 'unsafe-inline'/1",
  'javascript://key@x/1',
])('a DSN that is none stops the start: %s', (dsn) => {
  expect(() => readServerConfig({ MONITORING_DSN: dsn })).toThrow('MONITORING_DSN');
});
