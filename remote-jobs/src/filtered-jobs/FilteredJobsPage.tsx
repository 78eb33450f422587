import type { ReactNode } from 'react';
import { useQueryFilter } from '../filter/useQueryFilter.ts';
import { JobPool } from '../job-pool/JobPool.tsx';

/** The page /jobs of candidates: the list filtered by the query of the address (jobs-15). */
export function FilteredJobsPage(): ReactNode {
  return <JobPool {...useQueryFilter()} />;
}
