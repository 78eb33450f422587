import { type ApiClient, request, useApi, useRenewableMutation } from '@silverjobs/api';
import type { Candidate, CandidateUpdate, MatchingPosition } from '@silverjobs/contract';
import { type SessionStore, useShell } from '@silverjobs/shell';
import { mutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { searchKeys } from './job-search.ts';
import { matchingKeys } from './matching.ts';
import { fetchMe } from './session.ts';

/** A change of one section of the candidate's profile: the section and ops.mode (profile-19). */
export type CandidateChange = Omit<CandidateUpdate, 'id'>;

/** Puts a changed candidate into the user (profile-20). */
function mergeCandidate(session: SessionStore, changed: Candidate): void {
  session.setState(({ user }) => ({ user: user && { ...user, _candidate: changed } }));
}

/**
 * Reloads user and candidate and marks as old whatever depends on the profile (profile-20). A
 * failure is only logged: the change itself is saved and known. An answer that a later change has
 * overtaken is dropped.
 */
async function refreshProfile(
  api: ApiClient,
  queries: QueryClient,
  session: SessionStore,
): Promise<void> {
  for (const queryKey of [matchingKeys.positions, searchKeys.all, ['jobs']]) {
    void queries.invalidateQueries({ queryKey });
  }
  const { user: known } = session.getState();
  try {
    const user = await fetchMe(api);
    if (session.getState().user === known) session.setState({ user });
  } catch {
    // The API client has logged it.
  }
}

async function putChange(
  api: ApiClient,
  session: SessionStore,
  change: CandidateChange,
): Promise<Candidate> {
  const id = session.getState().user?.candidate_id;
  if (!id) throw new Error('Only a candidate has a profile to change.');
  return request(api.auth, 'PUT /candidate/{id}', { params: { id }, body: { id, ...change } });
}

/**
 * Changes a section of the signed-in candidate's profile: the returned candidate is merged into the
 * user, then candidate and user data are refreshed (profile-20).
 */
export function useUpdateCandidate() {
  return useRenewableMutation(useCandidateUpdate());
}

/** The same for a form, which runs it. */
export function useCandidateUpdate() {
  const api = useApi();
  const queries = useQueryClient();
  const { session } = useShell();
  return mutationOptions({
    mutationFn: (change: CandidateChange) => putChange(api, session, change),
    onSuccess: (changed) => {
      mergeCandidate(session, changed);
      void refreshProfile(api, queries, session);
    },
  });
}

/** Changes several sections one after the other, for a form that asks for them together (guide-13). */
export function useCandidateUpdates() {
  const api = useApi();
  const queries = useQueryClient();
  const { session } = useShell();
  return mutationOptions({
    mutationFn: async ([first, ...rest]: readonly [CandidateChange, ...CandidateChange[]]) => {
      let changed = await putChange(api, session, first);
      for (const change of rest) {
        changed = await putChange(api, session, { ...change, version: changed.version });
      }
      return changed;
    },
    onSuccess: (changed) => {
      mergeCandidate(session, changed);
      void refreshProfile(api, queries, session);
    },
  });
}

/**
 * Switches whether an activity of one's own experience is used for matching (profile-27): list and user
 * have the change at once, then candidate and user data are refreshed.
 */
export function useTogglePosition() {
  const api = useApi();
  const queries = useQueryClient();
  const { session } = useShell();
  return useRenewableMutation({
    mutationFn: ({ position, used }: { position: MatchingPosition; used: boolean }) =>
      request(api.main, 'POST /candidate_matching_positions', {
        body: {
          candidateId: session.getState().user?.candidate_id ?? 0,
          position_id: position.positions_id,
          matching_used: used ? 'true' : 'false',
        },
      }),
    onSuccess: (changed) => {
      const replace = (list: MatchingPosition[]) =>
        list.map((position) => (position.id === changed.id ? changed : position));
      queries.setQueryData<MatchingPosition[]>(
        matchingKeys.positions,
        (list) => list && replace(list),
      );
      const candidate = session.getState().user?._candidate;
      if (candidate) {
        const { candidate_matching_positions: positions } = candidate;
        mergeCandidate(session, { ...candidate, candidate_matching_positions: replace(positions) });
      }
      void refreshProfile(api, queries, session);
    },
  });
}
