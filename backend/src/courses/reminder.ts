import type { Database } from '../database/database.ts';
import { and, asc, eq, not, sql } from '../database/drizzle.ts';
import { courseRegistrations, courses, users } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { courseReminderMail } from '../mail/templates/course.ts';
import type { CourseRow } from './course-of.ts';
import { mayOpenCourses } from './places.ts';

/** How long before a course its reminder is written, in milliseconds: a day. */
const AHEAD_MS = 24 * 3_600_000;

/** The date of a course where a mail of this moment makes its reminder needless (courses-15). */
export function dateJustRead({ startDate }: CourseRow, now: Date): Date | null {
  return startDate && startDate.getTime() - now.getTime() <= AHEAD_MS ? startDate : null;
}

/** Somebody with a place in a course that begins within a day, not reminded of this date yet. */
function isDue(now: Date) {
  const soon = sql`${courses.startDate} > ${now.toISOString()}::timestamptz and
    ${courses.startDate} <= ${new Date(now.getTime() + AHEAD_MS).toISOString()}::timestamptz`;
  return and(
    soon,
    not(courseRegistrations.waiting),
    sql`${courseRegistrations.remindedOf} is distinct from ${courses.startDate}`,
    mayOpenCourses,
  );
}

/** Ids of the registrations whose owners are to be reminded. */
export async function findReminders(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: courseRegistrations.id })
    .from(courseRegistrations)
    .innerJoin(courses, eq(courses.id, courseRegistrations.courseId))
    .innerJoin(users, eq(users.id, courseRegistrations.usersId))
    .where(isDue(now))
    .orderBy(asc(courseRegistrations.id));
  return rows.map(({ id }) => id);
}

/** Reminds one person of a course, if that is still due. Mail and mark are one transaction. */
export async function remind(
  database: Database,
  now: Date,
  publicUrl: string,
  registrationId: number,
): Promise<void> {
  await database.transaction(async (db) => {
    const [next] = await db
      .select({ usersId: users.id, email: users.email, course: courses })
      .from(courseRegistrations)
      .innerJoin(courses, eq(courses.id, courseRegistrations.courseId))
      .innerJoin(users, eq(users.id, courseRegistrations.usersId))
      .where(and(eq(courseRegistrations.id, registrationId), isDue(now)))
      .for('update', { of: courseRegistrations });
    if (!next) return;
    const { usersId, email, course } = next;
    await addMail(db, now, {
      ...courseReminderMail(publicUrl, course),
      recipient: email,
      usersId,
      key: `course-reminder:${registrationId}:${course.startDate?.getTime()}`,
      // Nobody needs it once the course has begun.
      ...(course.startDate && { expiresAt: course.startDate }),
    });
    await db
      .update(courseRegistrations)
      .set({ remindedOf: course.startDate })
      .where(eq(courseRegistrations.id, registrationId));
  });
}
