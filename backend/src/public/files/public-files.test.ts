import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { eq, sql } from '../../database/drizzle.ts';
import { clients, jobDemands } from '../../database/schema.ts';
import { cleanPosting } from '../../partner-jobs/clean-posting.ts';
import { readJson } from '../../partner-jobs/formats/json.ts';
import { CLOSED_JOB_ID, JOB_ID } from '../../testing/jobs.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';

const HOSTILE = '</title><script>alert(1)</script>]]>&\u0001\u2028"';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await api.db.update(jobDemands).set({ title: HOSTILE }).where(eq(jobDemands.id, JOB_ID));
});
afterAll(() => api.close());

const get = (path: string) => api.app.inject({ url: `/api/public${path}` });
const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

test('PUB-04 robots.txt names the site map and keeps machines out of the calls', async () => {
  const { payload, headers } = await get('/robots.txt');
  expect(payload).toContain('Sitemap: https://test.example/sitemap.xml');
  expect(payload).toContain('Disallow: /api/\n');
  expect(headers['cache-control']).toBe('public, max-age=300');
});

test.each([
  '/robots.txt',
  '/.well-known/security.txt',
  '/link-bild.png',
  `/stelle-bild/${JOB_ID}.png`,
  `/stelle-qr/${JOB_ID}.svg`,
  '/sitemap.xml',
  '/sitemap.xml?teil=stellen-1',
  '/stellen.rss',
  '/stellen.atom',
  '/stellen.json',
  '/indeed.xml',
])('PUB-04 %s has a head for whoever asks for it alone', async (path) => {
  const head = await api.app.inject({ method: 'HEAD', url: `/api/public${path}` });
  expect([head.statusCode, head.payload]).toEqual([200, '']);
  expect(head.headers['content-type']).toBe((await get(path)).headers['content-type']);
});

test('PUB-04 security.txt says whom to write to, and until when it holds', async () => {
  const { payload } = await get('/.well-known/security.txt');
  expect(payload).toContain('Contact: mailto:kontakt@example.org');
  expect(payload).toMatch(/^Expires: 2027-05-\d\dT/m);
});

test('PUB-04 the site map names every open job once, and nothing that has ended', async () => {
  const { payload: index } = await get('/sitemap.xml');
  expect(XMLValidator.validate(index)).toBe(true);
  const files = locations(index).map((loc) => new URL(String(loc).replaceAll('&amp;', '&')));
  const pages: string[] = [];
  for (const { pathname, search } of files) {
    const { payload, statusCode } = await get(pathname + search);
    expect([search, statusCode, XMLValidator.validate(payload)]).toEqual([search, 200, true]);
    pages.push(...locations(payload).map(String));
  }
  expect(new Set(pages).size).toBe(pages.length);
  const jobs = pages.filter((page) => page.includes('/stelle/'));
  const open = await api.db.$count(jobDemands, eq(jobDemands.status, 'active'));
  expect(jobs).toHaveLength(open);
  expect(jobs.some((page) => page.includes(`/stelle/${CLOSED_JOB_ID}/`))).toBe(false);
  expect(pages).toEqual(
    expect.arrayContaining([
      'https://test.example/willkommen',
      'https://test.example/stellen/berufe',
      'https://test.example/stellen/land/nordrhein-westfalen',
      'https://test.example/ratgeber/minijob',
      'https://test.example/stellen/beruf/tischler-in',
      'https://test.example/stellen/ort/50667-koeln',
      'https://test.example/arbeitgeber/301/weber-holzbau-gmbh',
    ]),
  );
});

test('PUB-04 a change of a job is at once the last change of its entry and of its file', async () => {
  const lastmod = async (path: string, after: string) => {
    const { payload } = await get(path);
    const [, entry = ''] = payload.split(after);
    return String(/<lastmod>([^<]+)/.exec(entry)?.[1]);
  };
  const both = () =>
    Promise.all([
      lastmod('/sitemap.xml?teil=stellen-0', `/stelle/${JOB_ID}/`),
      lastmod('/sitemap.xml', 'stellen-0<'),
    ]);
  const [entry, file] = await both();
  await api.db.update(jobDemands).set({ payHint: '15 €' }).where(eq(jobDemands.id, JOB_ID));
  const [entryNow, fileNow] = await both();
  expect([entryNow > entry, fileNow > file, fileNow === entryNow]).toEqual([true, true, true]);
});

test.each(['nichts', 'stellen-99999', 'stellen-0;drop', '../../etc', 'seiten-1'])(
  'PUB-04 the file %s of the site map is empty or refused with a sentence',
  async (name) => {
    const { statusCode } = await get(`/sitemap.xml?teil=${encodeURIComponent(name)}`);
    expect([200, 400, 404]).toContain(statusCode);
  },
);

