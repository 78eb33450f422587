import type { Database } from '../database/database.ts';
import { type SQL, sql } from '../database/drizzle.ts';
import { courseRegistrations, courses, users } from '../database/schema.ts';

/** Those who may open courses (contract, evaluateAccess); others are told once they may again. */
export const mayOpenCourses = sql<boolean>`(${users.planType} = 'paid' and ${users.role} = 'candidate')`;

// The column of the course around the query, by its full name.
const courseId = sql`"courses"."id"`;

/** How many have a place. */
const taken = sql`(select count(*) from ${courseRegistrations} taken
  where taken.course_id = ${courseId} and not taken.waiting)`;

/** Somebody waits who may open courses. */
const someoneWaits = sql`exists (select from ${courseRegistrations} waiting
  join ${users} on ${users.id} = waiting.users_id and ${mayOpenCourses}
  where waiting.course_id = ${courseId} and waiting.waiting)`;

/** Condition that a course has a place that nobody has taken. */
export const hasFreePlace: SQL = sql`(${courses.capacity} is null or ${taken} < ${courses.capacity})`;

/**
 * Places of a course that can be booked at once: none while somebody waits for one, so that nobody
 * is overtaken; null where the number is not limited (courses-14).
 */
export const placesLeft = sql<number | null>`(case when ${courses.capacity} is null then null
  when ${someoneWaits} then 0
  else greatest(0, ${courses.capacity} - ${taken}) end)::int`;

/**
 * Locks a course until the transaction ends: places are given one after the other, and the date does
 * not change meanwhile.
 */
export async function lockCourse(db: Database, id: number): Promise<void> {
  await db.execute(sql`select from ${courses} where ${courseId} = ${id} for update`);
}
