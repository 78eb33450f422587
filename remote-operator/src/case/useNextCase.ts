import { useApi } from '@silverjobs/api';
import { casesQuery } from '@silverjobs/api/operator';
import type { CaseKind, OperatorCase } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as ownPaths from '../paths.ts';
import { readFilter } from '../reports/filter.ts';

/** Goes from a case to the next one of the list that it was opened from, else back to the list. */
export function useNextCase(kind: CaseKind, id: number) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const queries = useQueryClient();
  const query = {
    ...casesQuery(useApi(), readFilter(new URLSearchParams(search))),
    refetchOnWindowFocus: false,
  };
  const { data } = useInfiniteQuery(query);

  const othersOf = (pages: OperatorCase[][] = []) => {
    const rows = pages.flat();
    const place = rows.findIndex((row) => row.kind === kind && row.id === id);
    return [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))];
  };

  const own = `${kind} ${id}`;
  const shown = useRef('');
  useEffect(() => {
    shown.current = own;
    return () => {
      shown.current = '';
    };
  }, [own]);

  return {
    /** How many wait beside this one, of those that are loaded. */
    waiting: othersOf(data?.pages).length,
    /** Waits for the list where somebody was quicker than it; one that does not come leads back to it. */
    goOn: async () => {
      const list = data ?? (await queries.ensureInfiniteQueryData(query).catch(() => undefined));
      // Whoever has gone elsewhere meanwhile stays there.
      if (shown.current !== own) return;
      const [next] = othersOf(list?.pages);
      const target = next && pathTo(ownPaths.caseDetail, { kind: next.kind, id: next.id });
      navigate(`${target ?? paths.operatorStart}${search}`, { replace: true });
    },
  };
}
