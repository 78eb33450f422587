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
  withPartners: boolean;
}

/** How the list is ordered, and list or map. */
export function ListTools({ view, onView, sorting, withPartners }: ListToolsProps): ReactNode {
  return (
    <div className="jobs-tools">
      {sorting && view === 'list' && <SortSelect {...sorting} />}
      <ViewSwitch view={view} onChange={onView} withPartners={withPartners} />
    </div>
  );
}
