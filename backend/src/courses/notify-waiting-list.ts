import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseRegistrations, courses, users } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { courseDatedMail, coursePlaceMail } from '../mail/templates/course.ts';
import { hasFreePlace, lockCourse, mayOpenCourses } from './places.ts';
import { dateJustRead } from './reminder.ts';

/** A course that is to come and has a place for somebody who waits for it. */
async function findCourseToFill(db: Database, now: Date) {
  // A course without a date has no end, and so is not to come.
  const isToCome = sql`${courses.startDate} + make_interval(mins => ${courses.durationMinutes})
    > ${now.toISOString()}::timestamptz`;
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
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(isToCome, hasFreePlace, exists(waits)))
    .orderBy(asc(courses.id))
    .limit(1);
  return course;
}

/**
 * Gives one person on a waiting list a place and says so by mail: the course has a date now, or
 * somebody has left it (courses-11, courses-14). Claim, mail and mark are one transaction, so a
 * process that dies has done all of it or nothing. Any number of processes may do so.
 * @returns 'missed' where another process was faster: perhaps there is another course
 */
export async function notifyNextOnWaitingList(
  database: Database,
  now: Date,
  publicUrl: string,
): Promise<'told' | 'missed' | 'nobody'> {
  return database.transaction(async (db) => {
    const found = await findCourseToFill(db, now);
    if (!found) return 'nobody';
    // From here on its places are ours; meanwhile another process may have given the last one.
    await lockCourse(db, found.id);
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
        and(eq(courses.id, found.id), courseRegistrations.waiting, hasFreePlace, mayOpenCourses),
      )
      .orderBy(asc(courseRegistrations.id))
      .limit(1)
      .for('update', { of: courseRegistrations });
    if (!next) return 'missed';
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
    return 'told';
  });
}
