import { type ApiClient, request } from '@silverjobs/api';
import type {
  AuditAction,
  BodyOf,
  CALLBACK_WINDOWS,
  CaseKind,
  ParamsOf,
} from '@silverjobs/contract';
import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { type OwnerFilter, page, pages } from './operator-pages.ts';

/** What of the cases is asked for. */
export type CaseFilter = OwnerFilter & { readonly kind?: CaseKind };
/** What of the call-backs is asked for. */
export type CallbackFilter = OwnerFilter & {
  readonly time_window?: (typeof CALLBACK_WINDOWS)[number];
};

/** What waits for a decision (operators-8, operators-28). */
export function casesQuery(api: ApiClient, filter: CaseFilter = {}) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'cases', filter],
    queryFn: ({ pageParam, signal }) =>
      request(api.main, 'GET /operator/case', { query: { ...page(pageParam), ...filter }, signal }),
    ...pages,
  });
}

/** A case with all that a decision needs (operators-8). */
export function caseQuery(api: ApiClient, kind: CaseKind, id: number) {
  return queryOptions({
    queryKey: ['operator', 'case', kind, id],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /operator/case/{kind}/{id}', { params: { kind, id }, signal }),
  });
}

/** What anything in the back-office may have changed. */
export const renewOperator = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: ['operator'] });

/** Decides about a job, message or account (operators-10). */
export function decisionMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /operator/decision'>) =>
      request(api.main, 'POST /operator/decision', { body }),
    onSettled: () => renewOperator(queries),
  });
}

/** Decides several cases in the same way (operators-29). */
export function decideMany(api: ApiClient, body: BodyOf<'POST /operator/decisions'>) {
  return request(api.main, 'POST /operator/decisions', { body });
}

type Assignment = ParamsOf<'PUT /operator/case/{kind}/{id}/assignment'> & { mine: boolean };

/** Takes a case, a call-back or a declaration, or gives it back (operators-28). */
export function assign(api: ApiClient, { kind, id, mine }: Assignment) {
  return request(api.main, 'PUT /operator/case/{kind}/{id}/assignment', {
    params: { kind, id },
    body: { mine },
  });
}

/** Who has a conversation with an employer (operators-31). */
export function contactsQuery(api: ApiClient, id: number) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'contacts', id],
    queryFn: ({ pageParam, signal }) =>
      request(api.main, 'GET /operator/employer/{id}/people', {
        params: { id },
        query: page(pageParam),
        signal,
      }),
    ...pages,
  });
}

/** The audit log (operators-6). */
export function auditQuery(api: ApiClient, action: AuditAction | null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'audit', action],
    queryFn: ({ pageParam, signal }) =>
      request(api.main, 'GET /operator/audit', {
        query: { ...page(pageParam), ...(action && { action }) },
        signal,
      }),
    ...pages,
  });
}

/** What the decision of a mail is about; uses its link not up. */
export function openObjectionQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: ['objection', token] as const,
    queryFn: ({ signal }) => request(api.main, 'POST /objection/open', { body: { token }, signal }),
    retry: false,
  });
}

/** Objects to a decision, with the token of its mail (operators-14). */
export function objectionMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /objection'>) => request(api.main, 'POST /objection', { body }),
  });
}

/** Mails and tasks that do not go on by themselves (operators-16). */
export function stuckQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'stuck'],
    queryFn: ({ pageParam, signal }) =>
      request(api.main, 'GET /operator/stuck', { query: page(pageParam), signal }),
    ...pages,
  });
}

type StuckInput = ParamsOf<'POST /operator/stuck/{kind}/{id}'> &
  BodyOf<'POST /operator/stuck/{kind}/{id}'>;

/** Tries a mail or task again, or drops it (operators-17). */
export function resolveStuck(api: ApiClient, { kind, id, ...body }: StuckInput) {
  return request(api.main, 'POST /operator/stuck/{kind}/{id}', { params: { kind, id }, body });
}

