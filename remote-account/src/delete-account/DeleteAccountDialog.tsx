import { apiErrorMessage } from '@silverjobs/api';
import { Alert, Stack, Text } from '@silverjobs/ui';
import { ConfirmDialog } from '@silverjobs/ui/overlays';

export interface DeleteAccountDialogProps {
  deleting: boolean;
  /** Why it failed; null when nothing is wrong. */
  error: unknown;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The last question before an account is deleted. Render it while it is open. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { deleting, error, onConfirm, onCancel } = props;
  return (
    <ConfirmDialog
      open
      tone="danger"
      title="Konto endgültig löschen?"
      confirmLabel="Ja, Konto löschen"
      cancelLabel="Nein, behalten"
      loading={deleting}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap={4}>
        <Text>Diese Aktion kann nicht rückgängig gemacht werden.</Text>
        {error !== null && (
          <Alert tone="error" title="Ihr Konto wurde nicht gelöscht">
            {apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
