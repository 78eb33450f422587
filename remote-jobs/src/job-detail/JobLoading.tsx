import {
  Card,
  Heading,
  SkeletonCard,
  SkeletonText,
  Stack,
  TwoColumn,
  VisuallyHidden,
} from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { useListedJob } from './useListedJob.ts';

/** The shape of the page while the job is loading, with the title that the list already knows. */
export function JobLoading({ id }: { id: number }): ReactNode {
  const listed = useListedJob(id);
  return (
    <>
      {listed && (
        <Heading level={1} tabIndex={-1} className="job-title">
          {listed.title}
        </Heading>
      )}
      <VisuallyHidden role="status">Stelle wird geladen …</VisuallyHidden>
      <TwoColumn
        aside={
          <Card>
            <SkeletonText lines={4} />
          </Card>
        }
      >
        <Stack gap={6}>
          <SkeletonCard lines={4} />
          <SkeletonCard lines={9} />
        </Stack>
      </TwoColumn>
    </>
  );
}
