import { useApi } from '@silverjobs/api';
import { jobQuery } from '@silverjobs/api/job-demand';
import { paths } from '@silverjobs/contract/paths';
import { PageTitle } from '@silverjobs/shell';
import { Alert, GivenText, Heading, LinkButton, Page } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { BackToList } from './BackToList.tsx';
import { JobDetail } from './JobDetail.tsx';
import { JobLoading } from './JobLoading.tsx';
import './job-detail.css';
import { isDeactivated, isUnknown } from './job-failure.ts';
import { parseJobId } from './job-id.ts';
import { useListedJob } from './useListedJob.ts';

/** The page /jobs/:id : one job with everything about it (jobs-40). */
export function JobDetailPage(): ReactNode {
  const id = parseJobId(useParams().id);
  return (
    <Page>
      <BackToList />
      {id === null ? <NoJob /> : id === 0 ? <DeactivatedJob /> : <LoadedJob key={id} id={id} />}
    </Page>
  );
}

function LoadedJob({ id }: { id: number }) {
  const { data: job, error, isPending, isFetching, refetch } = useQuery(jobQuery(useApi(), id));
  const listed = useListedJob(id);
  const title = job?.title ?? listed?.title;
  if (!job && isDeactivated(error)) return <DeactivatedJob />;
  if (job === null || (!job && isUnknown(error))) return <NoJob />;
  return (
    <>
      {/* The same element while loading and after: navigation has put the focus on it. */}
      {(title || error) && <PageTitle title={title ?? 'Stelle'} />}
      <JobHeading title={title ?? 'Stelle'} />
      {isPending && <JobLoading listed={listed} />}
      {job && <JobDetail job={job} />}
      {!job && error && (
        <LoadFailure
          title="Die Stelle konnte nicht geladen werden"
          error={error}
          fallback="Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

function JobTitle({ title }: { title: string }) {
  return (
    <>
      <PageTitle title={title} />
      <JobHeading title={title} />
    </>
  );
}

function JobHeading({ title }: { title: string }) {
  return (
    <Heading level={1} tabIndex={-1} className="job-title">
      {title}
    </Heading>
  );
}

function DeactivatedJob() {
  return (
    <>
      <JobTitle title="Stelle nicht verfügbar" />
      <Alert tone="warning" action={<OtherJobs />}>
        Diese Stelle wurde vom Arbeitgeber deaktiviert
      </Alert>
    </>
  );
}

/** The next step where there is no job. */
function OtherJobs() {
  return (
    <LinkButton asChild>
      <Link to={paths.start}>Andere Stellen ansehen</Link>
    </LinkButton>
  );
}

function NoJob() {
  return (
    <>
      <JobTitle title="Stelle nicht gefunden" />
      <Alert
        tone="warning"
        title={
          <GivenText
            plain="Diese Stelle gibt es nicht oder nicht mehr."
            given="No job data found"
          />
        }
        action={<OtherJobs />}
      >
        Bitte prüfen Sie die Adresse oder wählen Sie eine andere Stelle.
      </Alert>
    </>
  );
}
