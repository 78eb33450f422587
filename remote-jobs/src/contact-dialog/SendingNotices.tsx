import { apiErrorMessage } from '@silverjobs/api';
import { Alert } from '@silverjobs/ui';
import type { ReactNode } from 'react';

interface SendingNoticesProps {
  /** Something required is missing (CON-05). */
  incomplete: boolean;
  /** The session ended while sending, and the user is signed in again (D2). */
  interrupted: boolean;
  error: unknown;
}

/** Why the message has not left, beside the button that sends it. */
export function SendingNotices({ incomplete, interrupted, error }: SendingNoticesProps): ReactNode {
  if (incomplete) {
    return (
      <Alert tone="warning" announce>
        Bitte füllen Sie die erforderlichen Felder aus
      </Alert>
    );
  }
  if (interrupted) {
    return (
      <Alert announce>
        Sie sind wieder angemeldet. Bitte senden Sie Ihre Nachricht noch einmal.
      </Alert>
    );
  }
  if (!error) return null;
  return (
    <Alert tone="error" title={<span lang="en">Failed to save outreach</span>}>
      {apiErrorMessage(
        error,
        'Ihre Nachricht wurde nicht gesendet und ist noch da. Bitte versuchen Sie es noch einmal.',
      )}
    </Alert>
  );
}
