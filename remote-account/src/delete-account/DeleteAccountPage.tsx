import { useApi, useRenewableMutation } from '@silverjobs/api';
import { deleteUserMutation } from '@silverjobs/api/account';
import { paths } from '@silverjobs/contract/paths';
import { useLazyComponent, useShell, useUser } from '@silverjobs/shell';
import { Alert, Button, Card, Inline, icon, LinkButton, Prose } from '@silverjobs/ui';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as ownPaths from '../paths.ts';
import '../page-frame/account.css';
import { isGivenUp, useIdentity } from '../identity/useIdentity.tsx';
import { AccountSubPage } from '../page-frame/AccountSubPage.tsx';
import { useSignedOut } from '../sign-out/useSignedOut.ts';
import { whatHappens } from './what-happens.ts';

const importDialog = async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog;

/** /delete-profile: says what happens, asks, deletes and signs out (account-33). */
export function DeleteAccountPage() {
  const { notify } = useShell();
  const user = useUser();
  const dialog = useLazyComponent(importDialog);
  const signOut = useSignedOut();
  const navigate = useNavigate();
  const identity = useIdentity();
  const [asking, setAsking] = useState(false);
  const deleting = useRenewableMutation(identity.guard(deleteUserMutation(useApi())));
  if (!user) return null;

  function confirm() {
    if (!user || deleting.isPending) return;
    deleting.mutate(user.id, {
      onSuccess: () => {
        notify({
          tone: 'success',
          title: 'Ihr Konto wurde gelöscht',
          message: 'Vielen Dank, dass Sie bei uns waren. Sie sind abgemeldet.',
        });
        signOut('forget');
        void navigate(paths.start, { replace: true });
      },
    });
  }

  return (
    <AccountSubPage title="Konto löschen">
      <Card as="section" title="Das passiert, wenn Sie Ihr Konto löschen">
        <Prose>
          <ul>
            {whatHappens(user).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Prose>
      </Card>
      {user.isPaidUser && (
        <Alert tone="warning" title="Sie haben eine laufende silver+-Mitgliedschaft">
          Sie endet mit Ihrem Konto, auch vor dem Ende der Mindestlaufzeit. Es folgt keine Zahlung
          mehr. Was für den laufenden Monat bezahlt ist, erstatten wir nicht. Wenn Sie diese Zeit
          noch nutzen möchten, kündigen Sie zuerst und löschen Sie Ihr Konto später.
        </Alert>
      )}
      <Alert title="Möchten Sie Ihre Daten behalten?">
        Laden Sie sie vorher herunter. Danach können wir sie Ihnen nicht mehr geben.
      </Alert>
      <Inline gap={4} stackOnPhone>
        <LinkButton asChild>
          <Link to={ownPaths.accountData}>
            <Download {...icon()} />
            Meine Daten herunterladen
          </Link>
        </LinkButton>
        <Button
          variant="danger"
          icon={<Trash2 {...icon()} />}
          loading={dialog.loading}
          onClick={() => {
            setAsking(true);
            void dialog.load();
          }}
        >
          Konto löschen
        </Button>
      </Inline>
      {asking && dialog.Component && !identity.dialog && (
        <dialog.Component
          deleting={deleting.isPending}
          error={isGivenUp(deleting.error) ? null : deleting.error}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
      {identity.dialog}
    </AccountSubPage>
  );
}
