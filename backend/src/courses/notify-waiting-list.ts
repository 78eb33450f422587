import type { Database } from '../database/database.ts';
import { and, asc, eq, exists, sql } from '../database/drizzle.ts';
import { courseRegistrations, courses, users } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { courseDatedMail, coursePlaceMail } from '../mail/templates/course.ts';
import { hasFreePlace, lockCourse, mayOpenCourses } from './places.ts';
import { dateJustRead } from './reminder.ts';

/** A course without a date has no end, and so is not to come. */
const isToCome = (now: Date) => sql`${courses.startDate}
  + make_interval(mins => ${courses.durationMinutes}) > ${now.toISOString()}::timestamptz`;

/** Courses that are to come and have a place for somebody who waits for it. */
export async function findCoursesToFill(db: Database, now: Date): Promise<number[]> {
  const waits = db
    .select({ one: sql`1` })
    .from(courseRegistrations)
    .innerJoin(users, eq(users.id, courseRegistrations.usersId))
    .where(
      and(
        courseRegistrations.waiting,
        eq(courseRegistrations.courseId, sql`"courses"."id"`),
        mayOpenCourses,
      ),
    );
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(isToCome(now), hasFreePlace, exists(waits)))
    .orderBy(asc(courses.id));
  return rows.map(({ id }) => id);
}

/**
 * Gives one person on the waiting list of a course a place and says so by mail: it has a date now, or
 * somebody has left it (courses-11, courses-14). Claim, mail and mark are one transaction, so a
 * process that dies has done all of it or nothing. Any number of processes may do so.
 * @returns whether there was a place and somebody for it
 */
export async function notifyNextOnWaitingList(
  database: Database,
  now: Date,
  publicUrl: string,
  courseId: number,
): Promise<boolean> {
  return database.transaction(async (db) => {
    // From here on its places are ours; meanwhile another process may have given the last one.
    await lockCourse(db, courseId);
    const [next] = await db
      .select({
        registration: courseRegistrations,
        usersId: users.id,
        email: users.email,
        course: courses,
      })
      .from(courseRegistrations)
      .innerJoin(courses, eq(courses.id, courseRegistrations.courseId))
      .innerJoin(users, eq(users.id, courseRegistrations.usersId))
      .where(
        and(
          eq(courses.id, courseId),
          isToCome(now),
          courseRegistrations.waiting,
          hasFreePlace,
          mayOpenCourses,
        ),
      )
      .orderBy(asc(courseRegistrations.id))
      .limit(1)
      .for('update', { of: courseRegistrations });
    if (!next) return false;
    const { registration, usersId, email, course } = next;
    const mail = registration.waitsForPlace ? coursePlaceMail : courseDatedMail;
    await addMail(db, now, {
      ...mail(publicUrl, course),
      recipient: email,
      usersId,
      key: `course-dated:${registration.id}`,
    });
    await db
      .update(courseRegistrations)
      .set({ waiting: false, remindedOf: dateJustRead(course, now) })
      .where(eq(courseRegistrations.id, registration.id));
    return true;
  });
}
