import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { deleteSearchMutation } from '@silverjobs/api/job-search';
import type { JobSearch } from '@silverjobs/contract';
import { Alert, Stack, Text } from '@silverjobs/ui';
import { ConfirmDialog } from '@silverjobs/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';

export interface DeleteSearchDialogProps {
  search: JobSearch;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks once and deletes a search (jobs-30). Render it while it is open. */
export function DeleteSearchDialog({ search, onClose, onDeleted }: DeleteSearchDialogProps) {
  const deleting = useRenewableMutation(deleteSearchMutation(useApi(), useQueryClient()));

  function confirm() {
    if (deleting.isPending) return;
    deleting.mutate(search.id, {
      onSuccess: onDeleted,
    });
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      title="Jobsuche wirklich löschen?"
      loading={deleting.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack gap={4}>
        <Text bold>{search.title}</Text>
        <Text>Danach können Sie sie an derselben Stelle zurückholen.</Text>
        {deleting.isError && (
          <Alert tone="error" title="Die Jobsuche wurde nicht gelöscht">
            {apiErrorMessage(deleting.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
