import type { PartnerJob } from '@silverjobs/contract';
import { partnerJobs, positions, tasks } from '../database/schema.ts';
import { partnerFeed as demoFeed } from '../demo/partner-feed.ts';
import { loadFeeds } from '../operators/feeds/load-feeds.ts';
import { postalCodeOptionId } from '../places/option-id.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { openWork, servicesOf, workOff } from '../testing/work.ts';
import { cleanPosting, type Posting } from './clean-posting.ts';
import type { PartnerFeed, RawPosting } from './feed.ts';
import { storePostings } from './store-postings.ts';

let api: TestApp;
let start: Date;
let positionId: number;
let position: string;
beforeAll(async () => {
  api = await openTestApp();
  start = api.clock.now;
  const [known] = await api.db.select().from(positions).limit(1);
  positionId = known?.id ?? 0;
  position = known?.label.replace(/\/.*/, '') ?? '';
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = start;
  await api.db.delete(partnerJobs);
  await api.db.delete(tasks);
});

const feed = (key: string): PartnerFeed => ({
  key,
  name: `Portal ${key}`,
  url: `https://${key}.example/feed`,
  format: 'json',
});
const job = (title: string, values: object = {}) => ({
  title,
  company: 'Kanzlei',
  postal_code: '50667',
  url: 'https://stellen.example/1',
  ...values,
});

/** Takes feeds with these texts; what was logged. */
async function take(
  texts: Record<string, string | object[] | Uint8Array>,
  format: PartnerFeed['format'] = 'json',
): Promise<string[]> {
  const work = openWork(servicesOf(api), {
    feeds: Object.keys(texts).map((key) => ({ ...feed(key), format })),
    fetch: async ({ key }) => {
      const text = texts[key];
      if (text instanceof Uint8Array) return { bytes: text };
      return {
        bytes: Buffer.from(typeof text === 'string' ? text : JSON.stringify({ jobs: text })),
      };
    },
  });
  await workOff(work, ['find-feeds', 'feed']);
  return work.logged;
}

async function list(query: object = {}): Promise<PartnerJob[]> {
  const all = { mode: 'list', ...query };
  return (await api.sendRaw('GET /partner_job', { query: all }, 'paidCandidate'))
    .body as PartnerJob[];
}
const titles = async (query: object = {}) => (await list(query)).map(({ title }) => title).sort();

test('TRUST-01 members see jobs of partners with their source; others are told that it is silver+', async () => {
  await take({ eins: [job('Empfang', { description: '<p>Sie helfen.</p>' })] });
  expect(await list()).toMatchObject([
    {
      title: 'Empfang',
      employer: 'Kanzlei',
      description: 'Sie helfen.',
      location_label: expect.stringMatching(/^50667/),
      source: 'Portal eins',
      url: 'https://stellen.example/1',
    },
  ]);
  const count = { query: { mode: 'count' } } as const;
  expect((await api.send('GET /partner_job', count, 'paidCandidate')).body).toEqual({ id: 1 });
  expect(await api.send('GET /partner_job', count, 'candidate')).toMatchObject({
    status: 403,
    body: { code: 'feature.locked' },
  });
});

test('TRUST-01 position and place filter as in the pool', async () => {
  await take({
    eins: [
      job(`${position} gesucht`),
      job('Zauberei', { postal_code: '80331' }),
      job('Von überall', { postal_code: null, remote: true }),
      job('Unbekannter Ort', { postal_code: '00000' }),
    ],
  });
  expect(await titles({ search_what_id: positionId })).toEqual([`${position} gesucht`]);
  const near = { search_location_id: postalCodeOptionId('50667', 10) };
  expect(await titles(near)).toEqual([`${position} gesucht`]);
  expect(await titles({ search_location_id: 4 })).toEqual(['Von überall']);
  expect(await titles()).toHaveLength(4);
  const unknown = { query: { mode: 'list', search_location_id: 999_999_999 } };
  expect((await api.sendRaw('GET /partner_job', unknown, 'paidCandidate')).status).toBe(400);
});

test('jobs-102 one job in two feeds, or twice in one, is there once and stays with the first', async () => {
  await take({ eins: [job('Empfang'), job(' EMPFANG ')], zwei: [job('Empfang'), job('Büro')] });
  api.clock.now = new Date(start.getTime() + 60_000);
  await take({ zwei: [job('Empfang')], eins: [job('Empfang')] });
  expect(await list()).toMatchObject([{ title: 'Empfang', source: 'Portal eins' }]);
});

