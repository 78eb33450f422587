import { z } from 'zod';
import { messageText, text } from '../primitives.ts';

export const sessionId = z.string().min(1).max(100);

/** A job that the match service found (assistants-27); score from 0 to 1. */
export const matchedJob = z
  .object({
    id: z.union([z.int(), text(100)]),
    score: z.number().min(0).max(1),
    metadata: z.object({
      text: z.string(),
      location: text(300).optional(),
      city: text(200).optional(),
      link: text(2_000).optional(),
      salary: text(300).optional(),
      jobCategory: text(200).optional(),
      requirements: z.array(text(500)).optional(),
    }),
  })
  .meta({ id: 'MatchedJob' });

/** Reply of cover letter, interview and job coach. */
export const assistantReply = z
  .object({ message: z.string(), sessionId: sessionId.optional() })
  .meta({ id: 'AssistantReply' });

export const coverLetterReply = assistantReply
  .extend({
    /** Ours: the letter alone, as plain text; it is a part of the message. */
    letter: z.string().optional(),
  })
  .meta({ id: 'CoverLetterReply' });

export const interviewReply = assistantReply
  .extend({ stage: text(100) })
  .meta({ id: 'InterviewReply' });

export const jobCoachReply = assistantReply
  .extend({
    stage: text(100),
    isComplete: z.boolean(),
    recommendations: z.array(z.string()),
  })
  .meta({ id: 'JobCoachReply' });

/** Ours: made once for each message by the sender; sent again, it is answered once. */
export const clientKey = z.uuid().optional();

export const answerInput = z
  .object({ answer: messageText, sessionId, client_key: clientKey })
  .meta({ id: 'AssistantAnswerInput' });

/** The profile as a comma-separated summary, for the job coach (assistants-18). */
export const profileSummary = text(2_000);

export type MatchedJob = z.output<typeof matchedJob>;
export type CoverLetterReply = z.output<typeof coverLetterReply>;
export type InterviewReply = z.output<typeof interviewReply>;
export type JobCoachReply = z.output<typeof jobCoachReply>;
