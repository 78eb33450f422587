import { DEFAULT_PRICES } from '@silverjobs/contract';
import { createOrder } from '../../billing/orders/create-order.ts';
import { loadPrices, loadSiteContents } from '../../contents/load-contents.ts';
import { loadTerms } from '../../contents/load-terms.ts';
import { seedTemplates } from '../../contents/seed-templates.ts';
import { tellOfContent } from '../../contents/tell-users.ts';
import { eq } from '../../database/drizzle.ts';
import {
  auditLog,
  checkoutOrders,
  contents,
  messageTemplates,
  outbox,
} from '../../database/schema.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';

let api: TestApp;
let begin: Date;
beforeAll(async () => {
  api = await openTestApp();
  begin = api.clock.now;
});
beforeEach(async () => {
  api.clock.now = begin;
  await api.db.delete(contents);
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const later = (days: number) => begin.getTime() + days * DAY_MS;
const MINUTE_MS = 60_000;

type Saved = {
  kind: string;
  key: string;
  data: unknown;
  base?: number;
  valid_from?: number | null;
};
const save = ({ kind, key, data, base = 0, valid_from: from = null }: Saved, tell = false) =>
  api.sendRaw(
    'POST /operator/content',
    { body: { kind, key, data, base, valid_from: from, tell } },
    'operator',
  );
const site = (days = 0) => loadSiteContents(api.db, new Date(later(days)));

test('OPER-16 operators-40 nothing was written: all is as the code says', async () => {
  expect(await site()).toEqual({});
  expect(await loadPrices(api.db, begin)).toEqual(DEFAULT_PRICES);
});

test('OPER-16 operators-43 a price counts from its day on; running contracts and orders keep theirs', async () => {
  const services = { ...(await servicesOf()), db: api.db };
  const { usersId } = testUsers.stranger;
  const order = async (day: Date) => {
    const id = await createOrder(
      { ...services, now: () => day },
      usersId,
      'silver+ 12 Monate Mindestlaufzeit',
      '/silverplus',
    );
    const [row] = await api.db.select().from(checkoutOrders).where(eq(checkoutOrders.id, id));
    return row;
  };
  const before = await order(begin);
  const prices = { plan_3: 2_500, plan_6: 1_900, plan_12: 999, job_net: 10_000 };
  const saved = await save({ kind: 'prices', key: 'prices', data: prices, valid_from: later(10) });
  expect(saved).toMatchObject({ status: 200, body: { version: 1, current: false } });
  expect(await loadPrices(api.db, new Date(later(9)))).toEqual(DEFAULT_PRICES);
  expect((await order(new Date(later(11))))?.priceCents).toBe(999);
  const [kept] = await api.db
    .select()
    .from(checkoutOrders)
    .where(eq(checkoutOrders.id, before?.id ?? ''));
  expect(kept?.priceCents).toBe(DEFAULT_PRICES.plan_12);
  const terms = await loadTerms(api.db, new Date(later(11)), 'silverjobs');
  expect(terms.paragraphs.join().replaceAll('\u00a0', ' ')).toContain('9,99 €');
});

test('OPER-16 operators-40 of two editors the second sees what the first has saved', async () => {
  const text = (words: string) => ({ text: `## Überschrift\n\n${words}` });
  const first = await save({ kind: 'legal', key: '/agb', data: text('Eins.') });
  expect(first).toMatchObject({
    status: 200,
    body: { version: 1, author: testUsers.operator.email },
  });
  const second = await save({ kind: 'legal', key: '/agb', data: text('Zwei.') });
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'version.stale', payload: { current: { version: 1, data: text('Eins.') } } },
  });
  expect(await save({ kind: 'legal', key: '/agb', data: text('Zwei.'), base: 1 })).toMatchObject({
    status: 200,
    body: { version: 2 },
  });
  const rows = await api.db.select().from(auditLog).where(eq(auditLog.action, 'content-changed'));
  expect(rows.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['legal /agb, Fassung 1', 'legal /agb, Fassung 2']),
  );
});

test('OPER-16 operators-42 versions of a legal page stay readable; one to come is hidden unless users were told', async () => {
  const legal = { kind: 'legal', key: '/datenschutz' };
  await save({ ...legal, data: { text: 'Alt.' } });
  await save({ ...legal, data: { text: 'Jetzt.' }, base: 1, valid_from: later(2) });
  await save({ ...legal, data: { text: 'Bald.' }, base: 2, valid_from: later(20) }, true);
  const { legal: texts, notices } = await site(3);
  expect(texts?.['/datenschutz']).toMatchObject({
    version: 2,
    blocks: [{ kind: 'paragraph', pieces: [{ text: 'Jetzt.' }] }],
    others: [{ version: 3 }, { version: 1 }],
  });
  expect(notices).toEqual([{ path: '/datenschutz', valid_from: later(20) }]);
  api.clock.now = begin;
  const read = (version: number) =>
    api.sendRaw('GET /legal_version', { query: { path: '/datenschutz', version } }, null);
  expect(await read(1)).toMatchObject({ status: 200, body: { blocks: [{ kind: 'paragraph' }] } });
  expect(await read(3)).toMatchObject({ status: 200 });
  expect(await read(2)).toMatchObject({ status: 404 });
});

