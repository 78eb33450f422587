import { asc, eq, sql } from 'drizzle-orm';
import {
  candidates,
  hiddenJobs,
  jobAlerts,
  jobDemandPositions,
  jobDemands,
  jobNews,
  jobSearches,
  outbox,
} from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { CANDIDATE_SEARCH_ID, testUsers } from '../testing/test-users.ts';
import { runAlerts } from './alert-worker.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const { candidate, company } = testUsers;
/** What the own search of the tests looks for: position and place. */
const FITS = { positionId: 2, postalCode: '50667' };
const MORNING = new Date('2026-11-21T09:00:00Z');

beforeEach(async () => {
  api.clock.now = MORNING;
  await api.db.delete(jobNews);
  await api.db.delete(jobAlerts);
  await api.db.delete(outbox);
  await api.db.delete(hiddenJobs);
  await api.db.update(candidates).set({ status: 'active_visible' });
  await setAlert(1);
});

const setAlert = (alertConfigId: number) =>
  api.db.update(jobSearches).set({ alertConfigId }).where(eq(jobSearches.id, CANDIDATE_SEARCH_ID));

let posted = 5_000;
async function post(
  { positionId, postalCode, potentialJobId }: typeof FITS & { potentialJobId?: number },
  status: 'active' | 'paused' = 'active',
) {
  posted += 1;
  const id = posted;
  await api.db.transaction(async (db) => {
    await db.insert(jobDemands).values({
      id,
      title: `Stelle ${id}`,
      clientId: company.clientId,
      description: '<p>Text</p>',
      postalCode,
      workLoadId: 1,
      potentialJobId,
      status,
      createdAt: api.clock.now,
    });
    await db.insert(jobDemandPositions).values({ positionId, jobDemandId: id, rank: 0 });
  });
  return id;
}

const parts = () => ({
  db: api.db,
  now: () => api.clock.now,
  publicUrl: 'https://test.example',
  mailAdded: () => {},
});
const run = () => runAlerts(parts());
const mails = () => api.db.select().from(outbox).orderBy(asc(outbox.id));
const at = (moment: string) => {
  api.clock.now = new Date(moment);
};

test('SAVE-06 a new job that a saved search finds is mailed at once, with its facts, in text and HTML', async () => {
  const id = await post(FITS);
  expect(await run()).toBe(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({
    recipient: candidate.email,
    subject: `Eine neue Stelle: Stelle ${id}`,
    unsubscribeUrl: expect.stringMatching(
      /^https:\/\/test\.example\/api\/alert_unsubscribe\/one-click\?token=[\w-]{43}$/,
    ),
  });
  expect(mail?.text).toContain(
    `Stelle ${id}\nWeber Holzbau GmbH\n50667 Köln\nab 5 Stunden\nhttps://test.example/jobs/${id}`,
  );
  expect(mail?.text).toContain('„Alltagsbegleiter/in, 50667 Köln, 10 km“');
  expect(mail?.html).toContain(`href="https://test.example/jobs/${id}"`);
  expect(mail?.html).toContain('Keine E-Mails mehr zu dieser Suche');
  expect(await run()).toBe(0);
});

test.each([
  ['another position', { positionId: 3, postalCode: '50667' }],
  ['another place', { positionId: 2, postalCode: '80331' }],
])('a job with %s is not mailed, as the list would not show it', async (_, job) => {
  await post(job);
  expect(await run()).toBe(0);
  expect(await api.db.$count(jobNews)).toBe(0);
});

test('several jobs come in one mail, the newest first; the eleventh is counted', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    api.clock.now = new Date(MORNING.getTime() + index);
    ids.push(await post(FITS));
  }
  expect(await run()).toBe(1);
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^12 neue Stellen: Alltagsbegleiter/);
  const listed = [...(mail?.text ?? '').matchAll(/\/jobs\/(\d+)/g)].map(([, id]) => Number(id));
  expect(listed).toEqual(ids.reverse().slice(0, 10));
  expect(mail?.text).toContain('2 weitere ansehen');
});

