import { cx } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import type { JobView } from '../job-map/job-view.ts';
import { ViewSwitch } from '../job-map/ViewSwitch.tsx';
import './list-choices.css';
import { SortSelect, type SortSelectProps } from './SortSelect.tsx';

interface ListToolsProps {
  view: JobView;
  onView: (view: JobView) => void;
  /** Order of the list; null for those whose list has one only. */
  sorting: SortSelectProps | null;
  /** On phones they open with the filter, but for the way back from the map (jobs-94). */
  folded: boolean;
  withPartners: boolean;
}

/** How the list is ordered, and list or map. */
export function ListTools({
  view,
  onView,
  sorting,
  folded,
  withPartners,
}: ListToolsProps): ReactNode {
  const isList = view === 'list';
  return (
    <div className={cx('jobs-tools', folded && isList && 'jobs-tools--folded')}>
      {sorting && isList && <SortSelect {...sorting} />}
      <ViewSwitch view={view} onChange={onView} withPartners={withPartners} />
    </div>
  );
}
