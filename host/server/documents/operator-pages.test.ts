import { openRenderingServer, type RenderingServer } from '../testing/rendering-server.ts';

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
