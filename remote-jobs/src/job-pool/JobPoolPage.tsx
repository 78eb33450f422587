import type { ReactNode } from 'react';
import { useSearchFilter } from '../filter/useSearchFilter.ts';
import { JobPool } from './JobPool.tsx';

/** The page / : all jobs, filtered as at the last visit. */
export function JobPoolPage(): ReactNode {
  return <JobPool {...useSearchFilter()} />;
}
