import { apiErrorBody, apiErrorMessage, apiErrorStatus } from '@silverjobs/api';
import { Alert, GivenText } from '@silverjobs/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface SendingNoticesProps {
  /** The session ended while sending, and the user is signed in again (access-23). */
  interrupted: boolean;
  error: unknown;
}

const NOT_SENT =
  'Ihre Nachricht wurde nicht gesendet und ist noch da. Bitte versuchen Sie es noch einmal.';
/** No answer came: the message may have arrived all the same (messages-23). */
const UNKNOWN =
  'Wir wissen nicht, ob Ihre Nachricht angekommen ist. Sie ist noch da. Senden Sie sie noch einmal: Sie kommt nur einmal an.';

/** Why the message has not left; brought into sight when it appears. */
export function SendingNotices({ interrupted, error }: SendingNoticesProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const failed = Boolean(error);
  // Nothing is broken, and what to do stands below (access-52).
  const isUnconfirmed = apiErrorBody(error)?.code === 'email.unconfirmed';

  useEffect(() => {
    if (failed || interrupted) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failed, interrupted]);

  return (
    <div ref={box}>
      {interrupted ? (
        <Alert announce>
          Sie sind wieder angemeldet. Bitte senden Sie Ihre Nachricht noch einmal.
        </Alert>
      ) : (
        failed && (
          <Alert
            tone="error"
            title={
              isUnconfirmed ? (
                'Noch nicht gesendet'
              ) : (
                <GivenText
                  plain="Ihre Nachricht wurde nicht gesendet."
                  given="Failed to save outreach"
                />
              )
            }
          >
            {apiErrorMessage(error, apiErrorStatus(error) === null ? UNKNOWN : NOT_SENT)}
          </Alert>
        )
      )}
    </div>
  );
}
