import { Heading } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import type { JobGroup } from './group-starts.ts';

/** What each group is called. */
export type GroupNames = Readonly<Record<JobGroup, string>>;

/** The quiet line with which a group of the list begins (jobs-91). */
export function GroupHeading({ children }: { children: ReactNode }): ReactNode {
  return (
    <Heading level={2} size="h4" className="jobs-list__group">
      {children}
    </Heading>
  );
}
