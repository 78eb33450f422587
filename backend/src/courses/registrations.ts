import type { UserCourse } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, asc, eq } from '../database/drizzle.ts';
import { courseRegistrations, courses } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';

/**
 * The own registrations, oldest first.
 * @param courseId only the one for this course
 */
export async function loadRegistrations(
  db: Database,
  { usersId }: Pick<Requester, 'usersId'>,
  courseId?: number,
): Promise<UserCourse[]> {
  const rows = await db
    .select({ registration: courseRegistrations, joinUrl: courses.joinUrl })
    .from(courseRegistrations)
    .innerJoin(courses, eq(courses.id, courseRegistrations.courseId))
    .where(
      and(
        eq(courseRegistrations.usersId, usersId),
        courseId === undefined ? undefined : eq(courseRegistrations.courseId, courseId),
      ),
    )
    .orderBy(asc(courseRegistrations.createdAt), asc(courseRegistrations.id));
  return rows.map(({ registration: { id, courseId: course_id, createdAt, waiting }, joinUrl }) => ({
    id,
    course_id,
    created_at: createdAt.getTime(),
    waiting,
    join_url: waiting ? null : joinUrl,
  }));
}
