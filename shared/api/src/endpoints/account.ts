import { type ApiClient, request } from '@silverjobs/api';
import type { BodyOf, ContactRequest } from '@silverjobs/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

/** The own link for recommending; it never changes. */
export function referralQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['account', 'referral'],
    queryFn: ({ signal }) => request(api.main, 'GET /referral', { signal }),
  });
}

/** Everything that is kept of the user; asked for on demand only. */
export function accountExportQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['account', 'export'],
    queryFn: ({ signal }) => request(api.main, 'GET /account/export', { signal }),
    gcTime: 0,
    staleTime: 0,
  });
}

/** Why the job search was deactivated (account-13). */
export function deactivateSurveyMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /deactivate_survey'>) =>
      request(api.main, 'POST /deactivate_survey', { body }),
  });
}

/** How likely a recommendation is, 0 to 10 (account-14). */
export function npsMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /nps_candidate'>) =>
      request(api.main, 'POST /nps_candidate', { body }),
  });
}

/** Asks for a confirmation mail to the new address; answers the user, unchanged until confirmed. */
export function requestEmailChangeMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ email, usersId }: { email: string; usersId: number }) =>
      request(api.auth, 'POST /auth/request-email-change', { body: { email, users_id: usersId } }),
  });
}

/** Changes the address with the token of the confirmation mail. */
export function confirmEmailChangeMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (token: string) =>
      request(api.auth, 'POST /auth/confirm-email-change', { body: { token } }),
  });
}

/** Asks for a mail with a link to set a new password, valid 24 h. */
export function requestPasswordChangeMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (email: string) =>
      request(api.auth, 'POST /auth/request-password-reset', { body: { email } }),
  });
}

/** Sends a message to the operator. */
export function contactMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: ContactRequest) => request(api.main, 'POST /contact', { body }),
  });
}

/** Deletes the user with everything that belongs to it. */
export function deleteUserMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (usersId: number) =>
      request(api.auth, 'DELETE /users/{id}', { params: { id: usersId } }),
  });
}

/** Says whether new messages are announced by mail. */
export function updateMessageMailMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ usersId, wanted }: { usersId: number; wanted: boolean }) =>
      request(api.auth, 'PUT /users/{id}', {
        params: { id: usersId },
        body: { message_mail: wanted },
      }),
  });
}
