import { implement } from '../http/implement.ts';
import { findConversation } from '../messages/find-conversation.ts';
import { answerInterview, cancelInterview } from './answer.ts';
import { loadCalendar } from './find-interview.ts';
import { proposeInterview } from './propose.ts';

export const interviewCalls = [
  implement('PUT /communication/{id}/interview', ({ requester, params, body }, services) =>
    proposeInterview(services, requester, params.id, body),
  ),
  implement('POST /communication/{id}/interview/answer', ({ requester, params, body }, services) =>
    answerInterview(services, requester, params.id, body),
  ),
  implement(
    'GET /communication/{id}/interview/calendar',
    async ({ requester, params }, services) => {
      await findConversation(services.db, requester, params.id);
      return loadCalendar(services, requester, params.id);
    },
  ),
  implement('POST /communication/{id}/interview/cancel', ({ requester, params, body }, services) =>
    cancelInterview(services, requester, params.id, body),
  ),
];
