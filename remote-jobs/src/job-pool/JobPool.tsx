import { useApi } from '@silverjobs/api';
import { jobCountQuery, jobKeys } from '@silverjobs/api/job-demand';
import { useShell, useUser } from '@silverjobs/shell';
import { Heading, Page } from '@silverjobs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { FilterCard } from '../filter/FilterCard.tsx';
import './job-pool.css';
import {
  isQueryable,
  isUnfiltered,
  type SearchFilter,
  toJobFilter,
} from '../filter/search-filter.ts';
import type { FilterState } from '../filter/useSearchFilter.ts';
import { resultsText } from '../job-list/format-count.ts';
import { JobList } from '../job-list/JobList.tsx';
import { LazyJobMap } from '../job-map/LazyJobMap.tsx';
import { useJobView } from '../job-map/useJobView.ts';
import { ViewSwitch } from '../job-map/ViewSwitch.tsx';
import { FEW_JOBS } from '../more-jobs/apply-suggestion.ts';
import { FewJobs } from '../more-jobs/FewJobs.tsx';
import { NoJobs } from '../more-jobs/NoJobs.tsx';
import { useSaveSearch } from '../save-search/useSaveSearch.ts';

/** The pool of jobs: heading with count, filter and list (jobs-1). */
export function JobPool({ filter, change }: FilterState): ReactNode {
  const { announce } = useShell();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useSaveSearch(filter);
  const saving = useUser()?.role === 'candidate' ? search : null;
  const [view, show] = useJobView();
  const jobFilter = useMemo(() => toJobFilter(filter), [filter]);
  const filterKey = JSON.stringify(jobFilter);
  const { data: total } = useQuery({
    ...jobCountQuery(useApi(), jobFilter),
    enabled: isQueryable(filter),
  });

  const shown = useRef(filterKey);
  const announced = useRef(filterKey);
  useEffect(() => {
    if (shown.current === filterKey) return;
    shown.current = filterKey;
    // A changed filter starts again: at the top and without what was cached (POOL-05).
    window.scrollTo({ top: 0 });
    queries.removeQueries({ queryKey: jobKeys.list, type: 'inactive' });
  }, [filterKey, queries]);
  useEffect(() => {
    if (announced.current === filterKey || total === undefined) return;
    announced.current = filterKey;
    announce(resultsText(total));
  }, [filterKey, total, announce]);

  function apply(next: SearchFilter) {
    change(next);
    // What was pressed goes with the old result.
    heading.current?.focus();
  }

  const empty = <NoJobs filter={filter} onApply={apply} saving={saving} />;
  const few = total !== undefined && total > 0 && total <= FEW_JOBS && !isUnfiltered(filter);
  return (
    <Page>
      <Heading ref={heading} level={1} tabIndex={-1} className="jobs-heading">
        {total === undefined ? (
          'Jobs für Sie'
        ) : (
          <>
            Jobs für Sie: <span className="jobs-heading__count">({resultsText(total)})</span>
          </>
        )}
      </Heading>
      <FilterCard filter={filter} change={change} saving={saving} />
      <div className="jobs-results">
        <ViewSwitch view={view} onChange={show} />
        {view === 'map' ? (
          <LazyJobMap filter={filter} empty={empty} onList={() => show('list')} />
        ) : (
          <JobList filter={filter} total={total} empty={empty} />
        )}
        {few && <FewJobs filter={filter} onApply={apply} />}
      </div>
    </Page>
  );
}
