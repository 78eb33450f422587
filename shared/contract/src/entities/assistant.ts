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
      /** Ours: how much and when, as the fields of the advertisement say. */
      hours: text(300).optional(),
      requirements: z.array(text(500)).optional(),
      /** Why this job was found, a reason each (assistants-51). */
      reasons: z.array(text(200)).max(6).optional(),
    }),
  })
  .meta({ id: 'MatchedJob' });

/** What an assistant has understood, shown above the conversation; it can be taken back (assistants-40). */
const assistantMark = z
  .object({
    /** Names it in `removed_mark`. */
    id: text(100),
    label: text(120),
  })
  .meta({ id: 'AssistantMark' });

/** Ours: what each answer of an assistant may say beside its text (assistants-40). */
export const replyExtras = z.object({
  /** Answers to tap; the tapped one is sent as it stands. */
  choices: z.array(text(80)).max(6).optional(),
  /** Everything that is understood at the moment; left out where nothing changed. */
  marks: z.array(assistantMark).max(20).optional(),
  /** What the user may tick off in the own answer (assistants-64). */
  checks: z.array(text(120)).max(8).optional(),
  /** A language model was to answer and could not; these are the words of the rules. */
  isSubstitute: z.boolean().optional(),
});

/** Ours: the mark that the user takes back; the message then says so in words. */
export const removedMark = text(100).optional();

/** Reply of cover letter, interview and job coach. */
export const assistantReply = z
  .object({ message: z.string(), sessionId: sessionId.optional(), ...replyExtras.shape })
  .meta({ id: 'AssistantReply' });

/** Where a claim of a letter comes from (assistants-82). */
const LETTER_SOURCES = ['profile', 'advertisement', 'conversation'] as const;

/** Ours: a sentence of the letter, or a line of its head, and where it comes from. */
export const letterSource = z
  .object({ text: text(2_600), from: z.array(z.enum(LETTER_SOURCES)).max(3) })
  .meta({ id: 'LetterSource' });

export const coverLetterReply = assistantReply
  .extend({
    /** Ours: the letter alone, as plain text; it is a part of the message. */
    letter: z.string().optional(),
    /** Ours: comes with the letter; what is only a form of words ('Mit freundlichen Grüßen') has no source. */
    sources: z.array(letterSource).max(80).optional(),
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

/** Ours: messages just before this one that the sender stopped: they count no longer (assistants-54). */
export const withdrawnKeys = z.array(z.uuid()).max(20).optional();

export const answerInput = z
  .object({
    answer: messageText,
    sessionId,
    client_key: clientKey,
    withdrawn_keys: withdrawnKeys,
  })
  .meta({ id: 'AssistantAnswerInput' });

/** Ours: the letter as the user has changed it on the sheet, plain text; the next answer goes on from it. */
export const editedLetter = text(12_000).optional();

/** The profile as a comma-separated summary, for the job coach (assistants-18). */
export const profileSummary = text(2_000);

export type AssistantMark = z.output<typeof assistantMark>;
export type ReplyExtras = z.output<typeof replyExtras>;
export type MatchedJob = z.output<typeof matchedJob>;
export type LetterSource = z.output<typeof letterSource>;
export type CoverLetterReply = z.output<typeof coverLetterReply>;
export type InterviewReply = z.output<typeof interviewReply>;
export type JobCoachReply = z.output<typeof jobCoachReply>;
