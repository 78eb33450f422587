import { useApi, useRenewableMutation } from '@silverjobs/api';
import { keepAccountMutation } from '@silverjobs/api/account';
import { paths } from '@silverjobs/contract/paths';
import { MailedLinkPage } from '@silverjobs/widgets/mailed-link';

const LOGIN = { path: paths.login, label: 'Anmelden' };

/** /konto-behalten: the link of the mail that warns of a deletion; one press keeps (account-50). */
export function AccountKeepingPage() {
  const keeping = useRenewableMutation(keepAccountMutation(useApi()));
  return (
    <MailedLinkPage
      title="Konto behalten"
      question="Ihr Konto bleibt dann mit allem, was darin steht."
      confirmLabel="Konto behalten"
      loadingText="Wird gespeichert …"
      action={keeping}
      onConfirm={(token) => keeping.mutate(token)}
      failedTitle="Das hat nicht geklappt"
      doneTitle="Ihr Konto bleibt"
      doneText="Wir löschen nichts. Sie können sich anmelden, wann Sie möchten."
      alternative="Wenn Sie sich anmelden, bleibt Ihr Konto auch."
      next={LOGIN}
    />
  );
}
