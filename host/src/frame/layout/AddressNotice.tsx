import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { fetchMe, requestEmailConfirmation } from '@silverjobs/api/session';
import type { User } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Inline, LinkButton } from '@silverjobs/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

const LATER = {
  candidate: 'Suchen können Sie schon jetzt, bewerben nach der Bestätigung.',
  client: 'Entwürfe schreiben können Sie schon jetzt, Anzeigen schalten nach der Bestätigung.',
};

interface AddressNoticeProps {
  user: User;
  /** Says nothing of a missing confirmation, which can wait until the page is done. */
  quiet: boolean;
}

/** What is wrong with the address: mail comes back from it, or it is not confirmed yet. */
export function AddressNotice({ user, quiet }: AddressNoticeProps) {
  if (user.mail_returned) return <ReturnedMail user={user} />;
  return <UnconfirmedEmail user={user} quiet={quiet} />;
}

/** Says that mail comes back, and leads to where the address is corrected (account-51). */
function ReturnedMail({ user }: { user: User }) {
  return (
    <Alert
      tone="warning"
      className="app-unconfirmed"
      title="Unsere E-Mails kommen bei Ihnen nicht an"
      action={
        <Inline gap={3}>
          <LinkButton asChild>
            <Link to={paths.accessData}>Adresse berichtigen</Link>
          </LinkButton>
          <LinkButton asChild variant="quiet">
            <Link to={paths.contact}>Die Adresse stimmt</Link>
          </LinkButton>
        </Inline>
      }
    >
      E-Mails an <b>{readableEmail(user.email)}</b> kamen zurück. Deshalb schicken wir keine mehr
      dorthin. Stimmt die Adresse, schreiben Sie uns bitte, dann versuchen wir es wieder.
    </Alert>
  );
}

/** Asks kindly to confirm the address, until it is; a mistyped one is corrected from here (access-52). */
function UnconfirmedEmail({ user, quiet }: AddressNoticeProps) {
  const { notify, session } = useShell();
  const api = useApi();
  const sending = useRenewableMutation({
    mutationFn: () => requestEmailConfirmation(api),
    onSuccess: () =>
      notify({
        tone: 'success',
        title: 'E-Mail verschickt',
        message: `An ${readableEmail(user.email)}`,
      }),
    onError: (error) =>
      notify({
        tone: 'error',
        title: 'Die E-Mail wurde nicht verschickt',
        message: apiErrorMessage(error, 'Bitte versuchen Sie es später noch einmal.'),
      }),
  });

  // Confirmed in another tab or on the telephone: this page knows when one comes back to it.
  useEffect(() => {
    function look() {
      fetchMe(api).then(
        (now) => session.setState({ user: now }),
        () => {},
      );
    }
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [api, session]);

  if (quiet) return null;
  return (
    <Alert
      tone="info"
      className="app-unconfirmed"
      title="Bitte bestätigen Sie Ihre E-Mail-Adresse"
      action={
        <Inline gap={3}>
          <Button
            loading={sending.isPending}
            loadingText="Wird verschickt …"
            onClick={() => sending.mutate()}
          >
            E-Mail noch einmal schicken
          </Button>
          <LinkButton asChild variant="quiet">
            <Link to={paths.accessData}>Adresse ändern</Link>
          </LinkButton>
        </Inline>
      }
    >
      Wir haben einen Link an <b>{readableEmail(user.email)}</b> geschickt.{' '}
      {LATER[user.role === 'client' ? 'client' : 'candidate']}
    </Alert>
  );
}
