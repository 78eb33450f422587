import { type ApiClient, useApi } from '@silverjobs/api';
import type { LiveEvent } from '@silverjobs/contract';
import { useLiveConnected, useShell } from '@silverjobs/shell';
import { VisuallyHidden } from '@silverjobs/ui';
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { runWhenIdle } from '../../loading/run-when-idle.ts';
import { type Badge, isCurrent, type VisibleMenuSection } from './menu-entries.ts';

/** How often numbers are asked for while they do not come by themselves, in milliseconds. */
const POLL_INTERVAL_MS = 60_000;

/** More than this is not counted out. */
const MAX_COUNT = 99;

/**
 * Keeps the numbers beside menu entries true: asked for after the first view, then told by live
 * events, else asked for every minute. Their sum stands in the document's title, and a number that
 * grows is announced, except on the pages of its entry, which say more.
 */
export function useBadges(sections: readonly VisibleMenuSection[]): void {
  const { live, title, announce } = useShell();
  const api = useApi();
  const queries = useQueryClient();
  const connected = useLiveConnected();
  const { pathname } = useLocation();
  const [rested, setRested] = useState(false);
  useEffect(() => runWhenIdle(async () => setRested(true)), []);
  const entries = useMemo(
    () =>
      sections
        .flatMap((section) => section.entries)
        .flatMap(({ path, badge, locked }) => (badge && !locked ? [{ path, badge }] : [])),
    [sections],
  );
  useEffect(
    () =>
      live.listen(({ topic, count }: LiveEvent) => {
        for (const { badge } of entries) {
          if (badge.topic === topic) queries.setQueryData(badge.queryKey, { id: count });
        }
      }),
    [live, queries, entries],
  );
  const counts = useQueries({
    queries: entries.map(({ badge }) => ({
      ...badgeQuery(api, badge),
      enabled: rested,
      refetchInterval: connected && badge.topic ? (false as const) : POLL_INTERVAL_MS,
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  const waiting = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  useEffect(() => title.setWaiting(waiting), [title, waiting]);
  const known = useRef(new Map<string, number>());
  useEffect(() => {
    entries.forEach(({ path, badge }, index) => {
      const count = counts[index];
      const before = known.current.get(path);
      if (count === undefined) return;
      known.current.set(path, count);
      const grown = before !== undefined && count > before;
      if (grown && !isCurrent(path, pathname)) announce(badgeText(badge, count));
    });
  }, [entries, counts, pathname, announce]);
}

/** How much waits behind a menu entry; nothing while that is nothing or unknown. */
export function MenuCount({ badge }: { badge: Badge }) {
  // useBadges asks, for all places that show it.
  const { data: count = 0 } = useQuery({ ...badgeQuery(useApi(), badge), enabled: false });
  if (count === 0) return null;
  return (
    <>
      <span className="menu-count" aria-hidden="true">
        {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
      </span>
      <VisuallyHidden>{` ${badgeText(badge, count)}`}</VisuallyHidden>
    </>
  );
}

/** The number of a badge: the id of its call's answer. */
function badgeQuery(api: ApiClient, { call, queryKey }: Badge) {
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
function badgeText({ one, more }: Badge, count: number): string {
  return count === 1 ? one : more.replace('{n}', String(count));
}
