import { useApi } from '@silverjobs/api';
import { editedJobQuery } from '@silverjobs/api/employer-job';
import { REVIEW_TIME } from '@silverjobs/contract/constants';
import { paths } from '@silverjobs/contract/paths';
import { PageTitle } from '@silverjobs/shell';
import { Alert, SkeletonList, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../job-lookup/is-not-found.ts';
import { readId } from '../job-lookup/read-id.ts';
import { Applications } from './Applications.tsx';
import { MatchingCandidates } from './MatchingCandidates.tsx';
import './job-candidates.css';

const TITLE = 'Bewerbungen und Kurzprofile';
const BACK = { path: paths.jobs, label: 'Zurück zu „Meine Anzeigen“' };

/**
 * /jobs/:id/candidates: who has written about a job of the employer, and who would fit (employers-9,
 * employers-22).
 */
export function JobCandidatesPage(): ReactNode {
  const id = readId(useParams().id);
  return (
    <SubPage title={TITLE} back={BACK}>
      <PageTitle title={TITLE} />
      {id === null ? <NoJob /> : <Loaded key={id} id={id} />}
    </SubPage>
  );
}

function Loaded({ id }: { id: number }) {
  const { data: job, error, isFetching, refetch } = useQuery(editedJobQuery(useApi(), id));
  if (!job && !error) return <SkeletonList rows={3} label="Bewerbungen werden geladen …" />;
  if (!job && isNotFound(error)) return <NoJob />;
  if (!job) {
    return (
      <LoadFailure
        title="Die Seite konnte nicht geladen werden"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <Text size="lg" bold>
        {job.title}
      </Text>
      {job.held && (
        <Alert title="Ihre Anzeige wird geprüft">
          {`Bevor sie in der Stellensuche steht, liest sie ein Mensch bei uns. Das dauert ${REVIEW_TIME}. Sie brauchen nichts zu tun.`}
        </Alert>
      )}
      <Applications jobId={id} title={job.title} status={job.status} />
      <MatchingCandidates jobId={id} status={job.status} />
    </>
  );
}

function NoJob() {
  return <Alert tone="warning">Diese Anzeige gibt es nicht.</Alert>;
}
