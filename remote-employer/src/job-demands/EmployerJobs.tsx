import { useApi } from '@silverjobs/api';
import { employerJobsQuery, type JobsAsked } from '@silverjobs/api/employer-job';
import { Card, EmptyState, icon, LinkButton, SkeletonList, Stack, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { LoadMoreButton } from '@silverjobs/widgets/load-more';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsOwner } from '../colleagues/use-is-owner.ts';
import { useFirstJobPath } from '../job-lookup/use-first-job-path.ts';
import * as ownPaths from '../paths.ts';
import { EmployerJobCard } from './EmployerJobCard.tsx';

/** The list of the employer's advertisements with all its states. */
export function EmployerJobs({ asked }: { asked: JobsAsked }): ReactNode {
  const list = useInfiniteQuery(employerJobsQuery(useApi(), asked));
  if (list.isPending) return <SkeletonList rows={3} label="Anzeigen werden geladen …" />;
  if (list.isError && !list.data) {
    return (
      <LoadFailure
        title="Ihre Anzeigen konnten nicht geladen werden"
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const jobs = list.data.pages.flat();
  if (jobs.length === 0) {
    if (asked.words) return <Text>Keine Anzeige passt zu „{asked.words}“.</Text>;
    return asked.status ? <Text>Keine Anzeigen mit diesem Stand.</Text> : <NoJobs />;
  }
  return (
    <>
      <Stack as="ul" gap={4}>
        {jobs.map((job) => (
          <li key={job.id}>
            <EmployerJobCard job={job} />
          </li>
        ))}
      </Stack>
      <LoadMoreButton list={list} />
    </>
  );
}

function NoJobs() {
  const isOwner = useIsOwner();
  const path = useFirstJobPath();
  if (!isOwner) {
    return (
      <Card>
        <EmptyState icon={<Megaphone {...icon('xl')} />} title="Es gibt noch keine Anzeige">
          Sobald eine Inhaberin oder ein Inhaber eine Anzeige schaltet, steht sie hier.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<Megaphone {...icon('xl')} />}
        title="Sie haben noch keine Anzeige"
        action={
          <LinkButton asChild variant="primary" size="large">
            <Link to={path}>
              {path === ownPaths.newJob ? 'Erste Anzeige schreiben' : 'Arbeitgeberprofil ausfüllen'}
            </Link>
          </LinkButton>
        }
      >
        {path === ownPaths.newJob
          ? 'Schreiben Sie in wenigen Minuten, wen Sie suchen. Menschen ab 60 in Ihrer Nähe finden die Anzeige sofort.'
          : 'Sagen Sie zuerst kurz, wer Sie sind. Danach schreiben Sie Ihre erste Anzeige.'}
      </EmptyState>
    </Card>
  );
}
