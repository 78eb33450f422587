import type { Registry } from '@silverjobs/federation';
import { openRenderingServer, type RenderingServer } from '../testing/rendering-server.ts';
import { publicRegistry } from './operator-pages.ts';

/** The back-office and a page of candidates; who signs in with the token `operator` is one. */
let server: RenderingServer;
let down = false;
beforeAll(async () => {
  server = await openRenderingServer(
    [{ name: 'jobs' }, { name: 'backoffice', access: { kind: 'operator' } }],
    (request, response) => {
      const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
      response.statusCode = down ? 503 : token === 'over' ? 401 : 200;
      const role = token === 'operator' ? 'operator' : 'candidate';
      response.end(JSON.stringify({ email: token, role, candidate_id: 1, plan_type: 'free' }));
    },
  );
});
afterAll(() => server.close());
beforeEach(() => {
  down = false;
});

interface Given {
  remotes: Record<string, { owner: string; pages: unknown[] }>;
}
const registryOf = (body: string): Given =>
  JSON.parse(/id="silverjobs-boot">(.*?)<\/script>/.exec(body)?.[1] ?? '').registry;

test.each([
  ['/registry.json', undefined],
  ['/registry.json?for=operator', undefined],
  ['/registry.json?for=operator', 'renate'],
  ['/registry.json?for=operator', 'over'],
  ['/jobs', 'renate'],
  ['/login', undefined],
  ['/', 'operator'],
])(
  'TEAM-12 OPER-08 operators-1 %s tells %s nothing of the back-office, and no team',
  async (url, token) => {
    const { body } = await server.get(url, token);
    expect(body).toContain('jobs_def456');
    expect(body).not.toContain('backoffice');
    expect(body).not.toContain('"Team"');
  },
);

test.each([
  ['who is not signed in', undefined, '/login?from=%2Fbackoffice%3Ftab%3D1'],
  ['whose session is over', 'over', '/login?from=%2Fbackoffice%3Ftab%3D1'],
  ['a candidate', 'renate', '/'],
])(
  'TEAM-12 OPER-08 on its pages %s is sent where the guards would send them',
  async (_, token, to) => {
    const { statusCode, headers, body } = await server.get('/backoffice?tab=1', token);
    expect([statusCode, headers.location, body]).toEqual([302, to, '']);
  },
);

test('TEAM-12 OPER-08 operators get the back-office in its documents and in its tabs', async () => {
  const { body } = await server.get('/backoffice', 'operator');
  expect(registryOf(body).remotes.backoffice).toMatchObject({ owner: 'Team', pages: [{}] });
  const registry: Given = JSON.parse(
    (await server.get('/registry.json?for=operator', 'operator')).body,
  );
  expect(Object.keys(registry.remotes)).toEqual(['jobs', 'backoffice']);
});

test('TEAM-12 while the backend does not say who asks, the back-office cannot be had', async () => {
  down = true;
  for (const url of ['/backoffice', '/registry.json?for=operator']) {
    const { statusCode, body } = await server.get(url, 'operator');
    expect(statusCode).toBe(503);
    expect(body).not.toContain('backoffice');
  }
  expect((await server.get('/jobs', 'renate')).statusCode).toBe(200);
});

test('TEAM-03 TEAM-12 visitors are told neither keys of teams nor where releases were built', async () => {
  const { body } = await server.get('/registry.json?for=operator', 'operator');
  const registry = JSON.parse(body) as Registry;
  const provenance = { commit: 'c0ffee', repository: 'https://git.example.org/jobs' };
  const { jobs } = registry.remotes;
  if (!jobs) throw new Error('There is no jobs.');
  const told = publicRegistry({
    ...registry,
    host: registry.host && { ...registry.host, provenance },
    remotes: { jobs: { ...jobs, provenance } },
    pinned: ['jobs/abc123'],
    pruning: ['jobs/def456'],
    teamKeys: [
      {
        id: '0123456789abcdef',
        team: 'Team',
        publicKey: 'AAAA',
        remotes: ['jobs'],
        rights: ['publish'],
      },
    ],
  });
  expect(Object.keys(told)).toEqual(['schema', 'revision', 'host', 'remotes']);
  expect(told.host).toEqual(registry.host);
  expect(JSON.stringify(told)).not.toMatch(/c0ffee|git\.example/);
});
