import type { Course } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, asc, eq, gt, isNull, or, sql } from '../database/drizzle.ts';
import { courses } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { type CourseRow, courseOf } from './course-of.ts';
import { placesLeft } from './places.ts';

/** How long the list shows a course that is over, in milliseconds: 60 days. */
const LISTED_AFTER_END_MS = 60 * 24 * 3_600_000;

export type LoadedCourse = {
  readonly course: CourseRow;
  /** Null: not limited. */
  readonly placesLeft: number | null;
};

type Parts = Pick<Services, 'db' | 'now'>;

/** Courses with a date, the next one first, then those that are planned (courses-4). */
export async function loadCourses({ db, now }: Parts): Promise<Course[]> {
  const oldest = new Date(now().getTime() - LISTED_AFTER_END_MS);
  const rows = await db
    .select({ course: courses, placesLeft })
    .from(courses)
    .where(
      and(isNull(courses.canceledAt), or(isNull(courses.startDate), gt(courses.startDate, oldest))),
    )
    .orderBy(sql`${courses.startDate} asc nulls last`, asc(courses.id));
  return rows.map((row) => courseOf(row, now()));
}

/**
 * One course, however old it is, as it is stored.
 * @throws Failure not_found
 */
export async function findCourse(
  db: Database,
  id: number,
  param?: 'course_id',
): Promise<LoadedCourse> {
  const [row] = await db
    .select({ course: courses, placesLeft })
    .from(courses)
    .where(and(eq(courses.id, id), isNull(courses.canceledAt)));
  if (row) return row;
  const message = 'Diesen Kurs gibt es nicht.';
  throw new Failure('not_found', param ? { param, message } : { message });
}

/**
 * One course, as everybody with the right to courses sees it.
 * @throws Failure not_found
 */
export async function loadCourse({ db, now }: Parts, id: number): Promise<Course> {
  return courseOf(await findCourse(db, id), now());
}
