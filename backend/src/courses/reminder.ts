import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
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

/**
 * Reminds one person of a course that begins within a day. Claim, mail and mark are one
 * transaction; any number of processes may do so.
 * @returns whether there was somebody to remind
 */
export async function remindNext(
  database: Database,
  now: Date,
  publicUrl: string,
): Promise<boolean> {
  return database.transaction(async (db) => {
    const soon = sql`${courses.startDate} > ${now.toISOString()}::timestamptz and
      ${courses.startDate} <= ${new Date(now.getTime() + AHEAD_MS).toISOString()}::timestamptz`;
    const [next] = await db
      .select({
        id: courseRegistrations.id,
        usersId: users.id,
        email: users.email,
        course: courses,
      })
      .from(courseRegistrations)
      .innerJoin(courses, eq(courses.id, courseRegistrations.courseId))
      .innerJoin(users, eq(users.id, courseRegistrations.usersId))
      .where(
        and(
          soon,
          not(courseRegistrations.waiting),
          sql`${courseRegistrations.remindedOf} is distinct from ${courses.startDate}`,
          mayOpenCourses,
        ),
      )
      .orderBy(asc(courseRegistrations.id))
      .limit(1)
      .for('update', { of: courseRegistrations, skipLocked: true });
    if (!next) return false;
    const { id, usersId, email, course } = next;
    await addMail(db, now, {
      ...courseReminderMail(publicUrl, course),
      recipient: email,
      usersId,
      key: `course-reminder:${id}:${course.startDate?.getTime()}`,
      // Nobody needs it once the course has begun.
      ...(course.startDate && { expiresAt: course.startDate }),
    });
    await db
      .update(courseRegistrations)
      .set({ remindedOf: course.startDate })
      .where(eq(courseRegistrations.id, id));
    return true;
  });
}
