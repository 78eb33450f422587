import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatorCourseInput } from '@silverjobs/contract';
import { COURSE_PICTURES } from '@silverjobs/contract/operator';
import { eq } from '../../database/drizzle.ts';
import { courseRegistrations, courses, outbox } from '../../database/schema.ts';
import { COURSE_ID, PLANNED_COURSE_ID } from '../../testing/courses.ts';
import { operatorSamples } from '../../testing/samples/operators.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
  const { usersId } = testUsers.paidCandidate;
  await api.db.insert(courseRegistrations).values([
    { courseId: COURSE_ID, usersId, waiting: false },
    { courseId: PLANNED_COURSE_ID, usersId, waiting: true },
  ]);
});
afterEach(() => api.close());

const body: OperatorCourseInput = operatorSamples['POST /operator/course'].body;
const change = (id: number, part: Partial<typeof body>) =>
  api.sendRaw(
    'PUT /operator/course/{id}',
    { params: { id }, body: { ...body, ...part } },
    'operator',
  );
const cancel = (id: number) =>
  api.sendRaw(
    'POST /operator/course/{id}/cancel',
    { params: { id }, body: { reason: 'Die Lehrkraft ist krank.' } },
    'operator',
  );
const mails = async () => (await api.db.select().from(outbox)).map(({ subject }) => subject);
const offered = async () =>
  (await api.send('GET /courses', {}, 'paidCandidate')).body.map(({ id }) => id);

test('OPER-08 operators-20 a new course is offered, its text as it was typed, with its picture', async () => {
  const { body: course } = await api.send('POST /operator/course', { body }, 'operator');
  const { details, picture, subtitle } = body;
  expect(course).toMatchObject({ details, picture, subtitle });
  expect(await offered()).toContain(course.id);
  const [stored] = await api.db.select().from(courses).where(eq(courses.id, course.id));
  expect(stored?.courseDetails).toBe(
    '<p>Erster <strong>Absatz</strong>.</p>\n<ul><li>ein &lt;b&gt;Punkt&lt;/b&gt;</li></ul>',
  );
  expect(stored?.courseImage).toBe('/courses/safety.svg');
  const foreign = { ...body, picture: 'https://fremd.example/bild.svg' } as unknown as typeof body;
  expect(await api.sendRaw('POST /operator/course', { body: foreign }, 'operator')).toMatchObject({
    status: 400,
  });
  const { body: all } = await api.send('GET /operator/course', {}, 'operator');
  expect(all.find(({ id }) => id === COURSE_ID)).toMatchObject({ registered: 1, waiting: 0 });
});

test('OPER-08 operators-20 who has a place learns of another date, and of nothing else', async () => {
  // The same moment by the clock in Germany.
  await change(COURSE_ID, { starts: '2026-12-01T10:00', title: 'Gedächtnis neu' });
  expect(await mails()).toEqual([]);
  const [after] = await api.db.select().from(courses).where(eq(courses.id, COURSE_ID));
  expect(after).toMatchObject({ title: 'Gedächtnis neu', courseImage: '/courses/safety.svg' });
  await change(COURSE_ID, {});
  expect(await mails()).toEqual(['Neuer Termin: Sicher im Internet']);
  const [moved] = await api.db.select().from(courses).where(eq(courses.id, COURSE_ID));
  expect(moved?.startDate).toEqual(new Date(Date.UTC(2026, 11, 10, 9)));
  expect(await change(COURSE_ID, { starts: '2026-13-45T10:00' })).toMatchObject({ status: 400 });
  expect(await change(COURSE_ID, { starts: null })).toMatchObject({ status: 409 });
  // Who waits for a date is told by the waiting list, with a place.
  await change(PLANNED_COURSE_ID, {});
  expect(await mails()).toHaveLength(1);
});

test('OPER-08 operators-20 a cancelled course is gone, and all who were registered know why', async () => {
  expect(await cancel(COURSE_ID)).toMatchObject({ status: 200, body: { canceled: true } });
  expect(await cancel(PLANNED_COURSE_ID)).toMatchObject({ status: 200 });
  expect(await mails()).toEqual(['Abgesagt: Gedächtnis', 'Abgesagt: Selbstständig']);
  const [mail] = await api.db.select().from(outbox);
  expect(mail?.text).toContain('Die Lehrkraft ist krank.');
  expect(await api.db.$count(courseRegistrations)).toBe(0);
  expect(await offered()).not.toContain(COURSE_ID);
  const params = { id: COURSE_ID };
  expect(await api.sendRaw('GET /courses/{id}', { params }, 'paidCandidate')).toMatchObject({
    status: 404,
  });
  expect(await cancel(COURSE_ID)).toMatchObject({ status: 409 });
  expect(await change(COURSE_ID, {})).toMatchObject({ status: 409 });
  expect(await cancel(999_999)).toMatchObject({ status: 404 });
});

test('OPER-16 operators-20 every drawing that can be chosen is there', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../images/courses'));
  expect(COURSE_PICTURES.toSorted()).toEqual(
    files.map((file) => file.replace('.svg', '')).toSorted(),
  );
});
