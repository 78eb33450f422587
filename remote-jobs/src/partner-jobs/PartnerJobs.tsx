import { useApi } from '@silverjobs/api';
import { partnerJobCountQuery, partnerJobsQuery } from '@silverjobs/api/partner-job';
import { Button, EmptyState, Heading, SkeletonList, Stack, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PartnerJobCard } from './PartnerJobCard.tsx';
import './partner-jobs.css';

export interface PartnerJobsProps {
  whatId?: number | undefined;
  locationId?: number | undefined;
}

/** 'Mehr Stellen': jobs of partners for position and place of the pool (jobs-100). */
export function PartnerJobs({ whatId, locationId }: PartnerJobsProps): ReactNode {
  const api = useApi();
  const filter = {
    ...(whatId !== undefined && { search_what_id: whatId }),
    ...(locationId !== undefined && { search_location_id: locationId }),
  };
  const list = useInfiniteQuery(partnerJobsQuery(api, filter));
  const { data: total } = useQuery(partnerJobCountQuery(api, filter));
  const jobs = list.data?.pages.flat() ?? [];
  return (
    <section aria-labelledby="partner-jobs" className="partner-jobs">
      <Heading level={2} size="h3" id="partner-jobs">
        Mehr Stellen{total !== undefined && ` (${total})`}
      </Heading>
      <Text tone="quiet" reading>
        Diese Stellen stehen bei unseren Partnern, die neueste zuerst. Es gelten „Was?“ und „Wo?“,
        andere Filter nicht. Sie bewerben sich auf der Seite des Partners.
      </Text>
      {list.isPending && <SkeletonList rows={3} label="Mehr Stellen werden geladen …" />}
      {list.isError && (
        <LoadFailure
          title="Mehr Stellen konnten nicht geladen werden"
          error={list.error}
          retrying={list.isFetching}
          onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.data && jobs.length === 0 && (
        <EmptyState title="Keine Stellen von Partnern">
          Zu dieser Tätigkeit und diesem Ort gibt es gerade keine. Ein größerer Umkreis kann helfen.
        </EmptyState>
      )}
      {jobs.length > 0 && (
        <Stack as="ul" gap={4}>
          {jobs.map((job) => (
            <PartnerJobCard key={job.id} job={job} />
          ))}
        </Stack>
      )}
      {list.hasNextPage && !list.isError && (
        <div>
          <Button
            loading={list.isFetchingNextPage}
            loadingText="Weitere werden geladen …"
            onClick={() => void list.fetchNextPage()}
          >
            Weitere Stellen laden
          </Button>
        </div>
      )}
    </section>
  );
}
