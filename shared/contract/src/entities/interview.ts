import { z } from 'zod';
import {
  INTERVIEW_MINUTES,
  INTERVIEW_OPTIONS_MAX,
  INTERVIEW_STATES,
  INTERVIEW_WAYS,
} from '../constants.ts';
import { INTERVIEW_WHERE_LENGTH, interviewMessage, whereProblem } from '../forms/interview.ts';
import { messageText, milliseconds, requiredTextSchema, text } from '../primitives.ts';
import { wallTimeProblem } from '../wall-clock.ts';

const way = z.enum(INTERVIEW_WAYS);
/** Grows with every change: who answers says what was answered. */
const revision = z.int().min(0).max(1_000_000);
const clientKey = z.uuid();

/** The dates for an interview of a conversation, as they stand (messages-30). */
export const interview = z
  .object({
    state: z.enum(INTERVIEW_STATES),
    way,
    /** The address, the telephone number or the link. */
    where: text(INTERVIEW_WHERE_LENGTH),
    minutes: z.int().min(1),
    /** What was proposed, the earliest first. */
    options: z.array(milliseconds).max(INTERVIEW_OPTIONS_MAX),
    /** What was agreed; null before, and after it was moved. */
    starts_at: milliseconds.nullable(),
    /** Who has cancelled. */
    cancelled_by: z.enum(['candidate', 'client']).nullable(),
    revision,
  })
  .meta({ id: 'Interview' });

/** A time as clocks in Germany show it. */
const wallTime = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/)
  .refine((typed) => wallTimeProblem(typed) === null, {
    error: ({ input }) => wallTimeProblem(String(input)) ?? '',
  });

/** Body of PUT /communication/{id}/interview. */
export const interviewInput = z
  .object({
    options: z.array(wallTime).min(1).max(INTERVIEW_OPTIONS_MAX),
    minutes: z.literal(INTERVIEW_MINUTES),
    way,
    where: requiredTextSchema(INTERVIEW_WHERE_LENGTH),
    message: interviewMessage,
    /** Made once for each proposal: sent again, it adds nothing. */
    client_key: clientKey,
  })
  .superRefine(({ way: chosen, where }, context) => {
    const message = whereProblem(chosen, where);
    if (message) context.addIssue({ code: 'custom', path: ['where'], message });
  })
  .meta({ id: 'InterviewInput' });

/** Body of POST /communication/{id}/interview/answer. */
export const interviewAnswerInput = z
  .object({
    /** One of the proposed dates, or null: none fits. */
    starts_at: milliseconds.nullable(),
    revision,
    /** What is written with it; without it, the date itself is said. */
    message: z.optional(messageText),
    client_key: clientKey,
  })
  .meta({ id: 'InterviewAnswerInput' });

/** Body of POST /communication/{id}/interview/cancel. */
export const interviewCancelInput = z
  .object({ revision, message: messageText, client_key: clientKey })
  .meta({ id: 'InterviewCancelInput' });

export type Interview = z.output<typeof interview>;
export type InterviewInput = z.input<typeof interviewInput>;
export type InterviewAnswerInput = z.input<typeof interviewAnswerInput>;
export type InterviewCancelInput = z.input<typeof interviewCancelInput>;
