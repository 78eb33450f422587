import { useApi } from '@silverjobs/api';
import { editedJobQuery } from '@silverjobs/api/own-job';
import { paths } from '@silverjobs/contract/paths';
import { PageTitle } from '@silverjobs/shell';
import { Alert, SkeletonList, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isUnknown } from '../own-job/is-unknown.ts';
import { readId } from '../own-job/read-id.ts';
import { Applications } from './Applications.tsx';
import { FittingCandidates } from './FittingCandidates.tsx';
import './job-candidates.css';

const TITLE = 'Bewerbungen und Kandidaten';
const BACK = { path: paths.jobs, label: 'Zurück zu Meine Anzeigen' };

/** /jobs/:id/candidates: who has written about an own job, and who would fit (EMP-01, EMP-03). */
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
  if (!job && isUnknown(error)) return <NoJob />;
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
      <Applications jobId={id} />
      <FittingCandidates jobId={id} status={job.status} />
    </>
  );
}

function NoJob() {
  return <Alert tone="warning">Diese Anzeige gibt es nicht.</Alert>;
}
