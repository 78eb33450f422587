import { implement } from '../http/implement.ts';
import type { AssistantReply } from './engine.ts';
import { continueSession } from './sessions/continue-session.ts';
import { startSession } from './sessions/start-session.ts';

const interviewReply = ({ text, stage = '' }: AssistantReply) => ({ message: text, stage });

const coachReply = (reply: AssistantReply) => ({
  ...interviewReply(reply),
  isComplete: reply.isComplete ?? false,
  recommendations: reply.recommendations ?? [],
});

const letterReply = ({ text, letter }: AssistantReply) => ({
  message: text,
  ...(letter !== undefined && { letter }),
});

export const assistantCalls = [
  implement('POST /chat/start', async ({ asker, body }, services) => {
    const { sessionId, reply } = await startSession(services, asker, 'ai-jobs', body);
    return { sessionId, initialResponse: reply.text };
  }),
  implement('POST /chat/session/{sessionId}/message', async (request, services) => {
    const { asker, params, body } = request;
    const sent = { ...params, message: body.message, clientKey: body.client_key };
    const { text, matchedJobs } = await continueSession(services, asker, 'ai-jobs', sent);
    return { response: text, ...(matchedJobs && { matchedJobs }) };
  }),
  implement('POST /cover-letter/start', async ({ asker, body }, services) => {
    const { sessionId, reply } = await startSession(services, asker, 'cover-letter', body);
    return { ...letterReply(reply), sessionId };
  }),
  implement('POST /cover-letter/continue', async ({ asker, body }, services) => {
    const { sessionId, answer: message, client_key: clientKey } = body;
    const sent = { sessionId, message, clientKey };
    return letterReply(await continueSession(services, asker, 'cover-letter', sent));
  }),
  implement('POST /interview/start', async ({ asker, body }, services) => {
    const { jobRole, userProfile } = body;
    const given = { userProfile, ...(jobRole !== undefined && { jobRole }) };
    const { sessionId, reply } = await startSession(services, asker, 'interview', given);
    return { ...interviewReply(reply), sessionId };
  }),
  implement('POST /interview/continue', async ({ asker, body }, services) => {
    const { sessionId, answer: message, client_key: clientKey } = body;
    const sent = { sessionId, message, clientKey };
    return interviewReply(await continueSession(services, asker, 'interview', sent));
  }),
  implement('POST /job-coach/start', async ({ asker, body }, services) => {
    const { sessionId, reply } = await startSession(services, asker, 'job-coach', body);
    return { ...coachReply(reply), sessionId };
  }),
  implement('POST /job-coach/session/{sessionId}/message', async (request, services) => {
    const { asker, params, body } = request;
    const sent = { ...params, message: body.message, clientKey: body.client_key };
    return coachReply(await continueSession(services, asker, 'job-coach', sent));
  }),
];
