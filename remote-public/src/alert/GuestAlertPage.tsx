import { useApi, useRenewableMutation } from '@silverjobs/api';
import { confirmGuestAlertMutation } from '@silverjobs/api/public';
import { paths } from '@silverjobs/contract/paths';
import { MailedLinkPage } from '@silverjobs/widgets/mailed-link';
import type { ReactNode } from 'react';

/** /stellen/benachrichtigung: the link in the mail that asks whether new jobs shall come (public-9). */
export function GuestAlertPage(): ReactNode {
  const confirming = useRenewableMutation(confirmGuestAlertMutation(useApi()));
  return (
    <MailedLinkPage
      title="Neue Stellen per E-Mail"
      question="Möchten Sie neue Stellen zu dieser Suche per E-Mail bekommen? Höchstens einmal am Tag, und jede E-Mail hat einen Link, mit dem Sie das beenden."
      confirmLabel="Ja, bitte schicken"
      loadingText="Wird bestätigt …"
      action={confirming}
      onConfirm={(token) => confirming.mutate(token)}
      failedTitle="Das hat nicht geklappt"
      doneTitle="Das hat geklappt"
      doneText="Neue Stellen kommen ab jetzt per E-Mail, höchstens einmal am Tag."
      alternative="Sie können die E-Mails auf der Seite der Stellen auch noch einmal bestellen."
      next={{ path: paths.publicJobs, label: 'Stellen ansehen' }}
    />
  );
}
