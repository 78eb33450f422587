import type { UserCourse } from '@silverjobs/contract';
import { countAttempt, type Limit } from '../auth/attempts.ts';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { courseRegistrations, courses } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import { addMail } from '../mail/add-mail.ts';
import { courseBookedMail, courseLeftMail } from '../mail/templates/course.ts';
import type { Services } from '../services.ts';
import { statusOf } from './course-of.ts';
import { findCourse, type LoadedCourse } from './load-courses.ts';
import { lockCourse } from './places.ts';
import { loadRegistrations } from './registrations.ts';
import { dateJustRead } from './reminder.ts';

/** New registrations of one user: each sends a mail. */
const BOOKINGS: Limit = { name: 'course-booking', attempts: 30, minutes: 60 };

/**
 * Registers the requester for a course, or for its waiting list when it has no date or no place, and
 * confirms it by mail: both or neither. Who is registered already stays so and gets no second mail.
 * @throws Failure not_found, conflict when the course is over, rate.limited
 */
export async function bookCourse(
  services: Services,
  requester: Requester,
  courseId: number,
): Promise<UserCourse> {
  const [known] = await loadRegistrations(services.db, requester, courseId);
  if (known) return known;
  await countAttempt(services, BOOKINGS, String(requester.usersId));
  const registration = await services.db.transaction(async (db) => {
    // One after the other: the last place has one winner, and nobody misses the mail of a date.
    await lockCourse(db, courseId);
    const course = await findOpenCourse(db, courseId, services.now());
    await register(db, services, requester, course);
    const [own] = await loadRegistrations(db, requester, courseId);
    if (!own) throw new Error(`The registration for course ${courseId} is gone`);
    return own;
  });
  services.workAdded();
  return registration;
}

async function findOpenCourse(db: Database, id: number, now: Date): Promise<LoadedCourse> {
  const found = await findCourse(db, id, 'course_id');
  if (statusOf(found.course, now) !== 'past') return found;
  throw new Failure('conflict', {
    param: 'course_id',
    message: 'Dieser Kurs ist schon vorbei. Bitte wählen Sie einen anderen.',
  });
}

async function register(
  db: Database,
  { now, publicUrl }: Pick<Services, 'now' | 'publicUrl'>,
  { usersId, email }: Requester,
  { course, placesLeft }: LoadedCourse,
): Promise<void> {
  const createdAt = now();
  const waitsForPlace = course.startDate !== null && placesLeft === 0;
  const waiting = course.startDate === null || waitsForPlace;
  const [added] = await db
    .insert(courseRegistrations)
    .values({
      courseId: course.id,
      usersId,
      createdAt,
      waiting,
      waitsForPlace,
      // Who books on the last day has just read when it is.
      remindedOf: waiting ? null : dateJustRead(course, createdAt),
    })
    .onConflictDoNothing()
    .returning({ id: courseRegistrations.id });
  // A request at the same time was faster, and sends the mail.
  if (!added) return;
  await addMail(db, createdAt, {
    ...courseBookedMail(publicUrl, course, waiting),
    recipient: email,
    usersId,
    key: `course-booked:${added.id}`,
  });
}

/** Gives up an own registration; one that is gone, or another's, is left alone. */
export async function cancelRegistration(
  { db: database, now, publicUrl, workAdded }: Services,
  { usersId, email }: Requester,
  id: number,
): Promise<void> {
  await database.transaction(async (db) => {
    const [left] = await db
      .delete(courseRegistrations)
      .where(and(eq(courseRegistrations.id, id), eq(courseRegistrations.usersId, usersId)))
      .returning({ courseId: courseRegistrations.courseId, waiting: courseRegistrations.waiting });
    if (!left) return;
    const [course] = await db.select().from(courses).where(eq(courses.id, left.courseId));
    if (!course) return;
    await addMail(db, now(), {
      ...courseLeftMail(publicUrl, course, left.waiting),
      recipient: email,
      usersId,
      key: `course-left:${id}`,
    });
  });
  workAdded();
}
