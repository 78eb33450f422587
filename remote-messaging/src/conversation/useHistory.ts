import { useApi } from '@silverjobs/api';
import { historyQuery } from '@silverjobs/api/message';
import { uniqueMessages } from '@silverjobs/api/message-pages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

/** The loaded part of a history and what lies before it (messages-9). */
export function useHistory(conversationId: number) {
  const query = useInfiniteQuery(historyQuery(useApi(), conversationId));
  const messages = useMemo(() => uniqueMessages(query.data?.pages ?? []), [query.data]);
  const { fetchPreviousPage, refetch } = query;
  return {
    messages,
    loaded: query.data !== undefined,
    error: query.data === undefined ? query.error : null,
    retrying: query.isFetching,
    retry: useCallback(() => void refetch(), [refetch]),
    hasOlder: query.hasPreviousPage,
    loadingOlder: query.isFetchingPreviousPage,
    olderError: query.isFetchPreviousPageError ? query.error : null,
    loadOlder: useCallback(() => void fetchPreviousPage(), [fetchPreviousPage]),
  };
}
