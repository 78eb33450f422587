import { useApi, useRenewableMutation } from '@silverjobs/api';
import { prolongByLinkMutation } from '@silverjobs/api/employer-job';
import { formatDate } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import { MailedLinkPage } from '@silverjobs/widgets/mailed-link';
import { useQueryClient } from '@tanstack/react-query';

const JOBS = { path: paths.jobs, label: 'Zu „Meine Anzeigen“' };

/** /anzeige-verlaengern: the link of the mail that tells of an end; one press prolongs (employers-41). */
export function ProlongLinkPage() {
  const prolonging = useRenewableMutation(prolongByLinkMutation(useApi(), useQueryClient()));
  const { title = '', ends_at = 1 } = prolonging.data ?? {};
  return (
    <MailedLinkPage
      title="Anzeige verlängern"
      question="Ihre Anzeige läuft dann 60 Tage länger. Das kostet nichts."
      confirmLabel="Anzeige verlängern"
      loadingText="Wird verlängert …"
      action={prolonging}
      onConfirm={(token) => prolonging.mutate(token)}
      failedTitle="Die Anzeige konnte nicht verlängert werden"
      doneTitle="Ihre Anzeige ist verlängert"
      doneText={`„${title}“ läuft jetzt bis zum ${formatDate(ends_at - 1)}.`}
      alternative="Verlängern können Sie auch unter „Meine Anzeigen“."
      next={JOBS}
    />
  );
}