/** Addresses that get no mail any more (operators-45). */
export function returnedMailQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'returned'],
    queryFn: ({ pageParam, signal }) =>
      request(api.main, 'GET /operator/returned_mail', { query: page(pageParam), signal }),
    ...pages,
  });
}

/** Lets mail go to an address again, or notes that it was looked at (operators-45). */
export function resolveReturned(api: ApiClient, body: BodyOf<'POST /operator/returned_mail'>) {
  return request(api.main, 'POST /operator/returned_mail', { body });
}

/** How many accounts are warned of their deletion (operators-46). */
export function dormantQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['operator', 'dormant'],
    queryFn: ({ signal }) => request(api.main, 'GET /operator/dormant', { signal }),
  });
}

/** Users by address, name or number (operators-18). */
export function usersQuery(api: ApiClient, search: string) {
  return queryOptions({
    queryKey: ['operator', 'users', search],
    queryFn: ({ signal }) => request(api.main, 'GET /operator/user', { query: { search }, signal }),
    enabled: search !== '',
  });
}

/** One user (operators-18). */
export function operatorUserQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['operator', 'user', id],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /operator/user/{id}', { params: { id }, signal }),
  });
}

type Verification = { id: number } & BodyOf<'PUT /operator/employer/{id}/verification'>;

/** Marks an employer as verified, or takes that back (operators-22). */
export function verifyEmployer(api: ApiClient, { id, ...body }: Verification) {
  return request(api.main, 'PUT /operator/employer/{id}/verification', { params: { id }, body });
}

type NonProfitAnswer = { id: number } & BodyOf<'PUT /operator/employer/{id}/non_profit'>;

/** Says whether a certificate proves a non-profit (employers-66). */
export function answerNonProfit(api: ApiClient, { id, ...body }: NonProfitAnswer) {
  return request(api.main, 'PUT /operator/employer/{id}/non_profit', { params: { id }, body });
}

/** Fetches a short-lived address of the certificate (employers-66). */
export function nonProfitLinkMutation(api: ApiClient, id: number) {
  return mutationOptions({
    mutationFn: async (): Promise<string> => {
      const { url } = await request(api.main, 'POST /operator/employer/{id}/non_profit_link', {
        params: { id },
      });
      return api.main.getUri({ url });
    },
  });
}

/** Makes a company of what is no household, and bills its open advertisements (operators-49). */
export function endHousehold(
  api: ApiClient,
  { id, reason }: { readonly id: number; readonly reason: string },
) {
  return request(api.main, 'POST /operator/employer/{id}/no_household', {
    params: { id },
    body: { reason },
  });
}

/** Who waits for a call (operators-23). */
export function callbacksQuery(api: ApiClient, filter: CallbackFilter = {}) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'callbacks', filter],
    queryFn: ({ pageParam, signal }) =>
      request(api.main, 'GET /operator/callback', {
        query: { ...page(pageParam), ...filter },
        signal,
      }),
    ...pages,
  });
}

/** Notes that somebody has been called (operators-23). */
export function calledMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) =>
      request(api.main, 'POST /operator/callback/{id}/done', { params: { id } }),
    onSettled: () => renewOperator(queries),
  });
}

/** Mails a user a link to sign in with (operators-37). */
export function sendSignInLink(api: ApiClient, id: number) {
  return request(api.main, 'POST /operator/user/{id}/sign-in-link', { params: { id } });
}

/** Stops the mails of all saved searches of a user (operators-37). */
export function pauseAlerts(api: ApiClient, id: number) {
  return request(api.main, 'POST /operator/user/{id}/pause-alerts', { params: { id } });
}

/** Corrects the address of a user (operators-37). */
export function addressMutation(api: ApiClient, queries: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'PUT /operator/user/{id}/email'>) =>
      request(api.main, 'PUT /operator/user/{id}/email', { params: { id }, body }),
    onSettled: () => renewOperator(queries),
  });
}
