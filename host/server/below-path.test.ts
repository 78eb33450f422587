import { openRenderingServer, type RenderingServer } from './testing/rendering-server.ts';

const PUBLIC_URL = 'https://example.org/jobs/';
let server: RenderingServer;
beforeAll(async () => {
  const remotes = [{ name: 'jobs' }, { name: 'backoffice', access: { kind: 'operator' } as const }];
  server = await openRenderingServer(remotes, undefined, { PUBLIC_URL });
});
afterAll(() => server.close());

/** Addresses of this origin that a document holds. */
const addressesOf = (body: string) =>
  [...body.matchAll(/(?:href|src|action)="(\/[^"]*)"/g)].map(([, address = '']) => address);

test('TEAM-14 below a path every address in a document lies below it', async () => {
  for (const [url, token] of [
    ['/jobs/jobs', 'renate'],
    ['/jobs/login', undefined],
    ['/jobs/impressum', undefined],
  ] as const) {
    const { statusCode, body, headers } = await server.get(url, token);
    expect([url, statusCode]).toEqual([url, 200]);
    const addresses = addressesOf(body);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !address.startsWith('/jobs/'))).toEqual([]);
    expect(body).toContain('<html lang="de" data-base-path="/jobs"');
    expect(body).not.toMatch(/"(?:src|base)":"\/(?!jobs\/)/);
    expect(body).toContain('"main":"/jobs/api"');
    expect(headers['content-security-policy']).toContain('report-uri /jobs/reports/security');
  }
});

test('TEAM-14 a page is rendered with the answers of its calls, as at the root', async () => {
  const { body, headers } = await server.get('/jobs/jobs', 'renate');
  expect(headers['server-timing']).toContain('desc="view"');
  expect(body).toContain('<p>renate</p>');
});

test.each([
  ['/jobs', '/jobs/'],
  ['/jobs?was=1', '/jobs/?was=1'],
  ['/jobs/jobs?a=1', '/jobs/login?from=%2Fjobs%3Fa%3D1'],
  ['/jobs/backoffice', '/jobs/login?from=%2Fbackoffice'],
  ['/jobs/%E0%A4%A', '/jobs/%25E0%25A4%25A'],
])('TEAM-14 %s leads to %s', async (url, to) => {
  expect((await server.get(url)).headers.location).toBe(to);
});

test.each([
  '/',
  '/login',
  '/releases/host/abc123/host.js',
  '/registry.json',
  '/jobsuche',
  '/api/auth/me',
])('TEAM-14 beside the path there is nothing at %s', async (url) => {
  const { statusCode, body } = await server.get(url, 'renate');
  expect(statusCode).toBe(404);
  expect(body).not.toContain('jobs_def456');
});

test('TEAM-14 files, calls, manifest and worker are found below the path', async () => {
  expect((await server.get('/jobs/releases/host/abc123/host.js')).body).toBe('x');
  expect((await server.get('/jobs/api/anything', 'renate')).statusCode).toBe(200);
  const sheet = await server.get('/jobs/releases/host/abc123/host.css');
  expect(sheet.headers['use-as-dictionary']).toContain('match="/jobs/*"');
  const manifest = (await server.get('/jobs/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ id: '/jobs/', scope: '/jobs/', start_url: '/jobs/' });
  const { icons, shortcuts } = manifest as {
    icons: { src: string }[];
    shortcuts: { url: string }[];
  };
  for (const address of [...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)]) {
    expect(address).toMatch(/^\/jobs\//);
  }
});
