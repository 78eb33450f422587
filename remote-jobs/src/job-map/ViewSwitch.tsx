import { icon, SegmentedControl } from '@silverjobs/ui';
import { List, Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './view-switch.css';
import type { JobView } from './job-view.ts';

interface ViewSwitchProps {
  view: JobView;
  onChange: (view: JobView) => void;
}

/** List or map. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps): ReactNode {
  return (
    <div className="jobs-view-switch">
      <SegmentedControl<JobView>
        label="Ansicht"
        value={view}
        onChange={onChange}
        segments={[
          { value: 'list', label: 'Liste', icon: <List {...icon()} /> },
          { value: 'map', label: 'Karte', icon: <MapIcon {...icon()} /> },
        ]}
      />
    </div>
  );
}
