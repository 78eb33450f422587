import type { JobDemandLean } from '@silverjobs/contract';
import {
  Card,
  LoadingText,
  SkeletonCard,
  SkeletonText,
  Stack,
  Text,
  TwoColumn,
} from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { employerLine } from '../job-card/job-card-rules.ts';

/**
 * The shape of the page while the job is loading, with what is known of it (delivery-56).
 * @param listed the job as the list has shown it
 */
export function JobLoading({ listed }: { listed: JobDemandLean | undefined }): ReactNode {
  return (
    <>
      {listed && (
        <Text tone="quiet" size="lg" className="job-lead">
          {employerLine(listed._client)}
        </Text>
      )}
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
