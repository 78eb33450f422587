import { FIGURES } from '@silverjobs/contract';
import { eq, sql } from '../../database/drizzle.ts';
import {
  communications,
  dailyFigures,
  emptySearches,
  jobDemands,
  messages,
  surveyAnswers,
  users,
} from '../../database/schema.ts';
import { countActive } from '../../figures/count-active.ts';
import { addToFigures } from '../../figures/daily-figures.ts';
import {
  countableWords,
  deleteOldEmptySearches,
  noteEmptySearch,
} from '../../figures/empty-searches.ts';
import { JOB_ID } from '../../testing/jobs.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';
import { writeFigures } from './figure-file.ts';
import { loadFigures } from './load-figures.ts';

let api: TestApp;
let clock = new Date();
beforeAll(async () => {
  api = await openTestApp();
  // Whatever day it is, nobody of the tests is new.
  await api.db.update(users).set({ createdAt: new Date('2020-01-01T12:00:00Z') });
});
afterAll(() => api.close());

const figures = (by: 'week' | 'month') => loadFigures(api.db, clock, by);
const periodOf = async (by: 'week' | 'month', start: string) =>
  (await figures(by)).periods.find((period) => period.start === start)?.values;
const berlin = (text: string) => new Date(text);
const warn = () => {};

test('OPER-15 operators-38 weeks begin on Monday and months on the first, by the clock in Germany', async () => {
  clock = berlin('2026-11-25T12:00:00Z');
  const { periods } = await figures('week');
  expect(periods).toHaveLength(13);
  expect(periods.at(-1)?.start).toBe('2026-11-23');
  expect(Object.keys(periods[0]?.values ?? {}).sort()).toEqual([...FIGURES].sort());
  expect((await figures('month')).periods.at(-1)?.start).toBe('2026-11-01');
});

test('OPER-15 operators-38 half past eleven on a Sunday evening belongs to the week before, in winter and summer', async () => {
  clock = berlin('2026-11-25T12:00:00Z');
  const user = { role: 'candidate', mailboxProvenAt: clock } as const;
  await api.db.insert(users).values([
    { ...user, email: 'a@test.example', createdAt: berlin('2026-11-22T22:59:00Z') },
    { ...user, email: 'b@test.example', createdAt: berlin('2026-11-22T23:01:00Z') },
    // In summer clocks are two hours ahead.
    { ...user, email: 'c@test.example', createdAt: berlin('2026-09-06T21:59:00Z') },
    {
      email: 'd@test.example',
      role: 'client',
      createdAt: berlin('2026-09-06T22:01:00Z'),
    },
  ]);
  expect(await periodOf('week', '2026-11-16')).toMatchObject({ registered_candidates: 1 });
  expect(await periodOf('week', '2026-11-23')).toMatchObject({
    registered_candidates: 1,
    confirmed: 1,
  });
  expect(await periodOf('week', '2026-08-31')).toMatchObject({ registered_candidates: 1 });
  expect(await periodOf('week', '2026-09-07')).toMatchObject({
    registered_candidates: 0,
    registered_clients: 1,
    confirmed: 0,
  });
});

test('OPER-15 operators-38 an application counts as answered when the other side wrote within a week', async () => {
  clock = berlin('2026-11-25T12:00:00Z');
  await api.db.delete(communications);
  const { usersId, candidateId } = testUsers.candidate;
  const { usersId: employer, clientId } = testUsers.company;
  const add = async (jobDemandId: number | null, answeredAfterDays: number | null) => {
    const createdAt = berlin('2026-11-03T09:00:00Z');
    const [row] = await api.db
      .insert(communications)
      .values({
        type: 'application',
        contactData: 'anonymous',
        ...{ sendingUsersId: usersId, clientId, candidateId, jobDemandId, createdAt },
      })
      .returning({ id: communications.id });
    if (!row || answeredAfterDays === null) return;
    await api.db.insert(messages).values({
      conversationId: row.id,
      type: 'application',
      message: 'Ja.',
      contactData: 'anonymous',
      sendingUsersId: employer,
      createdAt: new Date(createdAt.getTime() + answeredAfterDays * 86_400_000),
    });
  };
  await add(JOB_ID, 6);
  await add(null, 8);
  await add(null, null);
  expect(await periodOf('month', '2026-11-01')).toMatchObject({ applications: 3, answered: 1 });
});

test('OPER-15 operators-38 the score of recommendations is promoters less detractors; none without answers', async () => {
  clock = berlin('2026-11-25T12:00:00Z');
  const { usersId } = testUsers.candidate;
  const nps = (value: number) => ({ kind: 'nps', value, usersId, createdAt: clock }) as const;
  await api.db.delete(surveyAnswers);
  await api.db
    .insert(surveyAnswers)
    .values([nps(10), nps(9), nps(8), nps(0), { ...nps(3), kind: 'deactivate' }]);
  expect(await periodOf('week', '2026-11-23')).toMatchObject({ nps_answers: 4, nps_score: 25 });
  expect(await periodOf('week', '2026-11-16')).toMatchObject({ nps_answers: 0, nps_score: null });
  expect((await figures('week')).surveys).toEqual([{ kind: 'deactivate', value: 3, answers: 1 }]);
});

