import { useApi } from '@silverjobs/api';
import { refreshSubscription } from '@silverjobs/api/billing';
import { fetchMe } from '@silverjobs/api/session';
import { useShell } from '@silverjobs/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Gives a function that fetches the user and the plan again: what was paid opens at once (silverplus-19).
 */
export function useRefreshUser(): () => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const { session } = useShell();
  return useCallback(async () => {
    const fetched = await fetchMe(api);
    if (session.getState().user?.id === fetched.id) session.setState({ user: fetched });
    await refreshSubscription(queries);
  }, [api, queries, session]);
}
