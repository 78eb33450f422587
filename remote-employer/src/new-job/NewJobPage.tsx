import { useApi } from '@silverjobs/api';
import { employerProfileQuery } from '@silverjobs/api/client';
import { editedJobQuery } from '@silverjobs/api/employer-job';
import { jobDraftQuery } from '@silverjobs/api/job-draft';
import { isNewJobKey } from '@silverjobs/contract/job-draft-keys';
import { paths } from '@silverjobs/contract/paths';
import { PageTitle } from '@silverjobs/shell';
import { SkeletonCard, Stack } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readId } from '../job-lookup/read-id.ts';
import { JobEditor } from './JobEditor.tsx';
import { ProfileRequired } from './ProfileRequired.tsx';
import { NO_DRAFT } from './use-job-draft.ts';
import type { EditedJobParts } from './useJobForm.ts';
import './new-job.css';

const TITLES = {
  new: 'Neue Anzeige',
  edit: 'Anzeige bearbeiten',
  copy: 'Anzeige kopieren',
} as const;

const BACK = { path: paths.jobs, label: 'Zurück zu „Meine Anzeigen“' };

/**
 * /new/job: writes a job; ?id= changes one, ?copy= begins with the texts of one (employers-10), ?entwurf=
 * goes on with a draft (employers-88).
 */
export function NewJobPage(): ReactNode {
  const [query] = useSearchParams();
  const asked = readDraftKey(query.get('entwurf'));
  const fresh = useFreshKey(asked);
  const id = readId(query.get('id'));
  const copy = readId(query.get('copy'));
  const mode = id !== null ? 'edit' : copy !== null ? 'copy' : 'new';
  const source = id ?? copy;
  const draftKey = id !== null ? `job-${id}` : (asked ?? fresh);
  return (
    <SubPage title={TITLES[mode]} back={BACK} wide>
      <PageTitle title={TITLES[mode]} />
      <Loaded
        key={`${mode}-${source}-${draftKey}`}
        mode={mode}
        source={source}
        draftKey={draftKey}
        isFresh={draftKey === fresh}
      />
    </SubPage>
  );
}

const readDraftKey = (text: string | null) => (text && isNewJobKey(text) ? text : null);

/** A key for what is begun. A render on the server has no random numbers, and keeps nothing under it. */
const newKey = () => (typeof crypto === 'undefined' ? '' : crypto.randomUUID());

/** The key of what is begun here; whoever comes back from a draft begins another one. */
function useFreshKey(asked: string | null): string {
  const [fresh, setFresh] = useState(newKey);
  const [before, setBefore] = useState(asked);
  if (before !== asked) {
    setBefore(asked);
    if (asked === null) setFresh(newKey());
  }
  return fresh;
}

interface LoadedProps {
  mode: keyof typeof TITLES;
  source: number | null;
  draftKey: string;
  /** Nothing is stored under that key yet. */
  isFresh: boolean;
}

function Loaded({ mode, source, draftKey, isFresh }: LoadedProps) {
  const api = useApi();
  const client = useQuery(employerProfileQuery(api));
  const job = useQuery({ ...editedJobQuery(api, source ?? 0), enabled: source !== null });
  const draft = useQuery({ ...jobDraftQuery(api, draftKey), enabled: !isFresh });
  const stored = isFresh ? NO_DRAFT : draft.data;
  const failed = [client, job, draft].find((one) => one.isError && one.data === undefined);
  if (failed) {
    return (
      <LoadFailure
        title="Die Anzeige konnte nicht geladen werden"
        error={failed.error}
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!client.data || (source !== null && !job.data) || !stored) {
    return (
      <Stack gap={6}>
        <SkeletonCard lines={6} />
        <SkeletonCard lines={8} />
      </Stack>
    );
  }
  return (
    <Ready
      mode={mode}
      client={client.data}
      job={job.data ?? null}
      draftKey={draftKey}
      stored={stored}
    />
  );
}

function Ready(parts: EditedJobParts) {
  // A company says who it is before its first advertisement (employers-7).
  if (parts.mode !== 'edit' && !parts.client.complete) return <ProfileRequired />;
  return <JobEditor {...parts} />;
}