test('daily: what was found until 7 o’clock comes in one mail, the rest the next day', async () => {
  await setAlert(2);
  at('2026-11-20T20:00:00Z');
  await post(FITS);
  expect(await run()).toBe(0);
  at('2026-11-21T05:59:00Z');
  await post(FITS);
  expect(await run()).toBe(0);
  at('2026-11-21T06:00:30Z');
  await post(FITS);
  expect(await run()).toBe(1);
  expect((await mails())[0]?.subject).toMatch(/^2 neue Stellen/);
  at('2026-11-21T22:00:00Z');
  expect(await run()).toBe(0);
  // Nobody ran in the morning: it comes later, not never.
  at('2026-11-22T15:00:00Z');
  expect(await run()).toBe(1);
  expect(await mails()).toHaveLength(2);
});

test('never: nothing is noted, and switching it on later brings nothing old', async () => {
  await setAlert(3);
  await post(FITS);
  expect(await run()).toBe(0);
  await setAlert(1);
  expect(await run()).toBe(0);
});

test('what waits for the daily mail is dropped when mails are switched off', async () => {
  await setAlert(2);
  await post(FITS);
  await run();
  expect(await api.db.$count(jobAlerts)).toBe(1);
  const off = {
    params: { id: CANDIDATE_SEARCH_ID },
    body: { alert_label: 'x', alert_config_id: 3 },
  };
  await api.send('PATCH /job_search/{id}/alert', off, 'candidate');
  expect(await api.db.$count(jobAlerts)).toBe(0);
});

test('a job that two searches find is told once; the automatic search finds by the profile', async () => {
  await api.send('GET /job_search', {}, 'candidate');
  const auto = eq(jobSearches.type, 'auto');
  const body = { candidate_id: candidate.candidateId, users_id: candidate.usersId };
  const other = { ...body, search_what_id: 1, search_location_id: null };
  const saved = await api.send('POST /job_search', { body: other }, 'candidate');
  await post({ positionId: 1, postalCode: '50667' });
  expect(await run()).toBe(1);
  await api.send('DELETE /job_search/{id}', { params: { id: saved.body.id } }, 'candidate');
  const far = await post({ positionId: 1, postalCode: '80331' });
  await post({ positionId: 1, postalCode: '50667' });
  expect(await run()).toBe(1);
  const [, mail] = await mails();
  expect(mail?.text).toContain('„Stellen, die zu Ihrem Profil passen“');
  expect(mail?.text).not.toContain(`/jobs/${far}`);
  await api.db.delete(jobSearches).where(auto);
});

test('ACT-02 the automatic search also finds what the candidate can imagine, near home only', async () => {
  await api.send('GET /job_search', {}, 'candidate');
  const imagined = { positionId: 3, potentialJobId: 1 };
  await post({ ...imagined, postalCode: '80331' });
  await post({ ...imagined, potentialJobId: 2, postalCode: '50667' });
  expect(await run()).toBe(0);
  const id = await post({ ...imagined, postalCode: '50667' });
  expect(await run()).toBe(1);
  expect((await mails())[0]?.text).toContain(`/jobs/${id}`);
  const { candidateId } = candidate;
  const body = {
    id: candidateId,
    additional: { potential_job_1: 'false' as const },
    ops: { mode: 'potential_jobs_update' as const },
  };
  await api.send('PUT /candidate/{id}', { params: { id: candidateId }, body }, 'candidate');
  await post({ ...imagined, postalCode: '50667' });
  expect(await run()).toBe(0);
  await api.db.delete(jobSearches).where(eq(jobSearches.type, 'auto'));
});

test('nobody is told of a job that is hidden or paused meanwhile, or while the search for work rests', async () => {
  const hidden = await post(FITS);
  await api.db
    .insert(hiddenJobs)
    .values({ candidateId: candidate.candidateId, jobDemandId: hidden });
  await run();
  const draft = await post(FITS, 'paused');
  await run();
  expect(await mails()).toEqual([]);
  // Opened later it is news.
  await api.db.update(jobDemands).set({ status: 'active' }).where(eq(jobDemands.id, draft));
  expect(await run()).toBe(1);
  expect(await mails()).toHaveLength(1);
  await api.db.update(candidates).set({ status: 'inactive' });
  await post(FITS);
  await run();
  expect(await mails()).toHaveLength(1);
});

