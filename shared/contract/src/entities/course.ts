import { z } from 'zod';
import { filledText, id, milliseconds, text } from '../primitives.ts';

/** A live online course (Spec 2 §3). planned: soon available, without a date. */
export const course = z
  .object({
    id,
    title: text(300),
    secondary_title: text(300).nullable(),
    status: z.enum(['planned', 'available']),
    start_date: milliseconds.nullable(),
    venue: text(300).nullable(),
    course_image: text(500).nullable(),
    lecturer: text(200).nullable(),
    lecturer_avatar: text(500).nullable(),
    lecturer_bio: text(10_000).nullable(),
    /** HTML: to be sanitised before it is shown. */
    course_details: z.string(),
  })
  .meta({ id: 'Course' });

export const userCourse = z
  .object({ id, course_id: id, created_at: milliseconds })
  .meta({ id: 'UserCourse' });

export const userCourseInput = z
  .object({ course_id: id, course_name: filledText(300) })
  .meta({ id: 'UserCourseInput' });

export type Course = z.output<typeof course>;
export type UserCourse = z.output<typeof userCourse>;
