import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  answerInput,
  assistantReply,
  clientKey,
  coverLetterReply,
  editedLetter,
  interviewReply,
  jobCoachReply,
  matchedJob,
  profileSummary,
  removedMark,
  replyExtras,
  sessionId,
  withdrawnKeys,
} from '../entities/assistant.ts';
import { userProfile } from '../entities/candidate-agent.ts';
import { messageText, text } from '../primitives.ts';

const started = assistantReply.extend({ sessionId });

export const assistantsCalls = {
  'POST /chat/start': {
    group: 'assistants',
    identity: { feature: 'ai-jobs' },
    summary: 'Starts a conversation with the job finder.',
    rules: 'assistants-13',
    body: z.object({ userProfile }),
    response: z.object({ sessionId, initialResponse: z.string(), ...replyExtras.shape }),
    errors: ['rate.limited', 'unavailable'],
  },
  'POST /chat/session/{sessionId}/message': {
    group: 'assistants',
    identity: { feature: 'ai-jobs' },
    summary: 'Answers the job finder; may return matched jobs.',
    rules: 'assistants-13',
    params: z.object({ sessionId }),
    body: z.object({
      message: messageText,
      client_key: clientKey,
      withdrawn_keys: withdrawnKeys,
      removed_mark: removedMark,
    }),
    response: z.object({
      response: z.string(),
      matchedJobs: z.array(matchedJob).optional(),
      /** Ours: the shown job that the answer is about; it can be applied for below it (assistants-77). */
      chosenJob: matchedJob.shape.id.optional(),
      ...replyExtras.shape,
    }),
    errors: ['not_found', 'conflict', 'rate.limited', 'unavailable'],
  },
  'POST /cover-letter/start': {
    group: 'assistants',
    identity: { feature: 'cover-letter-generator' },
    summary: 'Starts a cover letter for a job.',
    rules: 'assistants-14',
    body: z.object({ userProfile, jobDescription: text(50_000).default('') }),
    response: started,
    errors: ['rate.limited', 'unavailable'],
  },
  'POST /cover-letter/continue': {
    group: 'assistants',
    identity: { feature: 'cover-letter-generator' },
    summary: 'Answers the cover-letter assistant.',
    rules: 'assistants-14',
    body: answerInput.extend({ letter: editedLetter }),
    response: coverLetterReply,
    errors: ['not_found', 'conflict', 'rate.limited', 'unavailable'],
  },
  'POST /interview/start': {
    group: 'assistants',
    identity: { feature: 'interview-prep' },
    summary: 'Starts an interview training.',
    rules: 'assistants-15',
    body: z.object({ userProfile, jobRole: text(300).optional() }),
    response: interviewReply.extend({ sessionId }),
    errors: ['rate.limited', 'unavailable'],
  },
  'POST /interview/continue': {
    group: 'assistants',
    identity: { feature: 'interview-prep' },
    summary: 'Answers the interview training.',
    rules: 'assistants-15',
    body: answerInput,
    response: interviewReply,
    errors: ['not_found', 'conflict', 'rate.limited', 'unavailable'],
  },
  'POST /job-coach/start': {
    group: 'assistants',
    identity: { feature: 'job-coach' },
    summary: 'Starts a conversation with the job coach.',
    rules: 'assistants-16',
    body: z.object({ userProfile: profileSummary }),
    response: jobCoachReply.extend({ sessionId }),
    errors: ['rate.limited', 'unavailable'],
  },
  'POST /job-coach/session/{sessionId}/message': {
    group: 'assistants',
    identity: { feature: 'job-coach' },
    summary: 'Answers the job coach.',
    rules: 'assistants-16',
    params: z.object({ sessionId }),
    body: z.object({
      message: messageText,
      userProfile: profileSummary,
      client_key: clientKey,
      withdrawn_keys: withdrawnKeys,
    }),
    response: jobCoachReply,
    errors: ['not_found', 'conflict', 'rate.limited', 'unavailable'],
  },
} as const satisfies CallTable;
