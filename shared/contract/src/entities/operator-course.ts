import { z } from 'zod';
import { courseRules } from '../forms/operator.ts';
import { COURSE_PICTURES } from '../operator-constants.ts';
import { id, milliseconds } from '../primitives.ts';
import { wallTimeProblem } from '../wall-clock.ts';

/** A course as operators see it. */
export const operatorCourse = z
  .object({
    id,
    title: z.string(),
    subtitle: z.string().nullable(),
    start_date: milliseconds.nullable(),
    duration_minutes: z.int(),
    capacity: z.int().nullable(),
    lecturer: z.string().nullable(),
    lecturer_bio: z.string().nullable(),
    /** One of our drawings; null for none, or another picture. */
    picture: z.enum(COURSE_PICTURES).nullable(),
    /** As it is typed: '- ' before an item, '**' around bold words. */
    details: z.string(),
    join_url: z.string().nullable(),
    registered: z.int().min(0),
    waiting: z.int().min(0),
    canceled: z.boolean(),
    past: z.boolean(),
  })
  .meta({ id: 'OperatorCourse' });

/** What operators say of a course; its description has the signs of an advertisement's. */
export const operatorCourseInput = z
  .object({
    title: courseRules.title,
    subtitle: courseRules.subtitle,
    /** By the clock in Germany, 2026-12-10T10:00; null: planned, everybody waits. */
    starts: z
      .string()
      .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, 'Bitte prüfen Sie Datum und Uhrzeit.')
      .refine((text) => wallTimeProblem(text) === null, {
        error: ({ input }) => wallTimeProblem(String(input)) ?? '',
      })
      .nullable(),
    duration_minutes: z.int().min(15).max(600),
    /** Null: as many as like. */
    capacity: z.int().min(1).max(10_000).nullable(),
    lecturer: courseRules.lecturer,
    lecturer_bio: courseRules.lecturerBio,
    /** Null: none, where the course has no other picture than a drawing. */
    picture: z.enum(COURSE_PICTURES).nullable(),
    join_url: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable(),
    details: courseRules.details,
  })
  .meta({ id: 'OperatorCourseInput' });

export type OperatorCourse = z.output<typeof operatorCourse>;
export type OperatorCourseInput = z.output<typeof operatorCourseInput>;
