import type { ApiClient } from '@silverjobs/api';
import { callAssistant } from '@silverjobs/api/assistant';
import type {
  CoverLetterReply,
  InterviewReply,
  JobCoachReply,
  ReplyExtras,
} from '@silverjobs/contract';
import { ASSISTANT_FINAL_STAGE } from '@silverjobs/contract/constants';
import type {
  AdapterType,
  ChatAction,
  ChatAdapter,
  ChatData,
  ChatReply,
  OutgoingMessage,
} from './chat-adapter.ts';
import { profileSummary } from './user-profile.ts';

/** A reply with what stands beside its text, each only where there is something (assistants-40). */
function replyOf(
  message: string,
  { choices, marks, checks, isSubstitute }: ReplyExtras,
  own: ChatData = {},
  action?: ChatAction,
): ChatReply {
  const data = {
    ...own,
    ...(choices && { choices }),
    ...(marks && { marks }),
    ...(checks && { checks }),
    ...(isSubstitute && { isSubstitute }),
  };
  return { message, ...(action && { action }), ...(Object.keys(data).length > 0 && { data }) };
}

const keysOf = ({ key, withdrawn = [] }: OutgoingMessage) => ({
  client_key: key,
  ...(withdrawn.length > 0 && { withdrawn_keys: [...withdrawn] }),
});

const signalOf = (signal: AbortSignal | undefined) => signal && { signal };

function aiJobs(api: ApiClient): ChatAdapter {
  return {
    start: async (userProfile) => {
      const started = await callAssistant(api, 'POST /chat/start', { body: { userProfile } });
      return { sessionId: started.sessionId, ...replyOf(started.initialResponse, started) };
    },
    send: async (sent, _profile, signal) => {
      const { sessionId, text: message, removedMark } = sent;
      const mark = removedMark !== undefined && { removed_mark: removedMark };
      const body = { message, ...keysOf(sent), ...mark };
      const call = { params: { sessionId }, body, ...signalOf(signal) };
      const answer = await callAssistant(api, 'POST /chat/session/{sessionId}/message', call);
      const { response, matchedJobs, chosenJob } = answer;
      if (!matchedJobs || matchedJobs.length === 0)
        return replyOf(response, answer, chosenJob === undefined ? {} : { chosenJob });
      return replyOf(response, answer, { matchedJobs }, 'SHOW_JOBS_LIST');
    },
  };
}

const letterReply = (reply: CoverLetterReply): ChatReply => {
  const { letter, sources } = reply;
  return replyOf(reply.message, reply, {
    ...(letter !== undefined && { letter }),
    ...(sources && { sources }),
  });
};

function coverLetter(api: ApiClient): ChatAdapter {
  return {
    start: async (userProfile, { jobDescription = '' }) => {
      const body = { userProfile, jobDescription };
      const started = await callAssistant(api, 'POST /cover-letter/start', { body });
      return { sessionId: started.sessionId, ...letterReply(started) };
    },
    send: async (sent, _profile, signal) => {
      const { text: answer, sessionId, letter } = sent;
      const body = { answer, sessionId, ...(letter && { letter }), ...keysOf(sent) };
      const call = { body, ...signalOf(signal) };
      return letterReply(await callAssistant(api, 'POST /cover-letter/continue', call));
    },
  };
}

const interviewReply = (reply: InterviewReply): ChatReply => {
  const { message, stage } = reply;
  const action = stage === ASSISTANT_FINAL_STAGE ? 'SESSION_COMPLETE' : undefined;
  return replyOf(message, reply, { stage }, action);
};

function interview(api: ApiClient): ChatAdapter {
  return {
    start: async (userProfile, { jobRole }) => {
      const body = { userProfile, ...(jobRole && { jobRole }) };
      const started = await callAssistant(api, 'POST /interview/start', { body });
      return { sessionId: started.sessionId, ...interviewReply(started) };
    },
    send: async (sent, _profile, signal) => {
      const body = { answer: sent.text, sessionId: sent.sessionId, ...keysOf(sent) };
      const call = { body, ...signalOf(signal) };
      return interviewReply(await callAssistant(api, 'POST /interview/continue', call));
    },
  };
}

function coachReply(reply: JobCoachReply): ChatReply {
  const { message, stage, isComplete, recommendations } = reply;
  const hasSome = recommendations.length > 0;
  const data = { stage, ...(hasSome && { recommendations }) };
  const shows = hasSome ? 'SHOW_RECOMMENDATIONS' : undefined;
  return replyOf(message, reply, data, isComplete ? 'SESSION_COMPLETE' : shows);
}

function jobCoach(api: ApiClient): ChatAdapter {
  return {
    start: async (profile) => {
      const body = { userProfile: profileSummary(profile) };
      const started = await callAssistant(api, 'POST /job-coach/start', { body });
      return { sessionId: started.sessionId, ...coachReply(started) };
    },
    send: async (sent, profile, signal) => {
      const { sessionId, text: message } = sent;
      const body = { message, userProfile: profileSummary(profile), ...keysOf(sent) };
      const call = { params: { sessionId }, body, ...signalOf(signal) };
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
 * The adapter of an assistant (assistants-9).
 * @throws Error for a type that there is none for
 */
export function createChatAdapter(type: string, api: ApiClient): ChatAdapter {
  if (!Object.hasOwn(ADAPTERS, type)) throw new Error(`Unknown adapter type: ${type}`);
  return ADAPTERS[type as AdapterType](api);
}
