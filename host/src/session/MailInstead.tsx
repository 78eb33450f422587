import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { requestLoginLink, requestPasswordReset } from '@silverjobs/api/session';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { Alert, Button, Inline, Stack } from '@silverjobs/ui';

const MAILS = { reset: requestPasswordReset, link: requestLoginLink };
type Mail = keyof typeof MAILS;

/**
 * Ways in without the password, for whoever is asked over a page: the mail's link opens in another
 * tab, and this one goes on by itself with all that was typed (access-39).
 */
export function MailInstead({ email }: { email: string }) {
  const api = useApi();
  // One at a time, so that what is said is about the last one.
  const sending = useRenewableMutation({
    mutationFn: (mail: Mail) => MAILS[mail](api, email),
  });
  const isSending = (mail: Mail) => sending.isPending && sending.variables === mail;
  function send(mail: Mail) {
    if (!sending.isPending) sending.mutate(mail);
  }
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        <Button
          loading={isSending('reset')}
          loadingText="Wird gesendet …"
          onClick={() => send('reset')}
        >
          Passwort vergessen?
        </Button>
        <Button
          loading={isSending('link')}
          loadingText="Wird gesendet …"
          onClick={() => send('link')}
        >
          Anmeldelink per E-Mail
        </Button>
      </Inline>
      {sending.isSuccess && (
        <Alert tone="success" title="Bitte sehen Sie in Ihrem E-Mail-Postfach nach" announce>
          Wir haben einen Link an {readableEmail(email)} geschickt. Öffnen Sie ihn in diesem
          Browser. Danach geht es hier weiter, und Ihr Text ist noch da.
        </Alert>
      )}
      {sending.isError && (
        <Alert tone="error">
          {apiErrorMessage(
            sending.error,
            'Ein Fehler ist aufgetreten. Versuchen Sie es später noch einmal.',
          )}
        </Alert>
      )}
    </Stack>
  );
}
