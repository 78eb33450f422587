import { Card } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import type { SearchFilter } from '../filter/search-filter.ts';
import { MoreJobs } from './MoreJobs.tsx';

export interface FewJobsProps {
  filter: SearchFilter;
  onApply: (filter: SearchFilter) => void;
}

/** After the last of a few jobs: what finds more. */
export function FewJobs({ filter, onApply }: FewJobsProps): ReactNode {
  return (
    <Card as="section" title="Noch nichts dabei?">
      <MoreJobs filter={filter} onApply={onApply} />
    </Card>
  );
}
