import { eq, inArray } from '../database/drizzle.ts';
import { courseRegistrations, courses, outbox, users } from '../database/schema.ts';
import {
  COURSE_ID,
  JOIN_URL,
  OLD_COURSE_ID,
  PAST_COURSE_ID,
  PLANNED_COURSE_ID,
} from '../testing/courses.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { type Person, testUsers } from '../testing/test-users.ts';
import { mailsOf, openWork, servicesOf, workOff } from '../testing/work.ts';
import { statusOf } from './course-of.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  // More members.
  await api.db
    .update(users)
    .set({ planType: 'paid' })
    .where(inArray(users.id, [testUsers.stranger.usersId, testUsers.candidate.usersId]));
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(courseRegistrations);
  await api.db.delete(outbox);
});

const member = testUsers.paidCandidate;
const book = (course_id: number, as: Person = 'paidCandidate') =>
  api.send('POST /usercourses', { body: { course_id, course_name: 'Kurs' } }, as);
const own = async (as: Person = 'paidCandidate') =>
  (await api.send('GET /candidate_courses', {}, as)).body;
const mails = () => api.db.select().from(outbox).orderBy(outbox.id);

test('CRS-01 the courses: those with a date by their date, then the planned ones', async () => {
  const { body } = await api.send('GET /courses', {}, 'paidCandidate');
  expect(body.map(({ id, status }) => [id, status])).toEqual([
    [PAST_COURSE_ID, 'past'],
    [COURSE_ID, 'available'],
    [PLANNED_COURSE_ID, 'planned'],
  ]);
  expect(JSON.stringify(body)).not.toContain(JOIN_URL);
});

