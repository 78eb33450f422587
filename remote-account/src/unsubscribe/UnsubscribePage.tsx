import { useApi, useRenewableMutation } from '@silverjobs/api';
import { unsubscribeMutation } from '@silverjobs/api/job-search';
import { paths } from '@silverjobs/contract/paths';
import { useUser } from '@silverjobs/shell';
import { MailedLinkPage } from '@silverjobs/widgets/mailed-link';
import { useQueryClient } from '@tanstack/react-query';

const SEARCHES = { path: paths.searches, label: 'Zu „Meine Suchen“' };
const SIGN_IN = {
  path: `${paths.login}?from=${encodeURIComponent(paths.searches)}`,
  label: 'Anmelden und Suchen ansehen',
};

/** /suche-abbestellen: the link in every job alert leads here, signed in or not (delivery-36). */
export function UnsubscribePage() {
  const user = useUser();
  const ending = useRenewableMutation(unsubscribeMutation(useApi(), useQueryClient()));
  return (
    <MailedLinkPage
      title="Keine E-Mails mehr zu dieser Suche"
      question="Möchten Sie zu dieser Suche keine E-Mails mehr bekommen? Die Suche selbst bleibt gespeichert, und Sie können die E-Mails jederzeit wieder einschalten."
      confirmLabel="Keine E-Mails mehr senden"
      loadingText="Wird ausgeschaltet …"
      action={ending}
      onConfirm={(token) => ending.mutate(token)}
      failedTitle="Das hat nicht geklappt"
      doneTitle="Sie bekommen keine E-Mails mehr zu dieser Suche"
      doneText="Wieder einschalten können Sie sie unter „Mein Konto“, „Meine Suchen“."
      alternative="Sie können die E-Mails auch unter „Mein Konto“, „Meine Suchen“ ausschalten."
      next={user ? SEARCHES : SIGN_IN}
    />
  );
}
