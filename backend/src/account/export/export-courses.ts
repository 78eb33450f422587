import type { AccountExport } from '@silverjobs/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { courseRegistrations, courses } from '../../database/schema.ts';

/** The courses that a user has booked or waits for, oldest registration first. */
export async function exportCourses(
  db: Database,
  usersId: number,
): Promise<AccountExport['courses']> {
  const rows = await db
    .select({ registration: courseRegistrations, course: courses })
    .from(courseRegistrations)
    .innerJoin(courses, eq(courses.id, courseRegistrations.courseId))
    .where(eq(courseRegistrations.usersId, usersId))
    .orderBy(asc(courseRegistrations.createdAt), asc(courseRegistrations.id));
  return rows.map(({ registration: { waiting, createdAt }, course: { title, startDate } }) => ({
    title,
    start_date: startDate?.getTime() ?? null,
    waiting,
    created_at: createdAt.getTime(),
  }));
}
