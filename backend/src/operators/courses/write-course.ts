import type { OperatorCourseInput } from '@silverjobs/contract';
import { jobTextToHtml } from '@silverjobs/contract/job-text';
import { COURSE_PICTURES } from '@silverjobs/contract/operator';
import { momentOf } from '@silverjobs/contract/wall-clock';
import { lockCourse } from '../../courses/places.ts';
import type { Database } from '../../database/database.ts';
import { and, eq } from '../../database/drizzle.ts';
import { courseRegistrations, courses, users } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { addMail } from '../../mail/add-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import { courseCanceledMail, courseMovedMail } from '../../mail/templates/course-change.ts';
import type { Services } from '../../services.ts';
import { loadOperatorCourse, picturePath } from './load-all-courses.ts';

/** @param image of the course as it was; a picture that is no drawing of ours stays until another is chosen */
function valuesOf(input: OperatorCourseInput, image: string | null) {
  const isDrawing = COURSE_PICTURES.some((name) => picturePath(name) === image);
  return {
    title: input.title,
    startDate: input.starts === null ? null : new Date(momentOf(Date.parse(`${input.starts}:00Z`))),
    durationMinutes: input.duration_minutes,
    capacity: input.capacity,
    secondaryTitle: input.subtitle || null,
    lecturer: input.lecturer || null,
    lecturerBio: input.lecturer_bio || null,
    courseImage: input.picture ? picturePath(input.picture) : isDrawing ? null : image,
    joinUrl: input.join_url,
    courseDetails: jobTextToHtml(input.details),
  };
}

/** Writes to all who are registered, with a place or waiting; one mail each. */
async function tellRegistered(
  db: Database,
  now: Date,
  course: { readonly id: number; readonly onlyWithPlace: boolean },
  mail: Mail,
): Promise<void> {
  const rows = await db
    .select({ usersId: users.id, email: users.email })
    .from(courseRegistrations)
    .innerJoin(users, eq(users.id, courseRegistrations.usersId))
    .where(
      and(
        eq(courseRegistrations.courseId, course.id),
        course.onlyWithPlace ? eq(courseRegistrations.waiting, false) : undefined,
      ),
    );
  for (const { usersId, email } of rows)
    await addMail(db, now, { recipient: email, usersId, ...mail });
}

async function findRunning(db: Database, id: number) {
  await lockCourse(db, id);
  const [course] = await db.select().from(courses).where(eq(courses.id, id));
  if (!course) throw new Failure('not_found', { message: 'Diesen Kurs gibt es nicht.' });
  if (!course.canceledAt) return course;
  throw new Failure('conflict', { message: 'Dieser Kurs ist schon abgesagt.' });
}

/** Adds a course (operators-20). */
export async function addCourse({ db, now }: Services, input: OperatorCourseInput) {
  const [row] = await db
    .insert(courses)
    .values(valuesOf(input, null))
    .returning({ id: courses.id });
  return loadOperatorCourse(db, now(), row?.id ?? 0);
}

/**
 * Changes a course. Who has a place learns of another date; who waits for the first one is told by the
 * waiting list (courses-11).
 * @throws Failure not_found, conflict for a cancelled one and for a date that is taken away
 */
export async function changeCourse(
  { db, now, publicUrl }: Services,
  id: number,
  input: OperatorCourseInput,
) {
  const before = await findRunning(db, id);
  const values = valuesOf(input, before.courseImage);
  if (before.startDate && !values.startDate) {
    throw new Failure('conflict', {
      message: 'Ein Termin lässt sich verschieben oder absagen, aber nicht löschen.',
    });
  }
  const [after] = await db.update(courses).set(values).where(eq(courses.id, id)).returning();
  if (after && before.startDate && after.startDate?.getTime() !== before.startDate.getTime()) {
    const mail = courseMovedMail(publicUrl, after);
    await tellRegistered(db, now(), { id, onlyWithPlace: true }, mail);
  }
  return loadOperatorCourse(db, now(), id);
}

/**
 * Cancels a course: it is offered no more, all who are registered are told why and are registered no
 * more (operators-20).
 * @throws Failure not_found, conflict for one that is cancelled
 */
export async function cancelCourse({ db, now, publicUrl }: Services, id: number, reason: string) {
  const course = await findRunning(db, id);
  const mail = courseCanceledMail(publicUrl, course, reason);
  await tellRegistered(db, now(), { id, onlyWithPlace: false }, mail);
  await db.delete(courseRegistrations).where(eq(courseRegistrations.courseId, id));
  await db.update(courses).set({ canceledAt: now() }).where(eq(courses.id, id));
  return loadOperatorCourse(db, now(), id);
}
