import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { prolongJobMutation } from '@silverjobs/api/employer-job';
import type { EmployerJob } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, icon, VisuallyHidden } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';

/** Lets an advertisement run 60 days longer, with one click and free of charge (employers-37). */
export function ProlongButton({ job }: { job: EmployerJob }): ReactNode {
  const { notify } = useShell();
  const prolonging = useRenewableMutation(prolongJobMutation(useApi(), useQueryClient()));
  // What is held begins to run once it was read (safety-8).
  if (job.status === 'closed' || job.held || job.ends_at === null) return null;

  function prolong() {
    prolonging.mutate(job.id, {
      onSuccess: ({ ends_at }) =>
        notify({
          tone: 'success',
          title: 'Die Anzeige ist verlängert',
          message:
            ends_at === null ? job.title : `Sie läuft jetzt bis zum ${formatDate(ends_at - 1)}.`,
        }),
    });
  }

  return (
    <>
      <Button
        variant="quiet"
        icon={<CalendarPlus {...icon()} />}
        loading={prolonging.isPending}
        onClick={prolong}
      >
        Verlängern<VisuallyHidden> {job.title}</VisuallyHidden>
      </Button>
      {prolonging.isError && (
        <Alert tone="error" title="Das hat nicht geklappt" className="employer-job__failure">
          {apiErrorMessage(
            prolonging.error,
            'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
          )}
        </Alert>
      )}
    </>
  );
}
