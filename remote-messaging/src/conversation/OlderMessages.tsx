import { apiErrorMessage } from '@silverjobs/api';
import { Alert, Button } from '@silverjobs/ui';
import type { ReactNode } from 'react';

interface OlderMessagesProps {
  hasOlder: boolean;
  loading: boolean;
  error: unknown;
  onLoad: () => void;
}

/** The beginning of what is loaded: a button that does what scrolling does (messages-9). */
export function OlderMessages({ hasOlder, loading, error, onLoad }: OlderMessagesProps): ReactNode {
  if (!hasOlder) return null;
  return (
    <div className="conversation-older">
      {error ? (
        <Alert tone="error" title="Ältere Nachrichten konnten nicht geladen werden">
          {apiErrorMessage(error, 'Bitte prüfen Sie Ihre Internetverbindung.')}
        </Alert>
      ) : null}
      <Button loading={loading} loadingText="Ältere Nachrichten werden geladen …" onClick={onLoad}>
        {error ? 'Erneut versuchen' : 'Ältere Nachrichten laden'}
      </Button>
    </div>
  );
}
