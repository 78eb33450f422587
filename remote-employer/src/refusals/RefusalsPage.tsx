import { useApi } from '@silverjobs/api';
import { editedJobQuery } from '@silverjobs/api/employer-job';
import { jobConversationsQuery } from '@silverjobs/api/employer-search';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { PageTitle } from '@silverjobs/shell';
import { Alert, SkeletonList, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useSignature } from '../decision/use-signature.ts';
import { isNotFound } from '../job-lookup/is-not-found.ts';
import { readId } from '../job-lookup/read-id.ts';
import { RefusalsForm } from './RefusalsForm.tsx';
import { proposeRefusals } from './refusals.ts';
import './refusals.css';

const TITLE = 'Absagen senden';

/** /jobs/:id/absagen: declines all who still wait, each text looked at before (employers-62). */
export function RefusalsPage(): ReactNode {
  const id = readId(useParams().id);
  const back =
    id === null
      ? { path: paths.jobs, label: 'Zurück zu „Meine Anzeigen“' }
      : { path: pathTo(paths.jobCandidates, { id }), label: 'Zurück zu den Bewerbungen' };
  return (
    <SubPage title={TITLE} back={back}>
      <PageTitle title={TITLE} />
      {id === null ? <NoJob /> : <Loaded key={id} id={id} />}
    </SubPage>
  );
}

function Loaded({ id }: { id: number }) {
  const api = useApi();
  const signature = useSignature();
  const job = useQuery(editedJobQuery(api, id));
  const open = useInfiniteQuery({
    ...jobConversationsQuery(api, id, 'open'),
    // What is being written is not exchanged under the hands.
    refetchOnWindowFocus: false,
  });
  const failed = [job, open].find((one) => one.isError && one.data === undefined);
  if (failed && isNotFound(failed.error)) return <NoJob />;
  if (failed) {
    return (
      <LoadFailure
        title="Die Bewerbungen konnten nicht geladen werden"
        error={failed.error}
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!job.data || !open.data)
    return <SkeletonList rows={3} label="Bewerbungen werden geladen …" />;
  const { title } = job.data;
  const waiting = open.data.pages.flat();
  if (waiting.length === 0) {
    return <Text>Alle Bewerbungen zu „{title}“ haben eine Antwort. Hier ist nichts zu tun.</Text>;
  }
  return (
    <RefusalsForm
      jobId={id}
      title={title}
      more={open.hasNextPage}
      proposed={proposeRefusals(waiting, title, signature)}
    />
  );
}

function NoJob() {
  return <Alert tone="warning">Diese Anzeige gibt es nicht.</Alert>;
}
