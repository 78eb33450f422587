import { useApi, useRenewableMutation } from '@silverjobs/api';
import { confirmEmailChangeMutation } from '@silverjobs/api/account';
import { paths } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { useShell, useUser } from '@silverjobs/shell';
import { MailedLinkPage } from '@silverjobs/widgets/mailed-link';
import '../page-frame/account.css';

const SIGN_IN = { path: paths.login, label: 'Zur Anmeldung' };
const ACCESS_DATA = { path: paths.accessData, label: 'Zu den Zugangsdaten' };

/** /email-change: the link of the confirmation mail leads here, signed in or not (account-24). */
export function EmailChangePage() {
  const { session } = useShell();
  const user = useUser();
  const confirming = useRenewableMutation(confirmEmailChangeMutation(useApi()));

  function confirm(token: string) {
    confirming.mutate(token, {
      onSuccess: ({ email }) =>
        session.setState(({ user: known }) => ({ user: known && { ...known, email } })),
    });
  }

  return (
    <MailedLinkPage
      title="Neue E-Mail-Adresse bestätigen"
      question="Mit einem Klick gilt ab sofort Ihre neue E-Mail-Adresse. Melden Sie sich dann mit ihr an."
      confirmLabel="Neue Adresse bestätigen"
      action={confirming}
      onConfirm={confirm}
      failedTitle="Die Adresse konnte nicht bestätigt werden"
      doneTitle="Ihre neue E-Mail-Adresse ist bestätigt"
      doneText={`Ab sofort melden Sie sich mit ${readableEmail(confirming.data?.email ?? '')} an.`}
      alternative="Einen neuen Link bekommen Sie unter „Mein Konto“, „Zugangsdaten“."
      next={user ? ACCESS_DATA : SIGN_IN}
    />
  );
}
