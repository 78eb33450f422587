import type { Database } from '../../database/database.ts';
import { and, eq, inArray, lt, sql } from '../../database/drizzle.ts';
import { courseRegistrations, courses, users } from '../../database/schema.ts';
import type { CourseRow } from '../courses/types.ts';

function valuesOf(row: CourseRow) {
  return {
    id: row.id,
    title: row.title,
    secondaryTitle: row.secondary_title,
    startDate: row.start_date,
    durationMinutes: row.duration_minutes,
    venue: row.venue,
    capacity: row.capacity,
    courseImage: row.course_image,
    lecturer: row.lecturer,
    lecturerAvatar: row.lecturer_avatar,
    lecturerBio: row.lecturer_bio,
    courseDetails: row.course_details,
    joinUrl: row.join_url,
  };
}

/**
 * Writes the demo courses, new ones and those whose date has passed. Who took part then is no
 * longer registered: the same course takes place again.
 */
export async function seedCourses(db: Database, rows: readonly CourseRow[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const row of rows) {
      const { id, ...values } = valuesOf(row);
      if (values.startDate) await deletePreviousRun(tx, id, values.startDate);
      await tx
        .insert(courses)
        .values({ id, ...values })
        .onConflictDoUpdate({ target: courses.id, set: values });
      await seedRegistrations(tx, row);
    }
  });
}

async function seedRegistrations(db: Database, { id, taken_by }: CourseRow): Promise<void> {
  if (taken_by.length === 0) return;
  const known = await db
    .select({ usersId: users.id })
    .from(users)
    .where(inArray(users.id, [...taken_by]));
  if (known.length === 0) return;
  await db
    .insert(courseRegistrations)
    .values(known.map(({ usersId }) => ({ usersId, courseId: id, waiting: false })))
    .onConflictDoNothing();
}

async function deletePreviousRun(db: Database, id: number, startDate: Date): Promise<void> {
  const former = db
    .select({ one: sql`1` })
    .from(courses)
    .where(and(eq(courses.id, id), lt(courses.startDate, startDate)));
  await db
    .delete(courseRegistrations)
    .where(and(eq(courseRegistrations.courseId, id), sql`exists ${former}`));
}
