import { apiErrorMessage, useApi } from '@silverjobs/api';
import { requestLoginLink, requestPasswordReset } from '@silverjobs/api/session';
import { Alert, Button, Inline, Stack } from '@silverjobs/ui';
import { useMutation } from '@tanstack/react-query';

/**
 * Ways in without the password, for whoever is asked over a page: the mail's link opens in another
 * tab, and this one goes on by itself with all that was typed (access-39).
 */
export function MailInstead({ email }: { email: string }) {
  const api = useApi();
  const reset = useMutation({ mutationFn: () => requestPasswordReset(api, email) });
  const link = useMutation({ mutationFn: () => requestLoginLink(api, email) });
  const error = reset.error ?? link.error;
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        <Button
          loading={reset.isPending}
          loadingText="Wird gesendet …"
          onClick={() => reset.mutate()}
        >
          Passwort vergessen?
        </Button>
        <Button
          loading={link.isPending}
          loadingText="Wird gesendet …"
          onClick={() => link.mutate()}
        >
          Anmeldelink per E-Mail
        </Button>
      </Inline>
      {(reset.isSuccess || link.isSuccess) && (
        <Alert tone="success" title="Bitte sehen Sie in Ihr E-Mail-Postfach" announce>
          Wir haben einen Link an {email} geschickt. Öffnen Sie ihn in diesem Browser. Danach geht
          es hier weiter, und Ihr Text ist noch da.
        </Alert>
      )}
      {error && (
        <Alert tone="error">
          {apiErrorMessage(
            error,
            'Ein Fehler ist aufgetreten. Versuchen Sie es später noch einmal.',
          )}
        </Alert>
      )}
    </Stack>
  );
}