test('jobs-102 what its feed has no more goes, ids of the others stay', async () => {
  await take({ eins: [job('Empfang'), job('Büro')] });
  const before = await list();
  api.clock.now = new Date(start.getTime() + 60_000);
  await take({ eins: [job('Büro', { description: 'Neu' }), job('Küche')] });
  expect(await titles()).toEqual(['Büro', 'Küche']);
  const [kept] = before.filter(({ title }) => title === 'Büro');
  expect(await list()).toContainEqual(
    expect.objectContaining({ id: kept?.id, description: 'Neu' }),
  );
});

/** What is kept, whoever asks; sessions end within a day. */
const stored = async () =>
  (await api.db.select().from(partnerJobs)).map(({ title }) => title).sort();

test('TRUST-26 TRUST-27 jobs-102 a feed that fails keeps its jobs for three days, and keeps no other from being read', async () => {
  await take({ eins: [job('Empfang')], zwei: [job('Büro')] });
  api.clock.now = new Date(start.getTime() + 86_400_000);
  const logged = await take({ eins: '<html>', zwei: [job('Küche')] });
  expect(logged).toEqual([expect.stringMatching(/^warn Task \d+ \(feed\), attempt 1: /)]);
  expect(await stored()).toEqual(['Empfang', 'Küche']);
  api.clock.now = new Date(start.getTime() + 3 * 86_400_000 + 1);
  await take({ eins: '<html>', zwei: [job('Küche')] });
  expect(await stored()).toEqual(['Küche']);
});

test('jobs-102 a job is not shown beyond its end, and a feed that is named no more is forgotten', async () => {
  const expires_at = new Date(start.getTime() + 3_600_000).toISOString();
  await take({ eins: [job('Empfang', { expires_at }), job('Büro')] });
  expect(await titles()).toHaveLength(2);
  api.clock.now = new Date(start.getTime() + 3_600_000);
  await api.db.update(partnerJobs).set({ seenAt: api.clock.now });
  expect((await api.db.select().from(partnerJobs)).length).toBe(2);
  await take({});
  expect(await api.db.$count(partnerJobs)).toBe(0);
});

test('TRUST-01 the feed of the demo is read like any other', async () => {
  expect(await take({ demo: JSON.stringify(demoFeed(start)) })).toEqual([]);
  expect((await list()).length).toBeGreaterThanOrEqual(10);
});

const runs = () => loadFeeds(api.db);
const later = (milliseconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + milliseconds);
};

test('TRUST-27 a byte order mark, U+0000 and plain text with < cost no job', async () => {
  const jobs = [job('Emp\u0000fang'), job('Fahrdienst', { description: '<20 Stunden, >15 Euro' })];
  await take({ eins: `\uFEFF${JSON.stringify({ jobs })}` });
  expect(await titles()).toEqual(['Empfang', 'Fahrdienst']);
  expect((await list()).map(({ description }) => description)).toContain('<20 Stunden, >15 Euro');
});

test('TRUST-26 operators-21 what is left out of a feed is counted by reason for the back-office', async () => {
  await take({
    eins: [
      job('Empfang'),
      job('Empfang'),
      job('Büro', { expires_at: 'morgen' }),
      job('Büro', { expires_at: '31.12.2019' }),
      job('Büro', { url: 'http://stellen.example/1' }),
      { title: 7 },
    ],
  });
  expect(await runs()).toMatchObject([
    {
      jobs: 1,
      error: null,
      notice: 'broken',
      left_out: [
        { reason: 'unreadable', count: 1 },
        { reason: 'no-address', count: 1 },
        { reason: 'bad-date', count: 1 },
        { reason: 'over', count: 1 },
        { reason: 'double', count: 1 },
      ],
    },
  ]);
});

test('TRUST-27 an empty feed takes nothing away at once and is marked; what stays away goes', async () => {
  await take({ eins: [job('Empfang')] });
  later(3_600_000);
  await take({ eins: [] });
  expect(await stored()).toEqual(['Empfang']);
  expect(await runs()).toMatchObject([{ jobs: 1, error: null, notice: 'empty' }]);
  later(3 * 86_400_000);
  await take({ eins: [] });
  expect(await stored()).toEqual([]);
});

const xmlJob = (id: number, title: string) => `<JobPositionPosting>
  <JobPositionPostingId>${id}</JobPositionPostingId>
  <PostDetail><InternetReference>https://a.example/${id}</InternetReference></PostDetail>
  <JobPositionInformation><JobPositionTitleDescription>${title}</JobPositionTitleDescription>
  </JobPositionInformation></JobPositionPosting>`;