test('OPER-15 operators-38 who signs in counts once a week and once a month', async () => {
  const { usersId } = testUsers.candidate;
  await api.db.delete(dailyFigures);
  for (const day of ['2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01']) {
    await countActive(api.db, berlin(`${day}T09:00:00Z`), usersId);
  }
  clock = berlin('2026-12-01T12:00:00Z');
  expect(await periodOf('week', '2026-11-23')).toMatchObject({ active: 1 });
  expect(await periodOf('week', '2026-11-30')).toMatchObject({ active: 1 });
  expect(await periodOf('month', '2026-11-01')).toMatchObject({ active: 1 });
  expect(await periodOf('month', '2026-12-01')).toMatchObject({ active: 1 });
  const [user] = await api.db.select().from(users).where(eq(users.id, usersId));
  expect(user?.activeOn).toBe('2026-12-01');
});

test('OPER-15 what is counted by day is added up', async () => {
  clock = berlin('2026-11-25T12:00:00Z');
  await api.db.delete(dailyFigures);
  await addToFigures(api.db, berlin('2026-11-23T09:00:00Z'), { answers: 5, failures: 1 });
  await addToFigures(api.db, berlin('2026-11-23T10:00:00Z'), { answers: 2 });
  await addToFigures(api.db, berlin('2026-11-24T10:00:00Z'), { answers: 1 });
  expect(await periodOf('week', '2026-11-23')).toMatchObject({ answers: 8, failures: 1 });
});

test.each([
  ['Drohnenpilot', 'drohnenpilot'],
  ['  Pflege  am   Bett ', 'pflege am bett'],
  ['0171 2345678', null],
  ['renate@test.example', null],
  ['Hauptstraße 5', null],
  ['', null],
  ['ich suche etwas ganz bestimmtes in der nähe von zu hause', null],
])('OPER-15 operators-39 %j is counted as %j', (typed, words) => {
  expect(countableWords(typed)).toBe(words);
});

test('OPER-15 operators-39 words are shown once three visitors have said them; nobody is stored', async () => {
  const { db } = api;
  clock = berlin('2026-11-25T12:00:00Z');
  await db.delete(emptySearches);
  const now = () => clock;
  const search = (words: string, visitor: string) =>
    noteEmptySearch({ db, now, warn }, { place: 'public', words, visitor });
  for (const visitor of ['1', '2', '2', '3']) await search('Drohnenpilot', visitor);
  for (const visitor of ['1', '1', '2']) await search('Hofnarr', visitor);
  expect((await figures('week')).empty_searches).toEqual([
    { words: 'drohnenpilot', place: 'public', visitors: 3 },
  ]);
  // Too few have said it: after some weeks it is gone.
  await deleteOldEmptySearches(db, berlin('2027-01-20T12:00:00Z'));
  const left = await db.selectDistinct({ words: emptySearches.words }).from(emptySearches);
  expect(left).toEqual([{ words: 'drohnenpilot' }]);
});

test('OPER-15 operators-39 pool, public search and picker note what they did not find', async () => {
  await api.db.delete(emptySearches);
  await api.sendRaw('POST /empty_search', { body: { words: 'Drohnenpilot' } }, 'candidate');
  await api.sendRaw('GET /public_job', { query: { was: 'Schlossgespenst' } }, null);
  await api.sendRaw(
    'GET /search_location',
    { query: { mode: 'autocomplete', search: 'Xyzburgstadtdorf' } },
    'candidate',
  );
  const rows = await api.db.select().from(emptySearches);
  expect(rows.map(({ place, words }) => `${place} ${words}`).sort()).toEqual([
    'location xyzburgstadtdorf',
    'position drohnenpilot',
    'public schlossgespenst',
  ]);
});

test('OPER-15 the table is CSV with German decimals', async () => {
  clock = berlin('2026-11-25T12:00:00Z');
  const { file_name: name, content } = writeFigures(await figures('week'), 'week');
  expect(name).toBe('zahlen-week-2026-11-23.csv');
  const text = Buffer.from(content, 'base64').toString('utf8');
  expect(text).toContain('Woche ab;2026-08-31;');
  expect(text).toMatch(/In Rechnung gestellt \(Euro, Stornos abgezogen\);0,00;/);
});

test('OPER-15 every figure of a time is found by an index', async () => {
  await api.db.execute(sql`set enable_seqscan = off`);
  for (const [table, index] of [
    ['users', 'users_created_at'],
    ['job_demands', 'job_demands_created_at'],
    ['survey_answers', 'survey_answers_created_at'],
    ['invoices', 'invoices_created_at'],
    ['contract_declarations', 'contract_declarations_created_at'],
  ] as const) {
    const plan = await api.db.execute(
      sql.raw(
        `explain select count(*) from ${table} where created_at >= now() - interval '90 days'`,
      ),
    );
    expect(JSON.stringify(plan)).toContain(index);
  }
  const plan = await api.db.execute(
    sql`explain select count(*) from communications c
      where c.type = 'application' and c.created_at >= now() - interval '90 days'`,
  );
  expect(JSON.stringify(plan)).toContain('communications_applied_at');
  expect(await api.db.$count(jobDemands)).toBeGreaterThan(0);
});

test('OPER-15 a document server tells what it has made; nobody behind a proxy can', async () => {
  const { db } = api;
  await db.delete(dailyFigures);
  const post = (headers: Record<string, string>, body: object) =>
    api.app.inject({ method: 'POST', url: '/internal/documents', headers, payload: body });
  const counts = { documents: 10, first_views: 9 };
  expect((await post({}, counts)).statusCode).toBe(204);
  expect((await post({ 'x-forwarded-for': '10.0.0.1' }, counts)).statusCode).toBe(404);
  expect((await post({}, { documents: -1 })).statusCode).toBe(404);
  const rows = await db.select().from(dailyFigures);
  expect(rows.filter(({ name }) => name === 'documents')).toMatchObject([{ count: 10 }]);
});
