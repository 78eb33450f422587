import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { confirmEmailChangeMutation } from '@silverjobs/api/account';
import { useLinkToken, useShell, useUser } from '@silverjobs/shell';
import { Alert, Button, LinkButton, Text } from '@silverjobs/ui';
import { Link } from 'react-router-dom';
import '../page/account.css';
import { AccountSubPage } from '../page/AccountSubPage.tsx';

const HOME = { path: '/', label: 'Zur Startseite' };

/** /email-change: the link of the confirmation mail leads here, signed in or not (D16). */
export function EmailChangePage() {
  const { session } = useShell();
  const user = useUser();
  const token = useLinkToken();
  const confirming = useRenewableMutation(confirmEmailChangeMutation(useApi()));
  const next = user ? { path: '/privacy', label: 'Zu den Zugangsdaten' } : SIGN_IN;

  function confirm(secret: string) {
    confirming.mutate(secret, {
      onSuccess: ({ email }) =>
        session.setState(({ user: known }) => ({ user: known && { ...known, email } })),
    });
  }

  return (
    <AccountSubPage title="Neue E-Mail-Adresse bestätigen" back={HOME}>
      {!token && (
        <Alert tone="warning" title="Der Link ist nicht vollständig">
          Bitte öffnen Sie den Link noch einmal aus der E-Mail, oder fordern Sie unter „Mein Konto“,
          „Zugangsdaten“ einen neuen an.
        </Alert>
      )}
      {token && !confirming.isSuccess && (
        <>
          <Text reading>
            Mit einem Klick gilt ab sofort Ihre neue E-Mail-Adresse. Melden Sie sich dann mit ihr
            an.
          </Text>
          {confirming.isError && (
            <Alert tone="error" title="Die Adresse konnte nicht bestätigt werden">
              {apiErrorMessage(confirming.error, 'Bitte versuchen Sie es noch einmal.')}
            </Alert>
          )}
          <div>
            <Button variant="primary" loading={confirming.isPending} onClick={() => confirm(token)}>
              Neue Adresse bestätigen
            </Button>
          </div>
        </>
      )}
      {confirming.isSuccess && (
        <>
          <Alert tone="success" announce title="Ihre neue E-Mail-Adresse ist bestätigt">
            {`Ab sofort melden Sie sich mit ${confirming.data.email} an.`}
          </Alert>
          <div>
            <LinkButton asChild variant="primary">
              <Link to={next.path}>{next.label}</Link>
            </LinkButton>
          </div>
        </>
      )}
    </AccountSubPage>
  );
}

const SIGN_IN = { path: '/login', label: 'Zur Anmeldung' };
