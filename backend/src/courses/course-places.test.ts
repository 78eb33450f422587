import { eq, gte, inArray } from '../database/drizzle.ts';
import { candidates, courseRegistrations, courses, outbox, users } from '../database/schema.ts';
import { COURSE_ID, PLANNED_COURSE_ID } from '../testing/courses.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { insertSession, type Person, testUsers } from '../testing/test-users.ts';
import { mailsOf, openWork, servicesOf, workOff } from '../testing/work.ts';

let api: TestApp;
let now: Date;
beforeAll(async () => {
  api = await openTestApp();
  now = api.clock.now;
  // More members.
  await api.db
    .update(users)
    .set({ planType: 'paid' })
    .where(inArray(users.id, [testUsers.stranger.usersId, testUsers.candidate.usersId]));
});
afterAll(() => api.close());

const START = new Date(Date.UTC(2026, 11, 1, 9));

beforeEach(async () => {
  api.clock.now = now;
  await api.db.delete(courseRegistrations);
  await api.db.delete(outbox);
  await api.db
    .update(courses)
    .set({ capacity: 1, startDate: START })
    .where(eq(courses.id, COURSE_ID));
  await api.db
    .update(courses)
    .set({ capacity: 1, startDate: null })
    .where(eq(courses.id, PLANNED_COURSE_ID));
});

type Who = Person | { token: string };
const book = (as: Who, course_id = COURSE_ID) =>
  api.send('POST /usercourses', { body: { course_id, course_name: 'Kurs' } }, as);
const placesLeft = async () =>
  (await api.send('GET /courses/{id}', { params: { id: COURSE_ID } }, 'paidCandidate')).body
    .places_left;
const leave = async (as: Person) => {
  const [own] = (await api.send('GET /candidate_courses', {}, as)).body;
  await api.send('DELETE /usercourses/{id}', { params: { id: own?.id ?? 0 } }, as);
};
const work = () =>
  workOff(openWork(servicesOf(api)), ['find-course-mails', 'fill-course', 'remind-of-course']);
const run = () => mailsOf(api.db, work);
const mailsTo = async (person: Person) => {
  const { email } = testUsers[person];
  const rows = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(outbox.id);
  return rows.map(({ subject }) => subject.replace(/: .*/, ''));
};
const waiting = async (as: Person) =>
  (await api.send('GET /candidate_courses', {}, as)).body.map((row) => row.waiting);

test('TRUST-02 of 50 who book the last place at the same time one gets it, 49 wait in one order', async () => {
  const people = Array.from({ length: 50 }, (_, index) => ({
    id: 5_000 + index,
    email: `teilnehmer-${index}@test.example`,
    role: 'candidate' as const,
    planType: 'paid' as const,
  }));
  await api.db.insert(users).values(people);
  await api.db.insert(candidates).values(people.map(({ id }) => ({ id, usersId: id })));
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const tokens = await Promise.all(people.map(({ id }) => insertSession(api.db, id, expiresAt)));
  const answers = await Promise.all(tokens.map((token) => book({ token })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const winners = answers.filter(({ body }) => !body.waiting);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ body }) => body.join_url !== null)).toEqual(winners);
  expect(await api.db.$count(courseRegistrations)).toBe(50);
  // Nobody is moved up while the place is taken, however many processes look.
  expect(await mailsOf(api.db, () => Promise.all([work(), work(), work()]))).toBe(0);
  await api.db.update(courses).set({ capacity: 4 }).where(eq(courses.id, COURSE_ID));
  expect(await mailsOf(api.db, () => Promise.all([work(), work(), work()]))).toBe(3);
  const rows = await api.db.select().from(courseRegistrations).orderBy(courseRegistrations.id);
  const places = rows.map((row) => row.waiting);
  expect(places.filter((isWaiting) => !isWaiting)).toHaveLength(4);
  expect(places.indexOf(true)).toBe(4);
  await api.db.delete(users).where(gte(users.id, 5_000));
});

test('TRUST-02 a freed place goes to who has waited longest, told by mail, and to nobody who comes later', async () => {
  expect(await placesLeft()).toBe(1);
  await book('stranger');
  expect(await placesLeft()).toBe(0);
  expect((await book('paidCandidate')).body).toMatchObject({ waiting: true, join_url: null });
  await leave('stranger');
  // The place is free for a moment; who comes now does not overtake.
  expect(await placesLeft()).toBe(0);
  expect((await book('candidate')).body).toMatchObject({ waiting: true });
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(await waiting('paidCandidate')).toEqual([false]);
  expect(await waiting('candidate')).toEqual([true]);
  expect(await mailsTo('paidCandidate')).toEqual(['Auf der Warteliste', 'Sie haben einen Platz']);
});

test('TRUST-02 who may not open courses any more keeps nobody from a place', async () => {
  await book('stranger');
  await book('paidCandidate');
  await leave('stranger');
  const setPlan = (planType: 'paid' | 'free') =>
    api.db.update(users).set({ planType }).where(eq(users.email, testUsers.paidCandidate.email));
  await setPlan('free');
  expect(await run()).toBe(0);
  expect((await book('candidate')).body).toMatchObject({ waiting: false });
  await setPlan('paid');
  expect(await run()).toBe(0);
  await leave('candidate');
  expect(await run()).toBe(1);
});

test('TRUST-02 a planned course that gets its date gives as many places as it has', async () => {
  await book('paidCandidate', PLANNED_COURSE_ID);
  await book('stranger', PLANNED_COURSE_ID);
  await api.db.update(courses).set({ startDate: START }).where(eq(courses.id, PLANNED_COURSE_ID));
  expect(await run()).toBe(1);
  expect(await waiting('paidCandidate')).toEqual([false]);
  expect(await waiting('stranger')).toEqual([true]);
  expect(await mailsTo('paidCandidate')).toEqual(['Auf der Warteliste', 'Jetzt mit Termin']);
});

test('courses-15 one reminder a day before, another where the date was moved, none for who waits', async () => {
  await book('paidCandidate');
  await book('stranger');
  api.clock.now = new Date(START.getTime() - 24 * 3_600_000 - 1);
  expect(await run()).toBe(0);
  api.clock.now = new Date(START.getTime() - 24 * 3_600_000);
  expect(await mailsOf(api.db, () => Promise.all([work(), work()]))).toBe(1);
  expect(await run()).toBe(0);
  expect(await mailsTo('paidCandidate')).toEqual(['Ihre Anmeldung', 'Erinnerung']);
  expect(await mailsTo('stranger')).toEqual(['Auf der Warteliste']);
  await api.db
    .update(courses)
    .set({ startDate: new Date(START.getTime() + 3_600_000) })
    .where(eq(courses.id, COURSE_ID));
  api.clock.now = new Date(START.getTime() - 3_600_000);
  expect(await run()).toBe(1);
  api.clock.now = new Date(START.getTime() + 3_600_000);
  expect(await run()).toBe(0);
});

test('courses-15 who books or moves up on the last day is not reminded', async () => {
  const soon = new Date(now.getTime() + 3_600_000);
  await api.db.update(courses).set({ startDate: soon }).where(eq(courses.id, COURSE_ID));
  await book('stranger');
  await book('paidCandidate');
  expect(await run()).toBe(0);
  await leave('stranger');
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(await mailsTo('paidCandidate')).toEqual(['Auf der Warteliste', 'Sie haben einen Platz']);
});
