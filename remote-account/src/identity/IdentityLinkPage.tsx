import { useApi, useRenewableMutation } from '@silverjobs/api';
import { confirmIdentityLinkMutation } from '@silverjobs/api/account';
import { paths } from '@silverjobs/contract/paths';
import { MailedLinkPage } from '@silverjobs/widgets/mailed-link';

const ACCOUNT = { path: paths.account, label: 'Zu „Mein Konto“' };

/** /confirm-identity: the link of the mail leads here, signed in or not (account-36). */
export function IdentityLinkPage() {
  const confirming = useRenewableMutation(confirmIdentityLinkMutation(useApi()));
  return (
    <MailedLinkPage
      title="Bestätigen, dass Sie es sind"
      question="Haben Sie diesen Link gerade in Ihrem Konto angefordert? Nur dann bestätigen Sie bitte."
      confirmLabel="Ja, das bin ich"
      action={confirming}
      onConfirm={(token) => confirming.mutate(token)}
      failedTitle="Das konnte nicht bestätigt werden"
      doneTitle="Sie haben es bestätigt"
      doneText="Machen Sie dort weiter, wo Sie den Link angefordert haben. Dafür haben Sie 10 Minuten Zeit."
      alternative="Einen neuen Link fordern Sie dort an, wo Sie den ersten angefordert haben."
      next={ACCOUNT}
    />
  );
}
