import { useApi } from '@silverjobs/api';
import { casesQuery } from '@silverjobs/api/operator';
import type { CaseKind } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import * as ownPaths from '../paths.ts';
import { readFilter } from '../reports/filter.ts';

/** Goes from a case to the next one of the list that it was opened from, else back to the list. */
export function useNextCase(kind: CaseKind, id: number) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data } = useInfiniteQuery({
    ...casesQuery(useApi(), readFilter(new URLSearchParams(search))),
    refetchOnWindowFocus: false,
  });
  const rows = data?.pages.flat() ?? [];
  const place = rows.findIndex((row) => row.kind === kind && row.id === id);
  const others = [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))];
  const next = others[0];
  return {
    /** How many wait beside this one, of those that are loaded. */
    waiting: others.length,
    goOn: () =>
      navigate(
        next
          ? `${pathTo(ownPaths.caseDetail, { kind: next.kind, id: next.id })}${search}`
          : `${paths.operatorStart}${search}`,
        { replace: true },
      ),
  };
}