const load = (type: 'F' | 'D', data: string) =>
  `<HRBAXMLJobPositionPosting><Header><TypeOfLoad>${type}</TypeOfLoad></Header><Data>${data}</Data></HRBAXMLJobPositionPosting>`;

test('TRUST-27 a differential load takes away what it names and nothing else', async () => {
  const all = [1, 2, 3].map((id) => xmlJob(id, `Stelle ${id}`)).join('');
  await take({ eins: load('F', all) }, 'hr-ba-xml');
  for (let hour = 0; hour < 4; hour += 1) {
    later(86_400_000);
    const change = `${xmlJob(4, 'Stelle 4')}<DeleteEntry><EntryId>1</EntryId></DeleteEntry>`;
    await take({ eins: load('D', change) }, 'hr-ba-xml');
    expect(await stored()).toEqual(['Stelle 2', 'Stelle 3', 'Stelle 4']);
  }
  expect(await runs()).toMatchObject([{ notice: 'partial' }]);
});

test('TRUST-27 a changed job of a differential load takes the place of the one before, deleted or not', async () => {
  await take(
    { eins: load('F', [1, 2].map((id) => xmlJob(id, `Stelle ${id}`)).join('')) },
    'hr-ba-xml',
  );
  later(3_600_000);
  const change = `<DeleteEntry><EntryId>1</EntryId></DeleteEntry>${xmlJob(1, 'Neuer Titel')}`;
  await take({ eins: load('D', change) }, 'hr-ba-xml');
  expect(await stored()).toEqual(['Neuer Titel', 'Stelle 2']);
  later(3_600_000);
  await take({ eins: load('D', xmlJob(2, 'Auch neu')) }, 'hr-ba-xml');
  expect(await stored()).toEqual(['Auch neu', 'Neuer Titel']);
});

test('TRUST-27 a feed whose jobs cannot be read for the most part takes nothing away and is marked', async () => {
  await take({ eins: ['Empfang', 'Büro', 'Küche'].map((title) => job(title)) });
  later(3_600_000);
  const broken = [job('Empfang'), ...['Büro', 'Küche'].map((titel) => ({ titel }))];
  await take({ eins: broken });
  expect(await stored()).toEqual(['Büro', 'Empfang', 'Küche']);
  expect(await runs()).toMatchObject([
    { jobs: 3, notice: 'broken', left_out: [{ reason: 'unreadable', count: 2 }] },
  ]);
  later(3_600_000);
  await take({ eins: [job('Empfang')] });
  expect(await stored()).toEqual(['Empfang']);
  expect(await runs()).toMatchObject([{ notice: null }]);
});

test('TRUST-27 a feed in ISO-8859-1 keeps its umlauts', async () => {
  const text = `<?xml version="1.0" encoding="ISO-8859-1"?>${load('F', xmlJob(1, 'Verkäufer/in für Öle'))}`;
  await take({ eins: Buffer.from(text, 'latin1') }, 'hr-ba-xml');
  expect(await stored()).toEqual(['Verkäufer/in für Öle']);
});

test('HOUSE-04 of two runs of a feed at once neither takes away what the other has found', async () => {
  const cleaned = (title: string) => cleanPosting(rawPosting(title), start) as Posting;
  const name = feed('eins');
  const load = (postings: Posting[]) => ({ postings, deleted: null, isTrusted: true });
  const [empfang, buero] = [cleaned('Empfang'), cleaned('Büro')];
  const second = new Date(start.getTime() + 1_000);
  await Promise.all([
    storePostings(api.db, name, load([empfang, buero]), start),
    storePostings(api.db, name, load([empfang, buero]), second),
  ]);
  expect(await stored()).toEqual(['Büro', 'Empfang']);
  // A run that began earlier and ends later.
  await storePostings(api.db, name, load([empfang]), start);
  expect(await stored()).toEqual(['Büro', 'Empfang']);
  expect((await api.db.select().from(partnerJobs)).map(({ seenAt }) => seenAt)).toEqual([
    second,
    second,
  ]);
});

const rawPosting = (title: string): RawPosting => ({
  externalId: null,
  title,
  employer: 'Kanzlei',
  description: '',
  postalCode: null,
  homeoffice: false,
  urls: ['https://stellen.example/1'],
  publishedAt: null,
  expiresAt: null,
});
