import { useApi } from '@silverjobs/api';
import { candidateDetailQuery } from '@silverjobs/api/employer-search';
import type { CandidateDetail } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { Alert, LoadingText, SkeletonCard } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { ShortProfile } from '@silverjobs/widgets/short-profile';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { isNotFound } from '../job-lookup/is-not-found.ts';
import { readId } from '../job-lookup/read-id.ts';
import { ContactsCard } from './ContactsCard.tsx';
import { OutreachCard } from './OutreachCard.tsx';

/** The job that led here, kept with the entry of the history. */
function readJobId(state: unknown): number | null {
  if (typeof state !== 'object' || state === null) return null;
  const { jobId } = state as { jobId?: unknown };
  return typeof jobId === 'number' ? readId(String(jobId)) : null;
}

/** /details/:id: the short profile of a candidate (employers-22). */
export function CandidateDetailPage(): ReactNode {
  const id = readId(useParams().id);
  const jobId = readJobId(useLocation().state);
  const back =
    jobId === null
      ? { path: paths.conversations, label: 'Zu den Nachrichten' }
      : { path: pathTo(paths.jobCandidates, { id: jobId }), label: 'Zurück zu den Kurzprofilen' };
  return (
    <SubPage title="Kurzprofil" back={back}>
      {id === null ? <NoCandidate /> : <Loaded key={id} id={id} jobId={jobId} />}
    </SubPage>
  );
}

function Loaded({ id, jobId }: { id: number; jobId: number | null }) {
  const { data, error, isFetching, refetch } = useQuery(candidateDetailQuery(useApi(), id));
  if (data) return <Detail detail={data} jobId={jobId} />;
  if (!error) return <Loading />;
  if (isNotFound(error)) return <NoCandidate />;
  return (
    <LoadFailure
      title="Das Kurzprofil konnte nicht geladen werden"
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Detail({ detail, jobId }: { detail: CandidateDetail; jobId: number | null }) {
  return (
    <>
      <ShortProfile detail={detail} />
      <ContactsCard contacts={detail.contacts} />
      {detail.jobs.length > 0 && <OutreachCard detail={detail} preferredJobId={jobId} />}
    </>
  );
}

function NoCandidate() {
  return (
    <Alert tone="warning" title="Dieses Kurzprofil ist nicht zu sehen">
      Sie sehen Kurzprofile von Menschen, mit denen Sie im Gespräch sind. Außerdem sehen Sie alle,
      die zu einer Ihrer Anzeigen passen und eine Stelle suchen.
    </Alert>
  );
}

function Loading() {
  return (
    <>
      <LoadingText>Das Kurzprofil wird geladen …</LoadingText>
      <SkeletonCard lines={8} />
    </>
  );
}
