import { apiErrorMessage, apiErrorStatus } from '@silverjobs/api';
import { Alert, Button, GivenText } from '@silverjobs/ui';
import type { ReactNode } from 'react';

interface SendingStateProps {
  interrupted: boolean;
  error: unknown;
  onRetry: () => void;
}

const NOT_SENT =
  'Ihre Nachricht wurde nicht gesendet und ist noch da. Bitte versuchen Sie es noch einmal.';
/** No answer came: the message may have arrived all the same. */
const UNKNOWN =
  'Wir wissen nicht, ob Ihre Nachricht angekommen ist. Sie ist noch da. Senden Sie sie noch einmal: Sie kommt nur einmal an.';

/** Why a message has not left, beside the field that still holds it (messages-13). */
export function SendingState({ interrupted, error, onRetry }: SendingStateProps): ReactNode {
  if (interrupted) {
    return (
      <Alert announce>
        Sie sind wieder angemeldet. Bitte senden Sie Ihre Nachricht noch einmal.
      </Alert>
    );
  }
  if (!error) return null;
  return (
    <Alert
      tone="error"
      title={
        <GivenText plain="Ihre Nachricht wurde nicht gesendet." given="Failed to save outreach" />
      }
      action={<Button onClick={() => onRetry()}>Noch einmal senden</Button>}
    >
      {apiErrorMessage(error, apiErrorStatus(error) === null ? UNKNOWN : NOT_SENT)}
    </Alert>
  );
}
