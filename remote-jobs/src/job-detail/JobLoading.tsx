import { Card, LoadingText, SkeletonCard, SkeletonText, Stack, TwoColumn } from '@silverjobs/ui';
import type { ReactNode } from 'react';

/** The shape of the page while the job is loading. */
export function JobLoading(): ReactNode {
  return (
    <>
      <LoadingText>Stelle wird geladen …</LoadingText>
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
