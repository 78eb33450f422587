import { useApi, useRenewableMutation } from '@silverjobs/api';
import { confirmDeclarationMutation } from '@silverjobs/api/billing';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import { MailedLinkPage } from '@silverjobs/widgets/mailed-link';

const HOME = { path: paths.start, label: 'Zur Startseite' };

/** /vertrag-bestaetigen: the link in the contract's mailbox leads here (silverplus-43). */
export function DeclarationLinkPage() {
  const confirming = useRenewableMutation(confirmDeclarationMutation(useApi()));
  const { kind, reference, received_at: at = 0 } = confirming.data ?? {};
  const withdrawal = kind === 'withdrawal';
  const when = `${formatDate(at)} um ${formatTime(at)} Uhr`;
  return (
    <MailedLinkPage
      title="Erklärung zu Ihrem Vertrag bestätigen"
      question="In der E-Mail steht, welche Erklärung bei uns eingegangen ist. Ist sie von Ihnen? Dann bestätigen Sie bitte. Erst danach führen wir sie aus."
      confirmLabel="Ja, die Erklärung ist von mir"
      loadingText="Wird bestätigt …"
      action={confirming}
      onConfirm={(token) => confirming.mutate(token)}
      failedTitle="Die Erklärung konnte nicht bestätigt werden"
      doneTitle={withdrawal ? 'Ihr Widerruf ist bestätigt' : 'Ihre Kündigung ist bestätigt'}
      doneText={
        withdrawal
          ? `Ihr Widerruf vom ${when} (${reference}) wird jetzt ausgeführt. Was das für Ihren Vertrag heißt, steht in unserer nächsten E-Mail.`
          : `Ihre Kündigung vom ${when} (${reference}) wird jetzt ausgeführt. Das genaue Ende steht in unserer nächsten E-Mail.`
      }
      alternative="Sie können auch noch einmal kündigen oder widerrufen. Die Seiten dafür stehen ganz unten auf jeder Seite."
      next={HOME}
    />
  );
}
