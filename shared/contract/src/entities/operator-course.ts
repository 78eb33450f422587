import { z } from 'zod';
import { courseRules } from '../forms/operator.ts';
import { id, milliseconds } from '../primitives.ts';
import { wallTimeProblem } from '../wall-clock.ts';

/** A course as operators see it. */
export const operatorCourse = z
  .object({
    id,
    title: z.string(),
    start_date: milliseconds.nullable(),
    duration_minutes: z.int(),
    capacity: z.int().nullable(),
    lecturer: z.string().nullable(),
    join_url: z.string().nullable(),
    registered: z.int().min(0),
    waiting: z.int().min(0),
    canceled: z.boolean(),
    past: z.boolean(),
  })
  .meta({ id: 'OperatorCourse' });

/** What operators say of a course; the texts are plain. */
export const operatorCourseInput = z
  .object({
    title: courseRules.title,
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
    join_url: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable(),
    /** Null: it stays as it is. */
    details: z.nullable(courseRules.details),
  })
  .meta({ id: 'OperatorCourseInput' });

export type OperatorCourse = z.output<typeof operatorCourse>;
export type OperatorCourseInput = z.output<typeof operatorCourseInput>;
