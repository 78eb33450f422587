import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Button, ErrorScreen } from '@silverjobs/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/**
 * The last resort when the host itself fails, with the text of the error screen with status 404
 * (ACC-07). 'Back Home' goes to / and reloads the document.
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
        title="Something went wrong, please try again!"
        titleLang="en"
        code="404"
        action={
          <Button variant="primary" lang="en" onClick={() => window.location.assign(paths.start)}>
            Back Home
          </Button>
        }
      >
        Etwas ist schiefgegangen. Mit „Back Home“ kommen Sie zur Startseite.
      </ErrorScreen>
    </main>
  );
}
