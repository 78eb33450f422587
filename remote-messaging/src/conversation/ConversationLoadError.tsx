import { apiErrorMessage } from '@silverjobs/api';
import { Alert, Button } from '@silverjobs/ui';
import type { ReactNode } from 'react';

interface ConversationLoadErrorProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** A conversation that could not be loaded: why, and another attempt (messages-10). */
export function ConversationLoadError(props: ConversationLoadErrorProps): ReactNode {
  return (
    <Alert
      tone="error"
      title="Das Gespräch konnte nicht geladen werden"
      action={
        <Button loading={props.retrying} onClick={props.onRetry}>
          Erneut versuchen
        </Button>
      }
    >
      {apiErrorMessage(
        props.error,
        'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
      )}
    </Alert>
  );
}
