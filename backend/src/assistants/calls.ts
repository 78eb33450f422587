import { implement } from '../http/implement.ts';
import type { AssistantReply } from './engine.ts';
import { continueSession } from './sessions/continue-session.ts';
import { startSession } from './sessions/start-session.ts';

const extras = ({ choices, marks, checks, isSubstitute }: AssistantReply) => ({
  ...(choices && { choices }),
  ...(marks && { marks }),
  ...(checks && { checks }),
  ...(isSubstitute && { isSubstitute }),
});

type Keys = { client_key?: string | undefined; withdrawn_keys?: string[] | undefined };
const keysOf = ({ client_key: clientKey, withdrawn_keys: withdrawnKeys }: Keys) => ({
  clientKey,
  withdrawnKeys,
});

const interviewReply = (reply: AssistantReply) => ({
  message: reply.text,
  stage: reply.stage ?? '',
  ...extras(reply),
});

const coachReply = (reply: AssistantReply) => ({
  ...interviewReply(reply),
  isComplete: reply.isComplete ?? false,
  recommendations: reply.recommendations ?? [],
});

const letterReply = (reply: AssistantReply) => ({
  message: reply.text,
  ...(reply.letter !== undefined && { letter: reply.letter }),
  ...(reply.sources && { sources: reply.sources }),
  ...extras(reply),
});

export const assistantCalls = [
  implement('POST /chat/start', async ({ requester, body }, services) => {
    const { sessionId, reply } = await startSession(services, requester, 'ai-jobs', body);
    return { sessionId, initialResponse: reply.text, ...extras(reply) };
  }),
  implement('POST /chat/session/{sessionId}/message', async (request, services) => {
    const { requester, params, body } = request;
    const { message, removed_mark: removedMark } = body;
    const sent = { ...params, message, ...keysOf(body), removedMark };
    const reply = await continueSession(services, requester, 'ai-jobs', sent);
    const { text, matchedJobs, chosenJob } = reply;
    return {
      response: text,
      ...(matchedJobs && { matchedJobs }),
      ...(chosenJob !== undefined && { chosenJob }),
      ...extras(reply),
    };
  }),
  implement('POST /cover-letter/start', async ({ requester, body }, services) => {
    const { sessionId, reply } = await startSession(services, requester, 'cover-letter', body);
    return { ...letterReply(reply), sessionId };
  }),
  implement('POST /cover-letter/continue', async ({ requester, body }, services) => {
    const { sessionId, answer: message, letter: editedLetter } = body;
    const sent = { sessionId, message, ...keysOf(body), editedLetter };
    return letterReply(await continueSession(services, requester, 'cover-letter', sent));
  }),
  implement('POST /interview/start', async ({ requester, body }, services) => {
    const { jobRole, userProfile } = body;
    const given = { userProfile, ...(jobRole !== undefined && { jobRole }) };
    const { sessionId, reply } = await startSession(services, requester, 'interview', given);
    return { ...interviewReply(reply), sessionId };
  }),
  implement('POST /interview/continue', async ({ requester, body }, services) => {
    const { sessionId, answer: message } = body;
    const sent = { sessionId, message, ...keysOf(body) };
    return interviewReply(await continueSession(services, requester, 'interview', sent));
  }),
  implement('POST /job-coach/start', async ({ requester, body }, services) => {
    const { sessionId, reply } = await startSession(services, requester, 'job-coach', body);
    return { ...coachReply(reply), sessionId };
  }),
  implement('POST /job-coach/session/{sessionId}/message', async (request, services) => {
    const { requester, params, body } = request;
    const sent = { ...params, message: body.message, ...keysOf(body) };
    return coachReply(await continueSession(services, requester, 'job-coach', sent));
  }),
];
