import { useApi } from '@silverjobs/api';
import { jobCountQuery, jobKeys, jobScopesQuery } from '@silverjobs/api/job-demand';
import { useShell, useUser } from '@silverjobs/shell';
import { Alert, Heading, Page } from '@silverjobs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { FilterCard } from '../filter/FilterCard.tsx';
import './job-pool.css';
import type { Refinement } from '../filter/refinement.ts';
import {
  isQueryable,
  isUnfiltered,
  type SearchFilter,
  toJobFilter,
} from '../filter/search-filter.ts';
import { useCheckedFilter } from '../filter/useCheckedFilter.ts';
import type { FilterState } from '../filter/useSearchFilter.ts';
import { resultsText } from '../job-list/format-count.ts';
import { JobList } from '../job-list/JobList.tsx';
import { LazyJobMap } from '../job-map/LazyJobMap.tsx';
import { useJobView } from '../job-map/useJobView.ts';
import { ListTools } from '../list-choices/ListTools.tsx';
import { ScopeChoice } from '../list-choices/ScopeChoice.tsx';
import { groupNames } from '../list-choices/scope-names.ts';
import { LazyFewJobs, LazyNoJobs } from '../more-jobs/LazyMoreJobs.tsx';
import { FEW_JOBS } from '../more-jobs/no-jobs-text.ts';
import { LazyPartnerJobs } from '../partner-jobs/LazyPartnerJobs.tsx';
import { useSaveSearch } from '../save-search/useSaveSearch.ts';

/** The pool of jobs: heading with count, filter and list (jobs-1). */
export function JobPool(state: FilterState): ReactNode {
  const { note, ...checked } = useCheckedFilter(state);
  const { filter, fromHistory, change } = checked;
  const { announce } = useShell();
  const api = useApi();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useSaveSearch(filter);
  const user = useUser();
  const isCandidate = user?.role === 'candidate';
  const withPartners = isCandidate && user.isPaidUser;
  const saving = isCandidate ? search : null;
  const [chosen, show] = useJobView();
  // A link to what belongs to silver+ shows the list to others.
  const view = chosen === 'partners' && !withPartners ? 'list' : chosen;
  const jobFilter = useMemo(() => toJobFilter(filter), [filter]);
  const filterKey = JSON.stringify(jobFilter);
  const asked = isQueryable(filter);
  const { data: total, isPending } = useQuery({ ...jobCountQuery(api, jobFilter), enabled: asked });
  // Not before what the page is about.
  const { data: scopes } = useQuery({
    ...jobScopesQuery(api, jobFilter),
    enabled: isCandidate && asked && !isPending,
  });

  const shown = useRef(filterKey);
  const announced = useRef(filterKey);
  useEffect(() => {
    if (shown.current === filterKey) return;
    shown.current = filterKey;
    // A changed filter starts again: at the top and without what was cached (jobs-6). One that
    // comes back does so with its place (jobs-93).
    if (!fromHistory) window.scrollTo({ top: 0 });
    queries.removeQueries({ queryKey: jobKeys.list, type: 'inactive' });
  }, [filterKey, fromHistory, queries]);
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
  const refine = (refinement: Refinement) => change({ ...filter, refinement });

  const { order, scope } = filter.refinement;
  const isGrouped = isCandidate && order === undefined && scope !== 'fitting';
  const empty = <LazyNoJobs filter={filter} onApply={apply} saving={saving} />;
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
      <FilterCard {...checked} saving={saving} />
      {note && (
        <div className="jobs-note">
          <Alert tone="warning" announce>
            {note}
          </Alert>
        </div>
      )}
      {isCandidate && view !== 'partners' && (
        <ScopeChoice refinement={filter.refinement} onChange={refine} scopes={scopes} />
      )}
      <div className="jobs-results">
        <ListTools
          view={view}
          onView={show}
          sorting={isCandidate ? { refinement: filter.refinement, onChange: refine } : null}
          withPartners={withPartners}
        />
        {view === 'partners' ? (
          <LazyPartnerJobs
            whatId={jobFilter.search_what_id}
            locationId={jobFilter.search_location_id}
          />
        ) : view === 'map' ? (
          <LazyJobMap filter={filter} empty={empty} onList={() => show('list')} />
        ) : (
          <JobList
            filter={filter}
            total={total}
            groups={isGrouped ? groupNames(scopes) : null}
            empty={empty}
          />
        )}
        {few && view !== 'partners' && <LazyFewJobs filter={filter} onApply={apply} />}
      </div>
    </Page>
  );
}
