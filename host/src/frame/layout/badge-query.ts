import type { ApiClient } from '@silverjobs/api';
import type { RemoteRelease } from '@silverjobs/federation';
import { queryOptions } from '@tanstack/react-query';

/** A badge as a remote declares it. */
export type Badge = NonNullable<RemoteRelease['menu'][number]['badge']>;

/** The number of a badge: the id of its call's answer. */
export function badgeQuery(api: ApiClient, { call, queryKey }: Badge) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data } = await api[call.group].get<{ id: number }>(call.path, {
        params: call.query,
        signal,
      });
      return data;
    },
    select: ({ id }) => id,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The number in words, for screen readers. */
export function badgeText({ one, more }: Badge, count: number): string {
  return count === 1 ? one : more.replace('{n}', String(count));
}
