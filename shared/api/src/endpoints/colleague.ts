import { type ApiClient, request } from '@silverjobs/api';
import type { BodyOf, EmployerMail, EmployerRole } from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const colleaguesKey = ['colleagues'] as const;

/** The people of the employer and its open invitations (employers-80). */
export function colleaguesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: colleaguesKey,
    queryFn: ({ signal }) => request(api.main, 'GET /colleague', { signal }),
  });
}

const refreshing = (queries: QueryClient) => ({
  onSettled: () => queries.invalidateQueries({ queryKey: colleaguesKey }),
});

/** Invites somebody by mail (employers-81). */
export function inviteMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /colleague_invitation'>) =>
      request(api.main, 'POST /colleague_invitation', { body }),
    ...refreshing(queries),
  });
}

/** Takes an invitation back. */
export function withdrawInvitationMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) =>
      request(api.main, 'DELETE /colleague_invitation/{id}', { params: { id } }),
    ...refreshing(queries),
  });
}

/** Gives a colleague another role. */
export function changeRoleMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, role }: { id: number; role: EmployerRole }) =>
      request(api.main, 'PATCH /colleague/{id}', { params: { id }, body: { role } }),
    ...refreshing(queries),
  });
}

/** Chooses what the reader is mailed about (employers-92). */
export function chooseMailsMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (mails: EmployerMail[]) =>
      request(api.main, 'PUT /colleague/mails', { body: { mails } }),
    ...refreshing(queries),
  });
}

/** Leaves, or removes a colleague. */
export function removeColleagueMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (id: number) => request(api.main, 'DELETE /colleague/{id}', { params: { id } }),
  });
}

/** What the link of an invitation says; asked for once, it uses nothing up. */
export function openInvitationQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: ['colleague-invitation', token] as const,
    queryFn: ({ signal }) =>
      request(api.main, 'POST /colleague_invitation/open', { body: { token }, signal }),
    retry: false,
  });
}

/** Accepts an invitation (employers-81). */
export function acceptInvitationMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /colleague_invitation/accept'>) =>
      request(api.main, 'POST /colleague_invitation/accept', { body }),
  });
}
