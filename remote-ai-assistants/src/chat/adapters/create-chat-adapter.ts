import type { ApiClient } from '@silverjobs/api';
import { callAssistant } from '@silverjobs/api/assistant';
import type { CoverLetterReply, InterviewReply, JobCoachReply } from '@silverjobs/contract';
import { ASSISTANT_FINAL_STAGE } from '@silverjobs/contract/constants';
import type { AdapterType, ChatAdapter, ChatReply } from './chat-adapter.ts';
import { profileSummary } from './user-profile.ts';

function aiJobs(api: ApiClient): ChatAdapter {
  return {
    start: async (userProfile) => {
      const body = { userProfile };
      const { sessionId, initialResponse } = await callAssistant(api, 'POST /chat/start', { body });
      return { sessionId, message: initialResponse };
    },
    send: async ({ sessionId, text, key }) => {
      const { response, matchedJobs } = await callAssistant(
        api,
        'POST /chat/session/{sessionId}/message',
        { params: { sessionId }, body: { message: text, client_key: key } },
      );
      if (!matchedJobs || matchedJobs.length === 0) return { message: response };
      return { message: response, action: 'SHOW_JOBS_LIST', data: { matchedJobs } };
    },
  };
}

const letterReply = ({ message, letter }: CoverLetterReply): ChatReply => ({
  message,
  ...(letter !== undefined && { data: { letter } }),
});

function coverLetter(api: ApiClient): ChatAdapter {
  return {
    start: async (userProfile, { jobDescription = '' }) => {
      const body = { userProfile, jobDescription };
      const started = await callAssistant(api, 'POST /cover-letter/start', { body });
      return { sessionId: started.sessionId, ...letterReply(started) };
    },
    send: async ({ sessionId, text, key }) => {
      const body = { answer: text, sessionId, client_key: key };
      return letterReply(await callAssistant(api, 'POST /cover-letter/continue', { body }));
    },
  };
}

const interviewReply = ({ message, stage }: InterviewReply): ChatReply => ({
  message,
  data: { stage },
  ...(stage === ASSISTANT_FINAL_STAGE && { action: 'SESSION_COMPLETE' }),
});

function interview(api: ApiClient): ChatAdapter {
  return {
    start: async (userProfile, { jobRole }) => {
      const body = { userProfile, ...(jobRole && { jobRole }) };
      const started = await callAssistant(api, 'POST /interview/start', { body });
      return { sessionId: started.sessionId, ...interviewReply(started) };
    },
    send: async ({ sessionId, text, key }) => {
      const body = { answer: text, sessionId, client_key: key };
      return interviewReply(await callAssistant(api, 'POST /interview/continue', { body }));
    },
  };
}

function coachReply({ message, stage, isComplete, recommendations }: JobCoachReply): ChatReply {
  const data = { stage, ...(recommendations.length > 0 && { recommendations }) };
  if (isComplete) return { message, data, action: 'SESSION_COMPLETE' };
  if (recommendations.length > 0) return { message, data, action: 'SHOW_RECOMMENDATIONS' };
  return { message, data };
}

function jobCoach(api: ApiClient): ChatAdapter {
  return {
    start: async (profile) => {
      const body = { userProfile: profileSummary(profile) };
      const started = await callAssistant(api, 'POST /job-coach/start', { body });
      return { sessionId: started.sessionId, ...coachReply(started) };
    },
    send: async ({ sessionId, text, key }, profile) => {
      const body = { message: text, userProfile: profileSummary(profile), client_key: key };
      const call = { params: { sessionId }, body };
      return coachReply(
        await callAssistant(api, 'POST /job-coach/session/{sessionId}/message', call),
      );
    },
  };
}

const ADAPTERS: Readonly<Record<AdapterType, (api: ApiClient) => ChatAdapter>> = {
  aiJobs,
  coverLetter,
  interview,
  jobCoach,
};

/**
 * The adapter of an assistant (AI-05).
 * @throws Error for a type that there is none for
 */
export function createChatAdapter(type: string, api: ApiClient): ChatAdapter {
  if (!Object.hasOwn(ADAPTERS, type)) throw new Error(`Unknown adapter type: ${type}`);
  return ADAPTERS[type as AdapterType](api);
}
