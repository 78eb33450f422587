import { type ApiClient, request } from '@silverjobs/api';
import type { AuditAction, BodyOf, CaseKind } from '@silverjobs/contract';
import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { nextOffset } from './next-offset.ts';

/** Rows of a page of the back-office. */
const PAGE = 20;

const pages = {
  initialPageParam: 0,
  getNextPageParam: nextOffset(PAGE),
} as const;
const page = (offset: number) => ({ limit: PAGE, offset });

/** What waits for a decision (operators-8). */
export function casesQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'cases'],
    queryFn: ({ pageParam, signal }) =>
      request(api.main, 'GET /operator/case', { query: page(pageParam), signal }),
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
const renew = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['operator'] });

/** Decides about a job, message or account (operators-10). */
export function decisionMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /operator/decision'>) =>
      request(api.main, 'POST /operator/decision', { body }),
    onSettled: () => renew(queries),
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

/** Objects to a decision, with the token of its mail (operators-14). */
export function objectionMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /objection'>) => request(api.main, 'POST /objection', { body }),
  });
}
