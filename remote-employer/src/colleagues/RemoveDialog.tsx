import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { colleaguesQuery, removeColleagueMutation } from '@silverjobs/api/colleague';
import type { Colleague } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { useShell, writeAuthToken } from '@silverjobs/shell';
import { Alert, Stack, Text } from '@silverjobs/ui';
import { ConfirmDialog } from '@silverjobs/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

interface RemoveDialogProps {
  person: Colleague;
  /** It is the reader, who leaves. */
  own: boolean;
  onClose: () => void;
}

/** Ends somebody's work for the employer, or the own. */
export function RemoveDialog({ person, own, onClose }: RemoveDialogProps): ReactNode {
  const { notify, session, storage, announceSignedOut } = useShell();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useRenewableMutation(removeColleagueMutation(api));
  const called = person.name ?? readableEmail(person.email);

  /** The server has ended the session: what is here belongs to the employer. */
  function signOut() {
    writeAuthToken(null);
    storage.clear('forget');
    announceSignedOut();
    session.setState({ status: 'anonymous', user: null, endsSoon: false });
    queries.clear();
    void navigate(paths.login, { replace: true });
  }

  function confirm() {
    remove.mutate(person.id, {
      onSuccess: () => {
        notify({
          tone: 'success',
          title: own ? 'Ihr Zugang ist beendet' : `${called} arbeitet nicht mehr mit`,
          ...(own && { message: 'Ihr Konto bleibt. Sie sind abgemeldet.' }),
        });
        if (own) return signOut();
        void queries.invalidateQueries(colleaguesQuery(api));
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={own ? 'Nicht mehr mitarbeiten?' : `${called} entfernen?`}
      confirmLabel={own ? 'Zugang beenden' : 'Entfernen'}
      loading={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack gap={4}>
        <Text>
          {own
            ? 'Sie sehen dann nichts mehr von diesem Arbeitgeber. Ihr Konto bleibt, Sie werden abgemeldet.'
            : 'Die Person wird sofort überall abgemeldet und sieht nichts mehr von Ihnen. Was sie geschrieben hat, bleibt bei Ihnen.'}
        </Text>
        {person.role === 'owner' && (
          <Text>
            {own
              ? 'Schlüssel für die Schnittstelle, die Sie erstellt haben, enden.'
              : 'Schlüssel für die Schnittstelle, die sie erstellt hat, enden.'}
          </Text>
        )}
        {remove.isError && (
          <Alert tone="error" title={own ? 'Das ging nicht' : 'Die Person wurde nicht entfernt'}>
            {apiErrorMessage(remove.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
