import { DRAFT_NOTICE_DAYS } from '@silverjobs/contract';
import { and, eq, like } from '../database/drizzle.ts';
import {
  cvs,
  helperDrafts,
  helpers,
  jobDrafts,
  letters,
  outbox,
  users,
} from '../database/schema.ts';
import { sampleCv } from '../testing/cv.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { insertSession, testUsers } from '../testing/test-users.ts';
import { servicesOf } from '../testing/work.ts';
import { tidyDrafts } from './tidy-drafts.ts';

const candidate = testUsers.paidCandidate.usersId;
const employer = testUsers.company;
const DAY_MS = 86_400_000;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [cvs, letters, jobDrafts, helpers, outbox]) await api.db.delete(table);
  await api.db.update(users).set({ lastSeenAt: api.clock.now });
});

const later = (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * DAY_MS);
};
const tidy = () => tidyDrafts(servicesOf(api));
const mails = (usersId: number) =>
  api.db
    .select({ subject: outbox.subject, text: outbox.text })
    .from(outbox)
    .where(and(eq(outbox.usersId, usersId), like(outbox.subject, '%Entwürfe behalten%')));

const begun = { version: 1, draft: sampleCv };
const beginCv = () =>
  api.db.insert(cvs).values({ ...begun, usersId: candidate, updatedAt: api.clock.now });
const beginJob = (key: string) =>
  api.db.insert(jobDrafts).values({
    clientId: employer.clientId,
    key,
    version: 1,
    draft: { fields: { title: 'Empfang' } } as never,
    updatedAt: api.clock.now,
  });
const cvExists = async () => (await api.db.$count(cvs)) === 1;

test('REACH-09 operation-47 who was not here for a year is told once of CV, letter and helper text, then they go', async () => {
  await beginCv();
  await api.db.insert(letters).values({
    usersId: candidate,
    version: 1,
    draft: {} as never,
    updatedAt: api.clock.now,
  });
  const [helper] = await api.db
    .insert(helpers)
    .values({
      usersId: candidate,
      name: 'Anna',
      email: 'anna@example.org',
      permissions: ['write'],
      createdAt: api.clock.now,
    })
    .returning({ id: helpers.id });
  await api.db.insert(helperDrafts).values({
    helperId: helper?.id ?? 0,
    message: 'Guten Tag',
    updatedAt: api.clock.now,
  });
  later(330);
  await tidy();
  expect(await mails(candidate)).toEqual([]);
  later(10);
  await tidy();
  await tidy();
  const told = await mails(candidate);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(
    'Ihr Lebenslauf, Ihr Anschreiben und ein Text, den Ihre Vertrauensperson für Sie geschrieben hat',
  );
  later(DRAFT_NOTICE_DAYS - 1);
  await tidy();
  expect(await cvExists()).toBe(true);
  later(2);
  await tidy();
  for (const table of [cvs, letters, helperDrafts]) expect(await api.db.$count(table)).toBe(0);
  expect(await mails(candidate)).toHaveLength(1);
});

test('operation-47 signing in keeps what is begun, and a year later it is told anew', async () => {
  await beginCv();
  later(340);
  await tidy();
  await api.db.update(users).set({ lastSeenAt: api.clock.now }).where(eq(users.id, candidate));
  later(60);
  await tidy();
  expect(await cvExists()).toBe(true);
  later(300);
  await tidy();
  expect(await mails(candidate)).toHaveLength(2);
});

test('operation-47 a CV stays as long as its owner comes, however old it is', async () => {
  await beginCv();
  later(900);
  await api.db.update(users).set({ lastSeenAt: api.clock.now });
  await tidy();
  later(40);
  await tidy();
  expect(await cvExists()).toBe(true);
  expect(await mails(candidate)).toEqual([]);
});

test('REACH-09 operation-47 begun advertisements go a year after their last change, though their owner comes daily', async () => {
  await beginJob('one');
  await beginJob('two');
  later(340);
  await api.db.update(users).set({ lastSeenAt: api.clock.now });
  await tidy();
  const told = await mails(employer.usersId);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('2 Entwürfe von Anzeigen');
  await api.db
    .update(jobDrafts)
    .set({ updatedAt: new Date(api.clock.now.getTime() + DAY_MS) })
    .where(eq(jobDrafts.key, 'two'));
  later(DRAFT_NOTICE_DAYS + 1);
  await tidy();
  const rest = await api.db.select({ key: jobDrafts.key }).from(jobDrafts);
  expect(rest).toEqual([{ key: 'two' }]);
});

test('operation-47 saving through the page counts as a change', async () => {
  await beginCv();
  later(340);
  await tidy();
  later(5);
  const token = await insertSession(
    api.db,
    candidate,
    new Date(api.clock.now.getTime() + 3_600_000),
  );
  const body = { version: 1, draft: sampleCv, keep_previous: false };
  expect((await api.send('PUT /cv', { body }, { token })).status).toBe(200);
  later(DRAFT_NOTICE_DAYS);
  await tidy();
  expect(await cvExists()).toBe(true);
});