test('CRS-02 one course, also one that is long over; an unknown one is not found', async () => {
  const course = (id: number) => api.send('GET /courses/{id}', { params: { id } }, 'paidCandidate');
  expect((await course(COURSE_ID)).body).toMatchObject({
    status: 'available',
    start_date: Date.UTC(2026, 11, 1, 9),
    duration_minutes: 90,
  });
  expect((await course(OLD_COURSE_ID)).body).toMatchObject({ status: 'past' });
  expect(await course(999)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a course is on until its end, to the second', async () => {
  const [row] = await api.db.select().from(courses).where(eq(courses.id, COURSE_ID));
  const end = Date.UTC(2026, 11, 1, 10, 30);
  const statuses = [end - 1_000, end].map((moment) => row && statusOf(row, new Date(moment)));
  expect(statuses).toEqual(['available', 'past']);
});

test('CRS-03 booking registers and confirms by mail, with the address of the room', async () => {
  const { status, body } = await book(COURSE_ID);
  expect(status).toBe(200);
  expect(body).toMatchObject({ course_id: COURSE_ID, waiting: false, join_url: JOIN_URL });
  expect(await own()).toEqual([body]);
  const known = await api.send('GET /usercourses/{id}', { params: { id: 1 } }, 'paidCandidate');
  expect(known.body).toEqual([body]);
  expect(await mails()).toMatchObject([
    { recipient: member.email, subject: 'Ihre Anmeldung: Gedächtnis' },
  ]);
});

test('CRS-03 booking twice, also at the same time, books once and writes one mail', async () => {
  const answers = await Promise.all([book(COURSE_ID), book(COURSE_ID), book(COURSE_ID)]);
  answers.push(await book(COURSE_ID));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test('a course that is over cannot be booked, one that does not exist neither', async () => {
  expect(await book(PAST_COURSE_ID)).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('vorbei') },
  });
  expect(await book(999)).toMatchObject({ status: 404 });
  expect(await own()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('a registration can be given up and taken again; another’s is left alone', async () => {
  const { id } = (await book(COURSE_ID)).body;
  const leave = (as: Person) => api.send('DELETE /usercourses/{id}', { params: { id } }, as);
  expect((await leave('stranger')).status).toBe(200);
  expect(await own()).toHaveLength(1);
  expect(await own('stranger')).toEqual([]);
  await leave('paidCandidate');
  expect((await leave('paidCandidate')).status).toBe(200);
  expect(await own()).toEqual([]);
  // TRUST-23: said once, to whom it was.
  expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [member.email, 'Ihre Anmeldung: Gedächtnis'],
    [member.email, 'Abgemeldet: Gedächtnis'],
  ]);
  expect((await book(COURSE_ID)).body).toMatchObject({ course_id: COURSE_ID });
});

test('somebody who books without end is asked to wait', async () => {
  let answer = await book(COURSE_ID, 'candidate');
  for (let round = 0; round < 31 && answer.status === 200; round += 1) {
    const params = { id: answer.body.id };
    await api.send('DELETE /usercourses/{id}', { params }, 'candidate');
    answer = await book(COURSE_ID, 'candidate');
  }
  expect(answer).toMatchObject({ status: 429, body: { code: 'rate.limited' } });
});

describe('the waiting list', () => {
  const work = () =>
    workOff(openWork(servicesOf(api)), ['find-course-mails', 'fill-course', 'remind-of-course']);
  const run = () => mailsOf(api.db, work);
  const setDate = (startDate: Date | null) =>
    api.db.update(courses).set({ startDate }).where(eq(courses.id, PLANNED_COURSE_ID));
  const setPlan = (planType: 'paid' | 'free') =>
    api.db.update(users).set({ planType }).where(eq(users.id, member.usersId));
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  const day = new Date(Date.UTC(2026, 11, 8, 9));
  afterEach(() => setDate(null));

  test('who waits is told once, when the course gets its date, and is registered', async () => {
    expect((await book(PLANNED_COURSE_ID)).body).toMatchObject({ waiting: true, join_url: null });
    expect(await run()).toBe(0);
    await setDate(day);
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect(await subjects()).toEqual([
      'Auf der Warteliste: Selbstständig',
      'Jetzt mit Termin: Selbstständig',
    ]);
    expect(await own()).toMatchObject([{ course_id: PLANNED_COURSE_ID, waiting: false }]);
  });

  test('two processes tell each person once', async () => {
    await book(PLANNED_COURSE_ID);
    await book(PLANNED_COURSE_ID, 'stranger');
    await setDate(day);
    expect(await mailsOf(api.db, () => Promise.all([work(), work()]))).toBe(2);
    expect((await subjects()).filter((subject) => subject.startsWith('Jetzt'))).toHaveLength(2);
  });

  test('who has given up waiting is not told; nobody is told of a course that is over', async () => {
    const { id } = (await book(PLANNED_COURSE_ID)).body;
    await api.send('DELETE /usercourses/{id}', { params: { id } }, 'paidCandidate');
    await book(PLANNED_COURSE_ID, 'stranger');
    await setDate(new Date(api.clock.now.getTime() - 90 * 60_000));
    expect(await run()).toBe(0);
  });

  test('who has no silver+ any more is told when it is back', async () => {
    await book(PLANNED_COURSE_ID);
    await setDate(day);
    await setPlan('free');
    expect(await run()).toBe(0);
    await setPlan('paid');
    expect(await run()).toBe(1);
  });
});

test('access-2 an employer books no course', async () => {
  expect(await book(COURSE_ID, 'company')).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
});

test('API-02 the export names the courses, and deleting the account gives up the places', async () => {
  await book(COURSE_ID);
  await book(PLANNED_COURSE_ID);
  const { body } = await api.send('GET /account/export', {}, 'paidCandidate');
  expect(body.courses).toMatchObject([
    { title: 'Gedächtnis', waiting: false, start_date: Date.UTC(2026, 11, 1, 9) },
    { title: 'Selbstständig', waiting: true, start_date: null },
  ]);
  const params = { id: member.usersId };
  expect((await api.send('DELETE /users/{id}', { params }, 'paidCandidate')).status).toBe(200);
  expect(await api.db.$count(courseRegistrations)).toBe(0);
});
