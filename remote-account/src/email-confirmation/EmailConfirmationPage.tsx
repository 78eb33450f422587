import { useApi, useRenewableMutation } from '@silverjobs/api';
import { confirmEmailMutation } from '@silverjobs/api/session';
import { paths } from '@silverjobs/contract/paths';
import { useShell, useUser } from '@silverjobs/shell';
import { MailedLinkPage } from '@silverjobs/widgets/mailed-link';
import '../page-frame/account.css';

const START = { path: paths.start, label: 'Weiter' };
const SIGN_IN = { path: paths.login, label: 'Zur Anmeldung' };
const NEW_PASSWORD = { path: paths.passwordReset, label: 'Neues Passwort festlegen' };

const WITH_PASSWORD =
  'Registriert wurde die Adresse mit einem anderen Gerät oder Browser. Zu Ihrer Sicherheit gilt das Passwort von damals nicht mehr. Ihre Daten sind unverändert.';

/** /confirm-email: the link of the first mail leads here, signed in or not (access-52). */
export function EmailConfirmationPage() {
  const { session, linkToken } = useShell();
  const user = useUser();
  const confirming = useRenewableMutation(confirmEmailMutation(useApi()));
  const newPassword = confirming.data?.new_password_token;

  function confirm(token: string) {
    confirming.mutate(token, {
      onSuccess: ({ new_password_token: next }) => {
        if (next) linkToken.current = { path: paths.passwordReset, token: next };
        session.setState(({ user: known }) => ({
          user: known && { ...known, email_unconfirmed: false },
        }));
      },
    });
  }

  return (
    <MailedLinkPage
      title="E-Mail-Adresse bestätigen"
      question="Haben Sie sich bei silverjobs registriert? Dann bestätigen Sie hier, dass diese E-Mail-Adresse Ihnen gehört. Waren Sie das nicht, schließen Sie diese Seite einfach."
      confirmLabel="Ja, das ist meine Adresse"
      action={confirming}
      onConfirm={confirm}
      failedTitle="Die Adresse konnte nicht bestätigt werden"
      doneTitle="Danke, Ihre E-Mail-Adresse ist bestätigt"
      doneText={newPassword ? WITH_PASSWORD : 'Jetzt können Sie alles nutzen.'}
      alternative="Einen neuen Link bekommen Sie nach der Anmeldung oben auf jeder Seite."
      next={newPassword ? NEW_PASSWORD : user ? START : SIGN_IN}
    />
  );
}
