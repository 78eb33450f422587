import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { jobStatusMutation } from '@silverjobs/api/employer-job';
import type { EmployerJob, JobStatus } from '@silverjobs/contract';
import { useLazyComponent, useShell } from '@silverjobs/shell';
import { Alert, Button, icon, LinkButton, Text, VisuallyHidden } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { CircleX, Copy, Pause, Pencil, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import * as ownPaths from '../paths.ts';
import { ProlongButton } from './ProlongButton.tsx';

const importConfirm = async () => (await import('@silverjobs/ui/overlays')).ConfirmDialog;

const DONE: Readonly<Record<JobStatus, string>> = {
  active: 'Die Anzeige ist wieder online',
  paused: 'Die Anzeige ist pausiert',
  closed: 'Die Anzeige ist geschlossen',
};

/** What can be done with an advertisement. Everything can be taken back; closing asks once. */
export function StatusActions({ job }: { job: EmployerJob }): ReactNode {
  const { notify } = useShell();
  const changing = useRenewableMutation(jobStatusMutation(useApi(), useQueryClient()));
  const confirm = useLazyComponent(importConfirm);
  const [asking, setAsking] = useState(false);
  const about = <VisuallyHidden> {job.title}</VisuallyHidden>;

  function set(status: JobStatus) {
    changing.mutate(
      { id: job.id, status },
      {
        onSuccess: () => notify({ tone: 'success', title: DONE[status], message: job.title }),
        onSettled: () => setAsking(false),
      },
    );
  }

  function ask() {
    setAsking(true);
    void confirm.load();
  }

  return (
    <div className="employer-job__actions">
      <LinkButton asChild variant="quiet">
        <Link to={`${ownPaths.newJob}?id=${job.id}`}>
          <Pencil {...icon()} />
          Bearbeiten{about}
        </Link>
      </LinkButton>
      {job.status === 'active' && (
        <Button
          variant="quiet"
          icon={<Pause {...icon()} />}
          loading={changing.isPending && !asking}
          onClick={() => set('paused')}
        >
          Pausieren{about}
        </Button>
      )}
      {job.status !== 'active' && !job.held && (
        <Button
          variant="quiet"
          icon={<Play {...icon()} />}
          loading={changing.isPending && !asking}
          onClick={() => set('active')}
        >
          {job.status === 'paused' ? 'Fortsetzen' : 'Wieder öffnen'}
          {about}
        </Button>
      )}
      <ProlongButton job={job} />
      {job.status !== 'closed' && (
        <Button variant="quiet" icon={<CircleX {...icon()} />} onClick={ask}>
          Schließen{about}
        </Button>
      )}
      <LinkButton asChild variant="quiet">
        <Link to={`${ownPaths.newJob}?copy=${job.id}`}>
          <Copy {...icon()} />
          Kopieren{about}
        </Link>
      </LinkButton>
      {changing.isError && (
        <Alert tone="error" title="Das hat nicht geklappt" className="employer-job__failure">
          {apiErrorMessage(
            changing.error,
            'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
          )}
        </Alert>
      )}
      {asking && confirm.Component && (
        <confirm.Component
          open
          title="Diese Anzeige schließen?"
          confirmLabel="Anzeige schließen"
          cancelLabel="Nicht schließen"
          loading={changing.isPending}
          onConfirm={() => set('closed')}
          onCancel={() => setAsking(false)}
        >
          <Text bold>{job.title}</Text>
          <Text>
            Sie verschwindet sofort aus der Stellensuche, und wir sagen es allen, die sich beworben
            haben. Ihre Gespräche bleiben. Bis zum Ende ihrer Laufzeit können Sie die Anzeige wieder
            öffnen.
          </Text>
        </confirm.Component>
      )}
    </div>
  );
}
