import { useApi } from '@silverjobs/api';
import { jobCountQuery, jobKeys } from '@silverjobs/api/job-demand';
import { useShell } from '@silverjobs/shell';
import { Heading, Page } from '@silverjobs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { FilterCard } from '../filter/FilterCard.tsx';
import './job-pool.css';
import { isAskable, NO_FILTER, toJobFilter } from '../filter/search-filter.ts';
import type { FilterState } from '../filter/useSearchFilter.ts';
import { resultsText } from '../job-list/format-count.ts';
import { JobList } from '../job-list/JobList.tsx';
import { JobMapOnDemand } from '../job-map/JobMapOnDemand.tsx';
import { useJobView } from '../job-map/useJobView.ts';
import { ViewSwitch } from '../job-map/ViewSwitch.tsx';

/** The pool of jobs: heading with count, filter and list (Spec 1 §2). */
export function JobPool({ filter, change }: FilterState): ReactNode {
  const { announce } = useShell();
  const queries = useQueryClient();
  const [view, show] = useJobView();
  const jobFilter = useMemo(() => toJobFilter(filter), [filter]);
  const filterKey = JSON.stringify(jobFilter);
  const { data: total } = useQuery({
    ...jobCountQuery(useApi(), jobFilter),
    enabled: isAskable(filter),
  });

  const shown = useRef(filterKey);
  const told = useRef(filterKey);
  useEffect(() => {
    if (shown.current === filterKey) return;
    shown.current = filterKey;
    // A changed filter starts anew: at the top and without what was cached (POOL-05).
    window.scrollTo({ top: 0 });
    queries.removeQueries({ queryKey: jobKeys.list, type: 'inactive' });
  }, [filterKey, queries]);
  useEffect(() => {
    if (told.current === filterKey || total === undefined) return;
    told.current = filterKey;
    announce(resultsText(total));
  }, [filterKey, total, announce]);

  return (
    <Page>
      <Heading level={1} tabIndex={-1} className="jobs-heading">
        {total === undefined ? (
          'Jobs für Sie'
        ) : (
          <>
            Jobs für Sie: <span className="jobs-heading__count">({resultsText(total)})</span>
          </>
        )}
      </Heading>
      <FilterCard filter={filter} change={change} />
      <ViewSwitch view={view} onChange={show} />
      {view === 'map' ? (
        <JobMapOnDemand
          filter={filter}
          onClearFilter={() => change(NO_FILTER)}
          onList={() => show('list')}
        />
      ) : (
        <JobList filter={filter} total={total} onClearFilter={() => change(NO_FILTER)} />
      )}
    </Page>
  );
}
