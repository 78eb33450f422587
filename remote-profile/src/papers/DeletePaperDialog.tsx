import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { deletePaperMutation } from '@silverjobs/api/paper';
import type { Paper } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Alert, Stack, Text } from '@silverjobs/ui';
import { ConfirmDialog } from '@silverjobs/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface DeletePaperDialogProps {
  paper: Paper;
  onClose: () => void;
}

/** Asks once and deletes a paper. Render it while it is open. */
export function DeletePaperDialog({ paper, onClose }: DeletePaperDialogProps): ReactNode {
  const { notify } = useShell();
  const deleting = useRenewableMutation(deletePaperMutation(useApi(), useQueryClient()));

  function confirm() {
    if (deleting.isPending) return;
    deleting.mutate(paper.id, {
      onSuccess: () => {
        notify({ tone: 'success', title: 'Unterlage gelöscht' });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`„${paper.name}“ löschen?`}
      loading={deleting.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack gap={4}>
        <Text>
          Wer sie von Ihnen bekommen hat, kann sie dann nicht mehr öffnen. Was jemand schon bei sich
          gespeichert hat, bleibt dort.
        </Text>
        {deleting.isError && (
          <Alert tone="error" title="Die Unterlage wurde nicht gelöscht">
            {apiErrorMessage(deleting.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
