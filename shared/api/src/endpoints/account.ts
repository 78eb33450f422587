import { type ApiClient, request } from '@silverjobs/api';
import type { BodyOf, ContactRequest, GuestReportInput, SharedAddress } from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { conversationKeys } from './conversation.ts';
import { fetchMe } from './session.ts';

/** The own link for recommending; it never changes. */
export function referralQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['account', 'referral'],
    queryFn: ({ signal }) => request(api.main, 'GET /referral', { signal }),
  });
}

/**
 * Everything that is kept of the user; asked for on demand only.
 * @param confirm settles once it is certain who asks (account-35)
 */
export function accountExportQuery(api: ApiClient, confirm: () => Promise<void>) {
  return queryOptions({
    queryKey: ['account', 'export'],
    queryFn: async ({ signal }) => {
      await confirm();
      return request(api.main, 'GET /account/export', { signal });
    },
    retry: false,
    gcTime: 0,
    staleTime: 0,
    // It may ask for the password; nobody has asked for that when a network comes back.
    refetchOnReconnect: false,
  });
}

const sharedAddressKey = ['account', 'shared-address'] as const;

/** Conversations in which the employer has an earlier address (account-41). */
export function sharedAddressesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: sharedAddressKey,
    queryFn: ({ signal }) => request(api.main, 'GET /shared_address', { signal }),
    staleTime: 0,
  });
}

/** Gives the present address to the employers of these conversations. */
export function shareAddressMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (ids: number[]) =>
      request(api.main, 'POST /shared_address', { body: { communication_ids: ids } }),
    onSuccess: (left) => {
      queries.setQueryData<SharedAddress[]>(sharedAddressKey, left);
      return queries.invalidateQueries({ queryKey: conversationKeys.all });
    },
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

/** Keeps a dormant account, with the token of the mail (account-50). */
export function keepAccountMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (token: string) => request(api.main, 'POST /account_keeping', { body: { token } }),
  });
}

/** Whether the session is confirmed as the owner's, and whether there is a password to ask for. */
export function fetchIdentity(api: ApiClient) {
  return request(api.auth, 'GET /auth/identity');
}

/** Confirms the session with the own password (account-35). */
export function confirmIdentityMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (password: string) =>
      request(api.auth, 'POST /auth/confirm-identity', { body: { password } }),
  });
}

/** Sends a link that confirms the session to the own address (account-36). */
export function requestIdentityLinkMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: () => request(api.auth, 'POST /auth/request-identity-link'),
  });
}

/** Confirms the session that asked, with the token of the mail. */
export function confirmIdentityLinkMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (token: string) =>
      request(api.auth, 'POST /auth/confirm-identity-link', { body: { token } }),
  });
}

/** Takes a change of address back and sets a new password (account-38). */
export function restoreEmailMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: { token: string; password: string }) =>
      request(api.auth, 'POST /auth/restore-email', { body }),
  });
}

/**
 * Asks for a mail with a link to set a new password, valid 24 h. It goes to the address that counts now, which
 * another tab may have changed: to an unknown one nothing is sent, and nobody is told. Resolves to that address.
 */
export function requestPasswordChangeMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async () => {
      const { email } = await fetchMe(api);
      await request(api.auth, 'POST /auth/request-password-reset', { body: { email } });
      return email;
    },
  });
}

/** Sends a message to the operator. */
export function contactMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: ContactRequest) => request(api.main, 'POST /contact', { body }),
  });
}

/** Reports a job without an account (operators-24). */
export function guestReportMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: GuestReportInput) => request(api.main, 'POST /content_report', { body }),
  });
}

/** Deletes the user with everything that belongs to it. */
export function deleteUserMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (usersId: number) =>
      request(api.auth, 'DELETE /users/{id}', { params: { id: usersId } }),
  });
}

/** Keeps with the account how the product is shown (display-2). */
export function saveDisplay(api: ApiClient, usersId: number, display: string) {
  return request(api.auth, 'PUT /users/{id}', { params: { id: usersId }, body: { display } });
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
