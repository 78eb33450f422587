import { PageTitle } from '@silverjobs/shell';
import { Button, ErrorScreen, Inline } from '@silverjobs/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSessionService } from '../../session/session-context.tsx';

/** Signed in, but the user's data could not be loaded: an explanation and a retry (access-13). */
export function SessionFailedPage() {
  const session = useSessionService();
  const { revalidate } = useRevalidator();
  const [retrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    await session.load();
    await revalidate();
    setRetrying(false);
  }

  return (
    <>
      <PageTitle title="Ihre Daten" />
      <ErrorScreen
        inside
        title="Ihre Daten konnten nicht geladen werden"
        code="HOST-201"
        action={
          <Inline justify="center">
            <Button variant="primary" loading={retrying} onClick={() => void retry()}>
              Erneut versuchen
            </Button>
            <Button onClick={session.askToSignOut}>Abmelden</Button>
          </Inline>
        }
      >
        Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.
      </ErrorScreen>
    </>
  );
}
