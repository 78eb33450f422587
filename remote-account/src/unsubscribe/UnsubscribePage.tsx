import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { unsubscribeMutation } from '@silverjobs/api/job-search';
import { useLinkToken, useUser } from '@silverjobs/shell';
import { Alert, Button, LinkButton, Text } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import '../page/account.css';
import { AccountSubPage } from '../page/AccountSubPage.tsx';

const HOME = { path: '/', label: 'Zur Startseite' };

/** /suche-abbestellen: the link in every job alert leads here, signed in or not (D16). */
export function UnsubscribePage() {
  const user = useUser();
  const token = useLinkToken();
  const ending = useRenewableMutation(unsubscribeMutation(useApi(), useQueryClient()));
  return (
    <AccountSubPage title="Keine E-Mails mehr zu dieser Suche" back={HOME}>
      {!token && (
        <Alert tone="warning" title="Der Link ist nicht vollständig">
          Bitte öffnen Sie den Link noch einmal aus der E-Mail. Sie können E-Mails auch unter „Mein
          Konto“, „Meine Suchen“ abstellen.
        </Alert>
      )}
      {token && !ending.isSuccess && (
        <>
          <Text reading>
            Möchten Sie zu dieser Suche keine E-Mails mehr bekommen? Die Suche selbst bleibt
            gespeichert, und Sie können die E-Mails jederzeit wieder einschalten.
          </Text>
          {ending.isError && (
            <Alert tone="error" title="Das hat nicht geklappt">
              {apiErrorMessage(ending.error, 'Bitte versuchen Sie es noch einmal.')}
            </Alert>
          )}
          <div>
            <Button
              variant="primary"
              loading={ending.isPending}
              loadingText="Wird abgestellt …"
              onClick={() => ending.mutate(token)}
            >
              Keine E-Mails mehr senden
            </Button>
          </div>
        </>
      )}
      {ending.isSuccess && (
        <>
          <Alert tone="success" announce title="Sie bekommen keine E-Mails mehr zu dieser Suche">
            Wieder einschalten können Sie sie unter „Mein Konto“, „Meine Suchen“.
          </Alert>
          <div>
            <LinkButton asChild>
              {user ? (
                <Link to="/searches">Zu Meine Suchen</Link>
              ) : (
                <Link to="/login?from=%2Fsearches">Anmelden und Suchen ansehen</Link>
              )}
            </LinkButton>
          </div>
        </>
      )}
    </AccountSubPage>
  );
}
