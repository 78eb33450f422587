import { icon, SegmentedControl } from '@silverjobs/ui';
import { List, Map as MapIcon, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import './view-switch.css';
import type { JobView } from './job-view.ts';

interface ViewSwitchProps {
  view: JobView;
  onChange: (view: JobView) => void;
  /** Jobs of partners are offered, too (jobs-100). */
  withPartners: boolean;
}

/** List, map, or jobs of partners. */
export function ViewSwitch({ view, onChange, withPartners }: ViewSwitchProps): ReactNode {
  return (
    <div className="jobs-view-switch">
      <SegmentedControl<JobView>
        label="Ansicht"
        value={view}
        onChange={onChange}
        segments={[
          { value: 'list', label: 'Liste', icon: <List {...icon()} /> },
          { value: 'map', label: 'Karte', icon: <MapIcon {...icon()} /> },
          ...(withPartners
            ? [{ value: 'partners' as const, label: 'Mehr Stellen', icon: <Plus {...icon()} /> }]
            : []),
        ]}
      />
    </div>
  );
}
