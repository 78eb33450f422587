import { useShell } from '@silverjobs/shell';
import { Button, icon, VisuallyHidden } from '@silverjobs/ui';
import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Refinement } from '../filter/refinement.ts';
import { activeFilters, knownOnly, withoutFilter } from './filter-options.ts';
import { useFilterOptions } from './useFilterOptions.ts';

export interface ActiveFiltersProps {
  refinement: Refinement;
  onRemove: (next: Refinement) => void;
  /** Takes out what does not exist; no step of the reader. */
  onCorrect: (next: Refinement) => void;
}

/** The further filters that are on, each with a button that takes it away (jobs-90). */
export function ActiveFilters({ refinement, onRemove, onCorrect }: ActiveFiltersProps): ReactNode {
  const { notify } = useShell();
  const { options } = useFilterOptions();
  const known = knownOnly(refinement, options);

  useEffect(() => {
    if (known === refinement) return;
    onCorrect(known);
    notify({ tone: 'info', title: 'Ein Filter gilt nicht mehr und wurde entfernt.' });
  }, [known, refinement, onCorrect, notify]);

  return activeFilters(refinement, options).map((filter) => (
    <Button
      key={`${filter.field} ${filter.ids}`}
      size="small"
      className="jobs-more-filters__mark"
      onClick={() => onRemove(withoutFilter(refinement, filter))}
    >
      <VisuallyHidden>Filter entfernen: </VisuallyHidden>
      {filter.label}
      <X {...icon()} />
    </Button>
  ));
}
