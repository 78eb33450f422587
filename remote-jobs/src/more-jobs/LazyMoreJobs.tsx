import { useLazyComponent } from '@silverjobs/shell';
import { Card, Spinner, Text } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import type { FewJobsProps } from './FewJobs.tsx';
import type { NoJobsProps } from './NoJobs.tsx';
import { NO_JOBS } from './no-jobs-text.ts';

const importNoJobs = async () => (await import('./NoJobs.tsx')).NoJobs;
const importFewJobs = async () => (await import('./FewJobs.tsx')).FewJobs;

/** What stands in place of a list without jobs; most visits never need its code. */
export function LazyNoJobs(props: NoJobsProps): ReactNode {
  const { Component, load, failed } = useLazyComponent(importNoJobs, { quiet: true });
  useEffect(() => void load(), [load]);
  if (Component) return <Component {...props} />;
  if (!failed) return <Spinner label="Weitere Möglichkeiten werden gesucht …" />;
  return (
    <Card>
      <Text>{NO_JOBS}</Text>
    </Card>
  );
}

/** What finds more than a few jobs; when its code cannot be had the list is still whole. */
export function LazyFewJobs(props: FewJobsProps): ReactNode {
  const { Component, load } = useLazyComponent(importFewJobs, { quiet: true });
  useEffect(() => void load(), [load]);
  return Component && <Component {...props} />;
}