test.each(['rss', 'atom'] as const)(
  'PUB-04 the %s feed of a search has its newest jobs, hostile text stays text',
  async (format) => {
    const { payload, headers } = await get(`/stellen.${format}?was=&wo=50667`);
    expect(XMLValidator.validate(payload)).toBe(true);
    expect(headers['content-type']).toContain(format);
    expect(payload).not.toContain('<script');
    const parsed = new XMLParser().parse(payload) as {
      rss?: { channel: { item: { title: string }[] } };
      feed?: { entry: { title: string }[] };
    };
    const titles = (parsed.rss?.channel.item ?? parsed.feed?.entry ?? []).map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(5);
    expect(titles.some((title) => title.includes('<script>'))).toBe(true);
    const none = await get(`/stellen.${format}?was=qqxyz&seite=9999&umkreis=%3Cb%3E`);
    expect([none.statusCode, XMLValidator.validate(none.payload)]).toEqual([200, true]);
  },
);

test('PUB-04 our own reader reads our own feed of all jobs', async () => {
  const { payload } = await get('/stellen.json');
  const { postings, leftOut } = readJson(payload);
  const open = await api.db.$count(jobDemands, eq(jobDemands.status, 'active'));
  expect([postings.length, leftOut]).toEqual([open, []]);
  const read = postings.map((posting) => cleanPosting(posting, api.clock.now));
  expect(read.filter((one) => typeof one === 'string')).toEqual([]);
  expect(payload).not.toMatch(/Jochen|Familie K|7654321/);
});

test('PUB-04 Indeed’s XML has what it requires, of companies only', async () => {
  const { payload } = await get('/indeed.xml');
  expect(XMLValidator.validate(payload)).toBe(true);
  const parser = new XMLParser({ cdataPropName: false, parseTagValue: false });
  const { source } = parser.parse(payload) as { source: { job: Record<string, string>[] } };
  const ofCompanies = sql`${jobDemands.status} = 'active' and exists (select from ${clients}
    where ${clients.id} = ${jobDemands.clientId} and not ${clients.isPrivate})`;
  expect(source.job).toHaveLength(await api.db.$count(jobDemands, ofCompanies));
  const required = ['title', 'date', 'referencenumber', 'url', 'company', 'country', 'description'];
  for (const job of source.job) {
    expect(required.filter((name) => !job[name])).toEqual([]);
  }
  expect(payload).not.toContain(testUsers.privateEmployer.email);
});

test('PUB-04 public-8 every open job has a picture of 1,200 by 630 pixels, others have none', async () => {
  const { rawPayload, headers, statusCode } = await get(`/stelle-bild/${JOB_ID}.png`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1_200, 630]);
  expect((await get(`/stelle-bild/${JOB_ID}.png`)).rawPayload.equals(rawPayload)).toBe(true);
  for (const file of [`${CLOSED_JOB_ID}.png`, '999999999.png', '1', 'x.png', '99999999999.png']) {
    expect([file, (await get(`/stelle-bild/${file}`)).statusCode]).toEqual([file, 404]);
  }
});

test('PUB-04 public-8 an employer with open jobs has a picture for its link, every other page the same one', async () => {
  const { clientId } = testUsers.company;
  const found = await Promise.all(
    ['/link-bild.png', `/arbeitgeber-bild/${clientId}.png`].map((path) => get(path)),
  );
  for (const { statusCode, headers, rawPayload } of found) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1_200, 630]);
  }
  const household = `/arbeitgeber-bild/${testUsers.privateEmployer.clientId}.png`;
  for (const path of [household, '/arbeitgeber-bild/999999.png', '/arbeitgeber-bild/x.png']) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  }
});

test('PUB-04 public-8 a printed job leads back by a QR code, which holds nothing but its address', async () => {
  const { payload, headers, statusCode } = await get(`/stelle-qr/${JOB_ID}.svg`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(payload).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
  for (const file of ['x.svg', '0.svg', '1.png', '1.svg.svg', `${'9'.repeat(11)}.svg`]) {
    expect([file, (await get(`/stelle-qr/${file}`)).statusCode]).toEqual([file, 404]);
  }
});

test.each([
  '/stellen.json',
  '/indeed.xml',
  '/stellen.atom?was=',
  '/stellen.rss?was=',
  '/sitemap.xml',
  '/sitemap.xml?teil=stellen-0',
])('TRUST-26 a job whose time cannot be written costs %s nothing but itself', async (path) => {
  const open = eq(jobDemands.status, 'active');
  const [broken] = await api.db.select().from(jobDemands).where(open).orderBy(jobDemands.id);
  const of = eq(jobDemands.id, broken?.id ?? 0);
  await api.db
    .update(jobDemands)
    .set({ createdAt: sql`'infinity'`, changedAt: sql`'infinity'` })
    .where(of);
  const { statusCode, payload } = await get(path);
  await api.db
    .update(jobDemands)
    .set({ createdAt: broken?.createdAt, changedAt: broken?.changedAt })
    .where(of);
  expect(statusCode).toBe(200);
  if (path.endsWith('json')) {
    const { jobs } = JSON.parse(payload) as { jobs: object[] };
    expect(jobs).toHaveLength((await api.db.$count(jobDemands, open)) - 1);
  } else {
    expect(XMLValidator.validate(payload)).toBe(true);
    expect(payload).toMatch(/<\/(?:source|feed|rss|sitemapindex|urlset)>\s*$/);
  }
});
