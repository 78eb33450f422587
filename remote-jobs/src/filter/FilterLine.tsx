import { Button } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { activeCount } from './refinement.ts';
import type { SearchFilter } from './search-filter.ts';

interface FilterLineProps {
  filter: SearchFilter;
  open: boolean;
  onToggle: () => void;
  /** Id of what it opens. */
  controls: string;
}

/** The whole filter in one line, for phones: the first job shows below it (jobs-94). */
export function FilterLine({ filter, open, onToggle, controls }: FilterLineProps): ReactNode {
  const { position, location, refinement } = filter;
  const count = activeCount(refinement);
  const parts = [
    `Was: ${position?.label ?? 'alles'}`,
    `Wo: ${location?.label ?? 'überall'}`,
    ...(count > 0 ? [`${count} Filter`] : []),
  ];
  return (
    <div className="jobs-filter__line">
      <span className="jobs-filter__summary">{parts.join(' · ')}</span>
      <Button size="small" aria-expanded={open} aria-controls={controls} onClick={onToggle}>
        Suche ändern
      </Button>
    </div>
  );
}
