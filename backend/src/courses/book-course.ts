import type { UserCourse } from '@silverjobs/contract';
import { and, eq } from 'drizzle-orm';
import { countAttempt, type Limit } from '../auth/attempts.ts';
import type { Database } from '../database/database.ts';
import { courseRegistrations, courses } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import { addMail } from '../mail/add-mail.ts';
import { courseBookedMail } from '../mail/templates/course.ts';
import type { Services } from '../services.ts';
import { type CourseRow, statusOf } from './course-of.ts';
import { loadRegistrations } from './registrations.ts';

/** New registrations of one user: each sends a mail. */
const BOOKINGS: Limit = { name: 'course-booking', attempts: 30, minutes: 60 };

/**
 * Registers the requester for a course, or for the waiting list of one without a date, and confirms
 * it by mail: both or neither. Who is registered already stays so and gets no second mail.
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
    const course = await findOpenCourse(db, courseId, services.now());
    await register(db, services, requester, course);
    const [own] = await loadRegistrations(db, requester, courseId);
    if (!own) throw new Error(`The registration for course ${courseId} is gone`);
    return own;
  });
  services.mailAdded();
  return registration;
}

async function findOpenCourse(db: Database, id: number, now: Date): Promise<CourseRow> {
  // Until the registration stands, the course gets no date: nobody misses the waiting list's mail.
  const [course] = await db.select().from(courses).where(eq(courses.id, id)).for('share');
  if (!course) {
    throw new Failure('not_found', { param: 'course_id', message: 'Diesen Kurs gibt es nicht.' });
  }
  if (statusOf(course, now) === 'past') {
    throw new Failure('conflict', {
      param: 'course_id',
      message: 'Dieser Kurs ist schon vorbei. Bitte wählen Sie einen anderen.',
    });
  }
  return course;
}

async function register(
  db: Database,
  { now, publicUrl }: Pick<Services, 'now' | 'publicUrl'>,
  { usersId, email }: Requester,
  course: CourseRow,
): Promise<void> {
  const createdAt = now();
  const [added] = await db
    .insert(courseRegistrations)
    .values({ courseId: course.id, usersId, createdAt, waiting: course.startDate === null })
    .onConflictDoNothing()
    .returning({ id: courseRegistrations.id });
  // A request at the same time was faster, and sends the mail.
  if (!added) return;
  await addMail(db, createdAt, {
    ...courseBookedMail(publicUrl, course),
    recipient: email,
    usersId,
    key: `course-booked:${added.id}`,
  });
}

/** Gives up an own registration; one that is gone, or another's, is left alone. */
export async function cancelRegistration(
  db: Database,
  { usersId }: Requester,
  id: number,
): Promise<void> {
  await db
    .delete(courseRegistrations)
    .where(and(eq(courseRegistrations.id, id), eq(courseRegistrations.usersId, usersId)));
}
