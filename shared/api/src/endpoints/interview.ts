import { type ApiClient, request } from '@silverjobs/api';
import type {
  Conversation,
  Interview,
  InterviewAnswerInput,
  InterviewCancelInput,
  InterviewInput,
} from '@silverjobs/contract';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { applicationKeys } from './application.ts';
import { conversationKeys } from './conversation.ts';
import { loadNewMessages } from './message.ts';

type Change =
  | { readonly kind: 'propose'; readonly input: InterviewInput }
  | { readonly kind: 'answer'; readonly input: InterviewAnswerInput }
  | { readonly kind: 'cancel'; readonly input: InterviewCancelInput };

function send(api: ApiClient, id: number, change: Change): Promise<Interview> {
  const params = { id };
  if (change.kind === 'propose') {
    return request(api.main, 'PUT /communication/{id}/interview', { params, body: change.input });
  }
  return change.kind === 'answer'
    ? request(api.main, 'POST /communication/{id}/interview/answer', { params, body: change.input })
    : request(api.main, 'POST /communication/{id}/interview/cancel', {
        params,
        body: change.input,
      });
}

/** Proposes, answers or cancels dates of a conversation; page and lists know at once (messages-30). */
export function interviewMutation(api: ApiClient, queries: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: (change: Change) => send(api, id, change),
    onSuccess: async (_interview) => {
      queries.setQueryData<Conversation | null>(
        conversationKeys.detail(id),
        (known) => known && { ...known, _interview },
      );
      void queries.invalidateQueries({ queryKey: conversationKeys.all });
      void queries.invalidateQueries({ queryKey: applicationKeys.all });
      await loadNewMessages(api, queries, id).catch(() => []);
    },
    // Somebody else has changed it: show what stands now.
    onError: () => queries.invalidateQueries({ queryKey: conversationKeys.detail(id) }),
  });
}

/** Fetches the agreed date as a calendar file (messages-33). */
export function interviewCalendarMutation(api: ApiClient, id: number) {
  return mutationOptions({
    mutationFn: () =>
      request(api.main, 'GET /communication/{id}/interview/calendar', { params: { id } }),
  });
}
