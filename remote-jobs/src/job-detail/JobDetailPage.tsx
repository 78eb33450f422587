import { useApi } from '@silverjobs/api';
import { jobQuery } from '@silverjobs/api/job-demand';
import { PageTitle } from '@silverjobs/shell';
import { Alert, Heading, Page } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { BackToList } from './BackToList.tsx';
import { JobDetail } from './JobDetail.tsx';
import { JobLoading } from './JobLoading.tsx';
import './job-detail.css';
import { isDeactivated, JobLoadError } from './JobLoadError.tsx';
import { parseJobId } from './job-id.ts';

/** The page /jobs/:id : one job with everything about it (Spec 2 §2). */
export function JobDetailPage(): ReactNode {
  const id = parseJobId(useParams().id);
  return (
    <Page>
      <BackToList />
      {id === null ? <NoJob /> : id === 0 ? <DeactivatedJob /> : <LoadedJob id={id} />}
    </Page>
  );
}

function LoadedJob({ id }: { id: number }) {
  const { data: job, error, isPending, isFetching, refetch } = useQuery(jobQuery(useApi(), id));
  if (isPending) return <JobLoading id={id} />;
  if (job) return <JobDetail job={job} />;
  if (isDeactivated(error)) return <DeactivatedJob />;
  if (!error) return <NoJob />;
  return <JobLoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}

function DeactivatedJob() {
  return (
    <>
      <PageTitle title="Stelle nicht verfügbar" />
      <Heading level={1} tabIndex={-1} className="job-title">
        Stelle nicht verfügbar
      </Heading>
      <Alert tone="warning">Diese Stelle wurde vom Arbeitgeber deaktiviert</Alert>
    </>
  );
}

function NoJob() {
  return (
    <>
      <PageTitle title="Stelle nicht gefunden" />
      <Heading level={1} tabIndex={-1} className="job-title">
        Stelle nicht gefunden
      </Heading>
      <Alert tone="warning" title={<span lang="en">No job data found</span>}>
        Bitte prüfen Sie die Adresse oder wählen Sie eine andere Stelle.
      </Alert>
    </>
  );
}
