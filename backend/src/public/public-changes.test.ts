import { deleteUserRows } from '../account/delete-user.ts';
import { eq } from '../database/drizzle.ts';
import { clients, jobDemands, notes, tasks } from '../database/schema.ts';
import { TASKS } from '../queue/task-kinds.ts';
import { JOB_ID } from '../testing/jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { servicesOf } from '../testing/work.ts';
import { announcementHandlers } from './announce-changes.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const changes = async (seit: number) =>
  (await api.send('GET /public_changes', { query: { seit } }, null)).body;
const rename = (title: string) =>
  api.db.update(jobDemands).set({ title }).where(eq(jobDemands.id, JOB_ID));

test('PUB-09 a change of a job is told at once, what nobody reads of it is none', async () => {
  // The database notes the moment; it knows no other clock.
  api.clock.now = new Date();
  const before = Date.now() - 1;
  await api.db.update(jobDemands).set({ endToldAt: new Date() }).where(eq(jobDemands.id, JOB_ID));
  expect((await changes(before)).ids).toEqual([]);
  await rename('Neuer Titel');
  const { ids, until } = await changes(before);
  expect(ids).toEqual([JOB_ID]);
  expect(until).toBeLessThanOrEqual(Date.now());
  expect((await changes(Date.now() + 1_000)).ids).toEqual([]);
});

test('PUB-09 public answers are the same for all and kept for five seconds at most', async () => {
  const url = `/api/public_job/${JOB_ID}`;
  const asGuest = await api.app.inject({ url });
  const authorization = `Bearer ${api.tokens.candidate}`;
  const asCandidate = await api.app.inject({ url, headers: { authorization } });
  expect(asGuest.headers['cache-control']).toBe('public, max-age=5');
  expect(asCandidate.payload).toBe(asGuest.payload);
  const missing = await api.app.inject({ url: '/api/public_job/999999' });
  expect(missing.headers['cache-control']).toBe('no-store');
});

test('PUB-09 copies are thrown away and search engines told, each change once, the first time nothing', async () => {
  const sent: [string, { files?: string[]; urlList?: string[] }][] = [];
  const services = {
    ...servicesOf(api),
    announcement: { indexNowKey: 'abcdefgh', purgeUrl: 'https://cdn.example/purge' },
  };
  const handlers = announcementHandlers(services, async (url, body) => {
    sent.push([url, body]);
  });
  const { run, everyMs } = handlers['find-public-changes'];
  expect(everyMs).toBeLessThan(5_000);
  api.clock.now = new Date();
  await api.db.delete(notes).where(eq(notes.name, 'public-changes'));
  await run({}, () => false);
  expect(sent).toEqual([]);
  api.clock.now = new Date(Date.now() + 10);
  await rename('Noch ein Titel');
  await run({}, () => false);
  const page = `https://test.example/stelle/${JOB_ID}/noch-ein-titel`;
  expect(sent.map(([url]) => url)).toEqual([
    'https://cdn.example/purge',
    'https://api.indexnow.org/indexnow',
  ]);
  expect(sent[0]?.[1].files).toContain(page);
  expect(sent[1]?.[1].urlList).toContain(page);
});

test('PUB-09 ACCT-09 public-10 the open advertisements of an employer that goes are told as gone', async () => {
  const sent: [string, { files?: string[]; urlList?: string[] }][] = [];
  const announcement = { indexNowKey: 'abcdefgh', purgeUrl: 'https://cdn.example/purge' };
  const services = { ...servicesOf(api), announcement };
  const [open] = await api.db
    .select()
    .from(clients)
    .innerJoin(jobDemands, eq(jobDemands.clientId, clients.id))
    .where(eq(jobDemands.id, JOB_ID));
  const usersId = open?.clients.usersId ?? 0;
  await api.db.transaction((db) => deleteUserRows({ ...services, db }, usersId));
  const [task] = await api.db.select().from(tasks).where(eq(tasks.kind, 'announce-gone'));
  const handlers = announcementHandlers(services, async (url, body) => {
    sent.push([url, body]);
  });
  await handlers['announce-gone'].run(TASKS['announce-gone'].parse(task?.payload), () => false);
  const address = new RegExp(`^https://test\\.example/stelle/${JOB_ID}/`);
  expect(sent.map(([, { files, urlList }]) => files ?? urlList)).toEqual([
    expect.arrayContaining([expect.stringMatching(address)]),
    expect.arrayContaining([expect.stringMatching(address)]),
  ]);
});
