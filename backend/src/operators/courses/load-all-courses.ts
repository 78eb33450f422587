import type { OperatorCourse } from '@silverjobs/contract';
import { jobHtmlToText } from '@silverjobs/contract/job-text';
import { COURSE_PICTURES } from '@silverjobs/contract/operator';
import { statusOf } from '../../courses/course-of.ts';
import type { Database } from '../../database/database.ts';
import { eq, type SQL, sql } from '../../database/drizzle.ts';
import { courses } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { PAGE, type PageQuery } from '../like.ts';

/** Where the image host has a drawing. */
export const picturePath = (name: string) => ['', 'courses', `${name}.svg`].join('/');

const registered = (waiting: boolean) => sql<number>`(
  select count(*)::int from course_registrations r
  where r.course_id = "courses"."id" and r.waiting = ${waiting})`;

async function select(
  db: Database,
  now: Date,
  condition: SQL | undefined,
  { limit = PAGE, offset = 0 }: PageQuery,
): Promise<OperatorCourse[]> {
  const rows = await db
    .select({ course: courses, registered: registered(false), waiting: registered(true) })
    .from(courses)
    .where(condition)
    // Those to come and the planned ones first, then those that are over.
    .orderBy(
      sql`${courses.canceledAt} is not null or coalesce(${courses.startDate} < ${now.toISOString()}::timestamptz, false)`,
      sql`${courses.startDate} asc nulls last`,
      courses.id,
    )
    .limit(limit)
    .offset(offset);
  return rows.map(({ course, ...people }) => ({
    id: course.id,
    title: course.title,
    subtitle: course.secondaryTitle,
    start_date: course.startDate?.getTime() ?? null,
    duration_minutes: course.durationMinutes,
    capacity: course.capacity,
    lecturer: course.lecturer,
    lecturer_bio: course.lecturerBio,
    picture: COURSE_PICTURES.find((name) => picturePath(name) === course.courseImage) ?? null,
    details: jobHtmlToText(course.courseDetails),
    join_url: course.joinUrl,
    ...people,
    canceled: course.canceledAt !== null,
    past: statusOf(course, now) === 'past',
  }));
}

/** A page of all courses (operators-20). */
export function loadAllCourses(
  db: Database,
  now: Date,
  page: PageQuery,
): Promise<OperatorCourse[]> {
  return select(db, now, undefined, page);
}

/** @throws Failure not_found */
export async function loadOperatorCourse(
  db: Database,
  now: Date,
  id: number,
): Promise<OperatorCourse> {
  const [course] = await select(db, now, eq(courses.id, id), {});
  if (!course) throw new Failure('not_found', { message: 'Diesen Kurs gibt es nicht.' });
  return course;
}
