import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseRegistrations, courses, users } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { courseDatedMail } from '../mail/templates/course.ts';

/** Those who may open courses (contract, evaluateAccess); others are told once they may again. */
const mayOpenCourses = and(eq(users.planType, 'paid'), eq(users.role, 'candidate'));

/**
 * Notifies one person on a waiting list that the course has a date now. Claim, mail and mark are
 * one transaction, so a process that dies has done all of it or nothing. Any number of processes
 * may do so.
 * @returns whether there was somebody to tell
 */
export async function notifyNextOnWaitingList(
  database: Database,
  now: Date,
  publicUrl: string,
): Promise<boolean> {
  return database.transaction(async (db) => {
    // A course without a date has no end, and so is not to come.
    const isToCome = sql`${courses.startDate} + make_interval(mins => ${courses.durationMinutes})
      > ${now.toISOString()}::timestamptz`;
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
      .where(and(courseRegistrations.waiting, isToCome, mayOpenCourses))
      .orderBy(asc(courseRegistrations.id))
      .limit(1)
      .for('update', { of: courseRegistrations, skipLocked: true });
    if (!next) return false;
    const { id, usersId, email, course } = next;
    await addMail(db, now, {
      ...courseDatedMail(publicUrl, course),
      recipient: email,
      usersId,
      key: `course-dated:${id}`,
    });
    await db
      .update(courseRegistrations)
      .set({ waiting: false })
      .where(eq(courseRegistrations.id, id));
    return true;
  });
}
