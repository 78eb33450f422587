import { useApi } from '@silverjobs/api';
import { employerProfileQuery } from '@silverjobs/api/client';
import { editedJobQuery } from '@silverjobs/api/employer-job';
import type { EditedJob, EmployerProfile } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { PageTitle } from '@silverjobs/shell';
import { SkeletonCard, Stack } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readId } from '../job-lookup/read-id.ts';
import { JobEditor } from './JobEditor.tsx';
import { ProfileRequired } from './ProfileRequired.tsx';
import './new-job.css';

const TITLES = {
  new: 'Neue Anzeige',
  edit: 'Anzeige bearbeiten',
  copy: 'Anzeige kopieren',
} as const;

const BACK = { path: paths.jobs, label: 'Zurück zu „Meine Anzeigen“' };

/** /new/job: writes a job; ?id= changes one, ?copy= begins with the texts of one (employers-10). */
export function NewJobPage(): ReactNode {
  const [query] = useSearchParams();
  const id = readId(query.get('id'));
  const copy = readId(query.get('copy'));
  const mode = id !== null ? 'edit' : copy !== null ? 'copy' : 'new';
  const source = id ?? copy;
  return (
    <SubPage title={TITLES[mode]} back={BACK} wide>
      <PageTitle title={TITLES[mode]} />
      <Loaded key={`${mode}-${source}`} mode={mode} source={source} />
    </SubPage>
  );
}

function Loaded({ mode, source }: { mode: keyof typeof TITLES; source: number | null }) {
  const api = useApi();
  const client = useQuery(employerProfileQuery(api));
  const job = useQuery({ ...editedJobQuery(api, source ?? 0), enabled: source !== null });
  const failed = [client, job].find((one) => one.isError && one.data === undefined);
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
  if (!client.data || (source !== null && !job.data)) {
    return (
      <Stack gap={6}>
        <SkeletonCard lines={6} />
        <SkeletonCard lines={8} />
      </Stack>
    );
  }
  return <Ready mode={mode} client={client.data} job={job.data ?? null} />;
}

interface ReadyProps {
  mode: keyof typeof TITLES;
  client: EmployerProfile;
  job: EditedJob | null;
}

function Ready({ mode, client, job }: ReadyProps) {
  // A company says who it is before its first advertisement (employers-7).
  if (mode !== 'edit' && !client.complete) return <ProfileRequired />;
  return <JobEditor mode={mode} client={client} job={job} />;
}
