import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { deleteTemplateMutation } from '@silverjobs/api/message-template';
import type { Template } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Alert, Stack, Text } from '@silverjobs/ui';
import { ConfirmDialog } from '@silverjobs/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';

export interface DeleteTemplateDialogProps {
  template: Template;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks once and deletes a template (account-18). Render it while it is open. */
export function DeleteTemplateDialog(props: DeleteTemplateDialogProps) {
  const { template, onClose, onDeleted } = props;
  const { notify } = useShell();
  const deleting = useRenewableMutation(deleteTemplateMutation(useApi(), useQueryClient()));

  function confirm() {
    if (deleting.isPending) return;
    deleting.mutate(template.id, {
      onSuccess: () => {
        notify({ tone: 'success', title: 'Vorlage erfolgreich gelöscht' });
        onDeleted();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`Vorlage „${template.name}“ löschen?`}
      loading={deleting.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack gap={4}>
        <Text>Schon gesendete Nachrichten bleiben erhalten.</Text>
        {deleting.isError && (
          <Alert tone="error" title="Vorlage konnte nicht gelöscht werden">
            {apiErrorMessage(deleting.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
