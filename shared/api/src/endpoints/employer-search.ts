import { type ApiClient, request } from '@silverjobs/api';
import type {
  Conversation,
  DecisionInput,
  NoteInput,
  OutreachInput,
  RefusalsInput,
  ShortProfile,
} from '@silverjobs/contract';
import {
  type APPLICATION_STAGES,
  JOB_POOL_PAGE_SIZE,
  MESSAGES_PAGE_SIZE,
} from '@silverjobs/contract/constants';
import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { conversationKeys } from './conversation.ts';
import { employerJobKeys } from './employer-job.ts';
import { nextOffset } from './next-offset.ts';

type Stage = (typeof APPLICATION_STAGES)[number];

/** Keys of everything about candidates that an employer sees. */
const employerSearchKeys = {
  all: ['employer-search'] as const,
  candidates: (jobId: number) => ['employer-search', 'candidates', jobId] as const,
  count: (jobId: number) => ['employer-search', 'count', jobId] as const,
  detail: (id: number) => ['employer-search', 'detail', id] as const,
};

/** Pages of the candidates who fit a job of the employer, 20 each, the nearest first (ours). */
export function jobCandidatesQuery(api: ApiClient, jobId: number) {
  return infiniteQueryOptions({
    queryKey: employerSearchKeys.candidates(jobId),
    queryFn: ({ pageParam, signal }): Promise<ShortProfile[]> =>
      request(api.main, 'GET /job_demand/{id}/candidates', {
        params: { id: jobId },
        query: { limit: JOB_POOL_PAGE_SIZE, offset: pageParam },
        signal,
        // Without a mode the answer is the list.
      }).then((answer) => (Array.isArray(answer) ? answer : [])),
    initialPageParam: 0,
    getNextPageParam: nextOffset(JOB_POOL_PAGE_SIZE),
  });
}

/** How many candidates fit a job of the employer (ours). */
export function jobCandidateCountQuery(api: ApiClient, jobId: number) {
  return queryOptions({
    queryKey: employerSearchKeys.count(jobId),
    queryFn: ({ signal }) =>
      request(api.main, 'GET /job_demand/{id}/candidates', {
        params: { id: jobId },
        query: { mode: 'count' },
        signal,
      }),
    select: ({ id }) => id,
  });
}

/** How many searching candidates fit a position (employers-24); not asked without one. */
export function candidateCountQuery(api: ApiClient, positionId: number | null) {
  return queryOptions({
    queryKey: ['employer-search', 'position-count', positionId],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /candidate_count', {
        query: { search_what_id: positionId ?? 0 },
        signal,
      }),
    enabled: positionId !== null,
    select: ({ id }) => id,
  });
}

/**
 * Pages of the conversations about a job of the employer, 50 each, the newest message first (ours).
 * @param stage only applications that stand so
 */
export function jobConversationsQuery(api: ApiClient, jobId: number, stage?: Stage) {
  return infiniteQueryOptions({
    queryKey: [...conversationKeys.ofJob, jobId, stage ?? null],
    queryFn: ({ pageParam, signal }): Promise<Conversation[]> =>
      request(api.main, 'GET /communication', {
        query: {
          limit: MESSAGES_PAGE_SIZE,
          offset: pageParam,
          job_demand_id: jobId,
          ...(stage && { stage }),
        },
        signal,
        // Without a mode the answer is the list.
      }).then((answer) => (Array.isArray(answer) ? answer : [])),
    initialPageParam: 0,
    getNextPageParam: nextOffset(MESSAGES_PAGE_SIZE),
  });
}

/** The short profile of a candidate (ours). */
export function candidateDetailQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: employerSearchKeys.detail(id),
    queryFn: ({ signal }) =>
      request(api.main, 'GET /candidate/{id}/detail', { params: { id }, signal }),
  });
}

/** The own short profile, as employers see it (profile-5). */
export function ownShortProfileQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['short-profile'],
    queryFn: ({ signal }) => request(api.main, 'GET /short_profile', { signal }),
    // The profile may have been changed a moment ago.
    staleTime: 0,
  });
}

/** First message to a candidate (ours). */
export function sendOutreachMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, input }: { id: number; input: OutreachInput }) =>
      request(api.main, 'POST /candidate/{id}/outreach', { params: { id }, body: input }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: employerSearchKeys.all });
      void queries.invalidateQueries({ queryKey: conversationKeys.all });
      void queries.invalidateQueries({ queryKey: employerJobKeys.lists });
    },
  });
}

function noteSelection(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: conversationKeys.all });
  void queries.invalidateQueries({ queryKey: employerJobKeys.lists });
}

/** Invites, hires or declines an applicant with a message (ours). */
export function decisionMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, input }: { id: number; input: DecisionInput }) =>
      request(api.main, 'POST /communication/{id}/decision', { params: { id }, body: input }),
    onSuccess: () => noteSelection(queries),
  });
}

/** Writes what the employer notes about an applicant (ours). */
export function noteMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, input }: { id: number; input: NoteInput }) =>
      request(api.main, 'PUT /communication/{id}/note', { params: { id }, body: input }),
    // Also after a failure: what stands there now is shown.
    onSettled: () => queries.invalidateQueries({ queryKey: conversationKeys.all }),
  });
}

/** Declines several applicants of a job in one act (ours). */
export function refusalsMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, input }: { id: number; input: RefusalsInput }) =>
      request(api.main, 'POST /job_demand/{id}/refusals', { params: { id }, body: input }),
    onSuccess: () => noteSelection(queries),
  });
}
