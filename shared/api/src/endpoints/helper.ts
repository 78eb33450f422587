import { type ApiClient, request } from '@silverjobs/api';
import type { BodyOf } from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { conversationKeys } from './conversation.ts';

const helperKeys = { list: ['helpers'] as const, drafts: ['helper-drafts'] as const };

/** The candidate's helpers with what they did (account-72). */
export function helpersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: helperKeys.list,
    queryFn: ({ signal }) => request(api.main, 'GET /helper', { signal }),
  });
}

const refreshing = (queries: QueryClient) => ({
  onSettled: () => queries.invalidateQueries({ queryKey: helperKeys.list }),
});

/** Invites somebody to help (account-70). */
export function inviteHelperMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /helper'>) => request(api.main, 'POST /helper', { body }),
    ...refreshing(queries),
  });
}

/** Ends a help at once, or takes an invitation back (account-75). */
export function endHelperMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => request(api.main, 'DELETE /helper/{id}', { params: { id } }),
    ...refreshing(queries),
  });
}

/** What the link of a mail to a helper says; it uses nothing up. */
export function openHelpQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: ['help', token] as const,
    queryFn: ({ signal }) => request(api.main, 'POST /help/open', { body: { token }, signal }),
    retry: false,
  });
}

/** Signs a helper in, and accepts the invitation where it is one; gives the token (account-74). */
export async function enterHelp(api: ApiClient, token: string): Promise<string> {
  const { authToken } = await request(api.main, 'POST /help/enter', { body: { token } });
  return authToken;
}

/** Sends a helper links to sign in, if the address is known; the answer does not tell. */
export async function requestHelpLink(api: ApiClient, email: string): Promise<void> {
  await request(api.main, 'POST /help/link', { body: { email } });
}

/** A helper ends helping. */
export async function endOwnHelp(api: ApiClient): Promise<void> {
  await request(api.main, 'POST /helper_end');
}

/** Texts of helpers that wait; for a helper the own ones (account-73). */
export function helperDraftsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: helperKeys.drafts,
    queryFn: ({ signal }) => request(api.main, 'GET /helper_draft', { signal }),
  });
}

/** A helper writes the text for a job or a conversation. */
export function writeDraftMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'PUT /helper_draft'>) =>
      request(api.main, 'PUT /helper_draft', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: helperKeys.drafts }),
  });
}

/** Throws a text away. */
export function deleteDraftMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => request(api.main, 'DELETE /helper_draft/{id}', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: helperKeys.drafts }),
  });
}

/** The candidate sends a helper's text as it was read, with what she has confirmed. */
export function sendDraftMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, body }: { id: number; body: BodyOf<'POST /helper_draft/{id}/send'> }) =>
      request(api.main, 'POST /helper_draft/{id}/send', { params: { id }, body }),
    onSettled: () =>
      Promise.all(
        [helperKeys.drafts, conversationKeys.all, ['messages'], ['jobs']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
