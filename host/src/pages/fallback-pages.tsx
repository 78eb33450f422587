import { withBasePath } from '@silverjobs/contract/base-path';
import { REDIRECT_STORED_PATH_LIFETIME_MS } from '@silverjobs/contract/constants';
import { paths } from '@silverjobs/contract/paths';
import { PageTitle, useShell } from '@silverjobs/shell';
import {
  Button,
  EmptyState,
  ErrorScreen,
  FullScreenSpinner,
  GivenText,
  Heading,
  LinkButton,
  Page,
  Stack,
} from '@silverjobs/ui';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { useStoredRedirect } from '../session/stored-redirect.tsx';

/** Shows while the user is being loaded (access-12); after 4 s it removes the stored path (access-15). */
export function BootSpinner() {
  const redirect = useStoredRedirect();
  useEffect(() => {
    const timer = setTimeout(redirect.forget, REDIRECT_STORED_PATH_LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [redirect]);
  return (
    <main>
      <h1 className="sj-visually-hidden">silverjobs</h1>
      <FullScreenSpinner label="Seite wird geladen …" />
    </main>
  );
}

/** An unknown path, inside the layout (access-9). */
export function NotFoundPage() {
  return (
    <Page>
      <PageTitle title="Seite nicht gefunden" />
      <Stack gap={6}>
        <Heading level={1}>Seite nicht gefunden</Heading>
        <EmptyState
          title="Diese Adresse gibt es bei uns nicht."
          action={
            <LinkButton asChild variant="primary">
              <Link to={paths.start}>Zu den Silverjobs</Link>
            </LinkButton>
          }
        >
          Vielleicht ist sie falsch geschrieben, oder die Seite ist umgezogen.
        </EmptyState>
      </Stack>
    </Page>
  );
}

/**
 * The last resort when the host itself fails, with the text of the error screen with status 404
 * (access-18). 'Back Home' goes to / and reloads the document.
 */
export function RootErrorPage() {
  const error = useRouteError();
  const shell = useShell();
  useEffect(() => {
    shell.reportError(error, { action: 'render the host' });
  }, [shell, error]);
  return (
    <main>
      <ErrorScreen
        title={
          <GivenText
            plain="Da ist etwas schiefgegangen."
            given="Something went wrong, please try again!"
          />
        }
        code="404"
        action={
          <Button
            variant="primary"
            onClick={() => window.location.assign(withBasePath(paths.start))}
          >
            <GivenText plain="Zur Startseite" given="Back Home" />
          </Button>
        }
      >
        Bitte gehen Sie zur Startseite und versuchen Sie es noch einmal.
      </ErrorScreen>
    </main>
  );
}
