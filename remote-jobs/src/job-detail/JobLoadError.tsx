import { apiErrorBody, apiErrorMessage } from '@silverjobs/api';
import { Alert, Button } from '@silverjobs/ui';
import type { ReactNode } from 'react';

interface JobLoadErrorProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** A job that could not be loaded: why, and another attempt (JOB-08). */
export function JobLoadError({ error, retrying, onRetry }: JobLoadErrorProps): ReactNode {
  return (
    <Alert
      tone="error"
      title="Die Stelle konnte nicht geladen werden"
      action={
        <Button loading={retrying} onClick={onRetry}>
          Erneut versuchen
        </Button>
      }
    >
      {apiErrorMessage(
        error,
        'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
      )}
    </Alert>
  );
}

/** Whether there is no such job: to ask again would not help. */
export function isUnknown(error: unknown): boolean {
  return apiErrorBody(error)?.code === 'not_found';
}

/** Whether the employer has taken the job off; it then reads like id 0 (JOB-01). */
export function isDeactivated(error: unknown): boolean {
  return apiErrorBody(error)?.code === 'job_demand.deactivated';
}
