import { readServerConfig } from './config.ts';
import { answerHeaders } from './http/security-headers.ts';
import { buildServer } from './server.ts';
import { type OpenedServer, openServer } from './testing/open-server.ts';

let opened: OpenedServer;
let get: OpenedServer['get'];
beforeAll(async () => {
  opened = await openServer();
  get = opened.get;
});
afterAll(() => opened.close());

test('FED-04 the browser is told to sendApiError scripts without a hash', async () => {
  const { headers } = await get('/login');
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
});

test.each([
  '/registry.json',
  '/first-calls.json',
  '/releases/host/abc123/host.js',
  '/releases/host/abc123/none.js',
  '/api/positions',
  '/favicon.svg',
])('TRUST-34 %s loads nothing and stands in no frame', async (url) => {
  const { headers } = await get(url);
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('the nonce of the policy is that of the inline script, and new each time', async () => {
  const [one, other] = await Promise.all([get('/login'), get('/login')]);
  const policy = String(one.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const scripts = [...one.body.matchAll(/<script([^>]*)>\/\*/g)].map(
    ([, attributes]) => attributes,
  );
  expect(scripts).toHaveLength(2);
  for (const attributes of scripts) expect(attributes).toContain(` nonce="${nonce}"`);
  expect(other.body).not.toContain(nonce);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('FED-04 no inline text and no attribute runs or styles without the nonce', async () => {
  const { headers } = await get('/login');
  const policy = String(headers['content-security-policy']);
  for (const directive of [
    "default-src 'none'",
    "script-src-attr 'none'",
    "style-src-attr 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default dompurify 'allow-duplicates'",
    "worker-src 'self'",
    'report-uri /reports/security',
  ]) {
    expect(policy.split('; ')).toContain(directive);
  }
  expect(policy).not.toMatch(/unsafe|google|upgrade-insecure|frame-src/);
});

test('FED-06 Google’s maps, the only foreign origin, are let in only with a key, and as its guide asks', async () => {
  const withMaps = await buildServer(
    readServerConfig({ RELEASE_STORE: opened.folder, MAPS_KEY: 'key' }),
  );
  const { headers, body } = await withMaps.inject({ method: 'GET', url: '/login' });
  await withMaps.close();
  const policy = String(headers['content-security-policy']);
  const google = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';
  const nonce = /'nonce-[^']+'/.exec(policy)?.[0] ?? 'none';
  for (const directive of [
    `script-src 'self' ${nonce} https://maps.googleapis.com https://maps.gstatic.com`,
    `style-src 'self' ${nonce} https://fonts.googleapis.com`,
    `img-src 'self' data: ${google} https://*.googleusercontent.com`,
    `connect-src 'self' ${google} data: blob:`,
    "font-src 'self' data: https://fonts.gstatic.com",
    'frame-src https://*.google.com',
    "worker-src 'self' blob:",
    "trusted-types default dompurify 'allow-duplicates' google-maps-api-loader google-maps-api#html lit-html",
  ]) {
    expect(policy.split('; ')).toContain(directive);
  }
  expect(policy).not.toContain('unsafe');
  // Google takes its nonces from the first elements that have one.
  expect(body).toContain(`<style nonce="${nonce.slice("'nonce-".length, -1)}"></style>`);
  expect((await get('/login')).body).not.toContain('<style nonce');
});

test('CRS-04 another image host is told to the pages, and its images are let in', async () => {
  const other = await buildServer(
    readServerConfig({
      RELEASE_STORE: opened.folder,
      IMAGE_BASE_URL: 'https://images.example/silver',
    }),
  );
  const { headers, body } = await other.inject({ method: 'GET', url: '/login' });
  await other.close();
  expect(body).toContain('"imageBaseUrl":"https://images.example/silver"');
  expect(headers['content-security-policy']).toContain(
    "img-src 'self' data: https://images.example;",
  );
  expect(() => readServerConfig({ IMAGE_BASE_URL: 'javascript:alert(1)' })).toThrow();
  expect(() => readServerConfig({ IMAGE_BASE_URL: '//images.example' })).toThrow();
});

test.each([
  '/login',
  '/releases/host/abc123/host.js',
  '/registry.json',
  '/api/jobs',
  '/releases/x',
])('every answer has the headers that keep others out: %s', async (url) => {
  const { headers } = await get(url);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
  const overHttps = await get(url, { 'x-forwarded-proto': 'https' });
  expect(overHttps.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});

test('over https the document asks for nothing by http', async () => {
  const { headers } = await get('/login', { 'x-forwarded-proto': 'https, http' });
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('OPER-18 domains below are asked over https too, unless the operator says otherwise', () => {
  const strict = (subdomains?: boolean) =>
    answerHeaders(true, subdomains)['Strict-Transport-Security'];
  expect(strict()).toMatch(/^max-age=\d{8}; includeSubDomains$/);
  expect(strict(false)).toMatch(/^max-age=\d{8}$/);
  expect(readServerConfig({}).HSTS_SUBDOMAINS).toBe('on');
});

test('delivery-91 a document may ask the API groups of teams that the operator names, and no others', async () => {
  const TEAM_API_URLS = 'training=https://training.example.org/api/,clubs=/clubs-api';
  const own = await openServer({ TEAM_API_URLS });
  try {
    const { headers, body } = await own.get('/login');
    expect(String(headers['content-security-policy'])).toContain(
      "connect-src 'self' https://training.example.org;",
    );
    const [, boot = ''] = /id="silverjobs-boot">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(boot).config.apiBaseUrls).toMatchObject({
      main: '/api',
      training: 'https://training.example.org/api',
      clubs: '/clubs-api',
    });
    // The head begins the page's calls of these groups, and knows none of others.
    const job = await own.get('/jobs/7', { cookie: 'authToken=t' });
    expect(job.body).toContain('"base":"https://training.example.org/api","path":"/places/{id}"');
    expect(job.body).not.toContain('/nowhere');
  } finally {
    await own.close();
  }
});