test('a job that is closed and opened again is not told twice', async () => {
  const id = await post(FITS);
  await run();
  const job = eq(jobDemands.id, id);
  await api.db.update(jobDemands).set({ status: 'paused' }).where(job);
  await api.db.update(jobDemands).set({ status: 'active' }).where(job);
  expect(await api.db.$count(jobNews)).toBe(1);
  expect(await run()).toBe(0);
  expect(await mails()).toHaveLength(1);
});

/** The process dies at this statement: the database takes back what it had not confirmed. */
async function dieAt(statement: string, work: () => Promise<unknown>) {
  await api.db.execute(sql`create function die() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`);
  await api.db.execute(sql.raw(`create trigger die ${statement} execute function die()`));
  await expect(work()).rejects.toThrow();
  await api.db.execute(sql`drop function die cascade`);
}

test.each([
  ['between taking the job and noting the search', 'before insert on job_alerts'],
  ['after noting, before the job leaves the queue', 'before delete on job_news'],
  ['between claim and mail', 'before insert on outbox'],
  ['between mail and mark', 'before update on job_alerts'],
])('a worker that dies %s loses nothing and doubles nothing', async (_, statement) => {
  await post(FITS);
  await dieAt(statement, run);
  expect(await mails()).toEqual([]);
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(await mails()).toHaveLength(1);
});

test('even a lost mark does not double the mail: its key is taken', async () => {
  await post(FITS);
  await run();
  await api.db.update(jobAlerts).set({ mailedAt: null });
  await run();
  expect(await mails()).toHaveLength(1);
});

test('several workers at once write every mail once', async () => {
  for (let index = 0; index < 3; index += 1) await post(FITS);
  const written = await Promise.all([run(), run(), run(), run()]);
  expect(written.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(1);
  const ids = (await mails()).flatMap(({ text }) => [...text.matchAll(/\/jobs\/(\d+)/g)]);
  expect(ids).toHaveLength(3);
});

async function oneClick() {
  await post(FITS);
  await run();
  const [mail] = await mails();
  return new URL(mail?.unsubscribeUrl ?? '');
}

test('RFC 8058 one POST of a mailbox ends the mails of the search, without a session; again too', async () => {
  const { pathname, search } = await oneClick();
  const click = (url: string) =>
    api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await click(pathname + search)).statusCode).toBe(200);
  expect((await click(pathname + search)).statusCode).toBe(200);
  const [row] = await api.db
    .select()
    .from(jobSearches)
    .where(eq(jobSearches.id, CANDIDATE_SEARCH_ID));
  expect(row?.alertConfigId).toBe(3);
  await post(FITS);
  expect(await run()).toBe(0);
  expect((await click(`${pathname}?token=${'x'.repeat(43)}`)).statusCode).toBe(400);
  expect((await click(pathname)).statusCode).toBe(400);
});

test('opening the address changes nothing and leads to the page that asks; its button works with the token', async () => {
  const { pathname, search, searchParams } = await oneClick();
  const opened = await api.app.inject({ url: pathname + search });
  expect([opened.statusCode, opened.headers.location]).toEqual([
    303,
    `https://test.example/suche-abbestellen${search}`,
  ]);
  const stored = () =>
    api.db.select().from(jobSearches).where(eq(jobSearches.id, CANDIDATE_SEARCH_ID));
  expect((await stored())[0]?.alertConfigId).toBe(1);
  const token = searchParams.get('token') ?? '';
  expect(await api.send('POST /alert_unsubscribe', { body: { token } }, null)).toMatchObject({
    status: 200,
  });
  expect((await stored())[0]?.alertConfigId).toBe(3);
  const { rows } = (await api.db.execute(sql`select token_hash from alert_tokens`)) as {
    rows?: unknown[];
  } & object;
  expect(JSON.stringify(rows)).not.toContain(token);
});
