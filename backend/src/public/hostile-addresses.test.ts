import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const HOSTILE = [
  '</script><script>alert(1)</script>',
  "'; drop table job_demands; --",
  '%00',
  '\u2028\u2029',
  '../../etc/passwd',
  '-1',
  '99999999999999999999',
  '1e9',
  'NaN',
  '{}',
  '[object Object]',
  '💣'.repeat(20),
  'a'.repeat(2_000),
  '%',
  '\\',
  "' & '':* | !",
];

const CALLS: readonly (readonly [path: string, parameters: readonly string[]])[] = [
  [
    '/public_job?',
    ['was', 'wo', 'art', 'stunden', 'homeoffice', 'lohn', 'umkreis', 'sortierung', 'seite'],
  ],
  ['/public_landing?', ['beruf']],
  ['/public_landing?', ['ort']],
  ['/public_landing?beruf=alltagsbegleiter-in&', ['seite']],
  ['/public_landing_index?', ['land']],
  ['/public_employer/301?', ['seite']],
  ['/public/stellen.rss?', ['was', 'wo', 'seite']],
  ['/public/sitemap.xml?', ['teil']],
];

test.each(CALLS)('PUB-05 hostile text in %s%j is never a failure', async (path, names) => {
  for (const text of HOSTILE) {
    const query = new URLSearchParams(Object.fromEntries(names.map((name) => [name, text])));
    const { statusCode } = await api.app.inject({ url: `/api${path}${query}` });
    expect([text, [200, 400, 404].includes(statusCode)]).toEqual([text, true]);
  }
});
