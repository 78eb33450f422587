import { z } from 'zod';
import { id, milliseconds, requiredTextSchema, text } from '../primitives.ts';

/** A live online course (courses-6). */
export const course = z
  .object({
    id,
    title: text(300),
    secondary_title: text(300).nullable(),
    /** planned: soon available, without a date; past: over, so not to be booked any more. */
    status: z.enum(['planned', 'available', 'past']),
    start_date: milliseconds.nullable(),
    duration_minutes: z.int().min(1).max(1_440).nullable(),
    venue: text(300).nullable(),
    /** Ours: how many can take part; null: as many as like. */
    capacity: z.int().min(1).nullable(),
    /** Ours: 0 when it is booked up, also while others wait for a place; null without a limit. */
    places_left: z.int().min(0).nullable(),
    /** Path below the image host. */
    course_image: text(500).nullable(),
    lecturer: text(200).nullable(),
    /** Path below the image host. */
    lecturer_avatar: text(500).nullable(),
    lecturer_bio: text(10_000).nullable(),
    /** HTML: to be sanitised before it is shown. */
    course_details: z.string(),
  })
  .meta({ id: 'Course' });

/** The own registration for a course. */
export const userCourse = z
  .object({
    id,
    course_id: id,
    created_at: milliseconds,
    /** On the waiting list: told by mail of the date, or of a place (courses-14). */
    waiting: z.boolean(),
    /** Address of the room; null while there is none, and for those who wait. */
    join_url: text(2_000).nullable(),
  })
  .meta({ id: 'UserCourse' });

export const userCourseInput = z
  .object({ course_id: id, course_name: requiredTextSchema(300) })
  .meta({ id: 'UserCourseInput' });

export type Course = z.output<typeof course>;
export type UserCourse = z.output<typeof userCourse>;
export type UserCourseInput = z.input<typeof userCourseInput>;