test('OPER-16 operators-42 everybody with a confirmed address is mailed once', async () => {
  const { body } = await save({ kind: 'legal', key: '/agb', data: { text: 'Neu.' } }, true);
  const { id } = body as { id: number };
  await api.db.delete(outbox);
  const services = await servicesOf();
  await tellOfContent(services, { id, after: 0 });
  await tellOfContent(services, { id, after: 0 });
  const mails = await api.db.select().from(outbox);
  const addresses = mails.map(({ recipient }) => recipient);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(testUsers.candidate.email);
  expect(addresses).not.toContain(testUsers.operator.email);
  expect(mails[0]?.text).toContain('/agb?fassung=1');
});

test.each([
  ['legal', '/agb', { text: 'Ein <b>fetter</b> Text.' }, /HTML/],
  ['legal', '/agb', { text: '[hier](javascript:alert(1))' }, /Links beginnen/],
  ['legal', '/impressum', { text: 'Text.' }, /gibt es nicht/],
  ['article', 'Großes Ende', { title: 'A', description: 'B', text: 'C' }, /kleinen Buchstaben/],
  ['prices', 'prices', { text: 'keine Preise' }, /Felder/],
])(
  'OPER-16 operators-41 %s %s is refused with a sentence: %j',
  async (kind, key, data, sentence) => {
    expect(await save({ kind, key, data })).toMatchObject({
      status: 400,
      body: { code: 'validation.failed', message: expect.stringMatching(sentence) },
    });
    expect(await site()).toEqual({});
  },
);

test('OPER-16 operators-40 null goes back to what the code says, and back again', async () => {
  const banner = { text: 'Wartung heute um 20 Uhr', until: later(1), audience: 'all' };
  await save({ kind: 'banner', key: 'banner', data: banner });
  expect((await site()).banner).toEqual(banner);
  expect((await site(2)).banner).toBeUndefined();
  await save({ kind: 'banner', key: 'banner', data: null, base: 1 });
  expect(await site()).toEqual({});
});

test('OPER-16 operators-44 in maintenance calls are 503 with Retry-After; operators and machines get in', async () => {
  const until = begin.getTime() + 30 * MINUTE_MS;
  const data = { text: 'Wir bauen um.', until };
  await save({ kind: 'maintenance', key: 'maintenance', data });
  // What is believed for two seconds is read anew.
  api.clock.now = new Date(begin.getTime() + MINUTE_MS);
  const get = (url: string) =>
    api.app.inject({ url, headers: { authorization: `Bearer ${api.tokens.candidate}` } });
  const closed = await get('/api/job_demand?mode=lean');
  expect(closed.statusCode).toBe(503);
  expect(closed.headers['retry-after']).toBe(String(29 * 60));
  expect(closed.json()).toMatchObject({ code: 'unavailable', message: 'Wir bauen um.' });
  for (const url of ['/api/auth/me', '/api/contents', '/api/imprint', '/api/health']) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
  }
  expect(await api.sendRaw('GET /operator/contents', {}, 'operator')).toMatchObject({
    status: 200,
  });
  api.clock.now = new Date(until + 1);
  expect((await get('/api/public_job')).statusCode).toBe(200);
});

test('OPER-16 account-18 templates for all: there from the first day, changed and deleted at once', async () => {
  await seedTemplates(api.db, begin);
  await seedTemplates(api.db, begin);
  const names = async () =>
    (await api.send('GET /outreach_template', {}, 'company')).body.map(({ name }) => name);
  expect(await names()).toContain('Freundliche Absage');
  const data = { name: 'Absage', message: 'Leider nein.', audience: 'client' };
  expect(await save({ kind: 'template', key: '6', data, base: 1 })).toMatchObject({ status: 200 });
  expect(await names()).toContain('Absage');
  await save({ kind: 'template', key: '6', data: null, base: 2 });
  expect(await names()).not.toContain('Absage');
  const [own] = await api.db
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.usersId, testUsers.candidate.usersId));
  const other = await save({ kind: 'template', key: String(own?.id), data });
  expect(other).toMatchObject({ status: 409 });
});

/** What handlers of tasks have. */
async function servicesOf() {
  const { createServices } = await import('../../app.ts');
  return createServices(
    { database: api.db, now: () => api.clock.now, publicUrl: 'https://test.example' },
    () => {},
  );
}
