import type { OpenDatabase } from '../../database/database.ts';
import { asc } from '../../database/drizzle.ts';
import { courseRegistrations, courses, users } from '../../database/schema.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { courses as demoCourses } from '../courses/index.ts';
import { seedCourses } from './seed-courses.ts';

const USERS_ID = 102;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db
    .insert(users)
    .values({ id: USERS_ID, email: 'k@test.example', role: 'candidate' });
});
afterAll(() => database.close());

const seed = (now: Date) => seedCourses(database.db, demoCourses({ now }));
const dates = async () => {
  const rows = await database.db.select().from(courses).orderBy(asc(courses.id));
  return rows.map(({ startDate }) => startDate?.getTime() ?? null);
};

test('CRS-01 on every day of a year the demo has courses to come, some that wait, and none long over', () => {
  for (let day = 0; day < 366; day += 1) {
    const now = new Date(Date.UTC(2026, 10, 21 + day, 12));
    const starts = demoCourses({ now }).map(({ start_date }) => start_date?.getTime() ?? null);
    expect(starts.filter((start) => start === null)).toHaveLength(2);
    const days = starts.flatMap((start) => start ?? []).map((at) => (at - now.getTime()) / 864e5);
    expect(days.filter((ahead) => ahead > 0).length).toBeGreaterThanOrEqual(6);
    expect(Math.min(...days)).toBeGreaterThan(-11);
    expect(Math.max(...days)).toBeLessThan(47);
  }
});

test('a later start keeps dates to come and who is registered, and repeats what is over', async () => {
  const first = new Date(Date.UTC(2026, 10, 21, 9));
  await seed(first);
  const before = await dates();
  await database.db.insert(courseRegistrations).values(
    before.map((start, index) => ({
      courseId: index + 1,
      usersId: USERS_ID,
      waiting: start === null,
    })),
  );
  const later = new Date(Date.UTC(2026, 11, 20, 9));
  await seed(later);
  const after = await dates();
  const moved = after.flatMap((start, index) => (start === before[index] ? [] : index + 1));
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.length).toBeLessThan(8);
  const registered = await database.db
    .select({ id: courseRegistrations.courseId })
    .from(courseRegistrations);
  const kept = before.map((_, index) => index + 1).filter((id) => !moved.includes(id));
  expect(registered.map(({ id }) => id).sort()).toEqual(kept.sort());
});
