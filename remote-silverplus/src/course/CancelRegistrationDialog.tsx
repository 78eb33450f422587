import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { cancelRegistrationMutation } from '@silverjobs/api/course';
import type { Course } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Alert, Stack, Text } from '@silverjobs/ui';
import { ConfirmDialog } from '@silverjobs/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface CancelRegistrationDialogProps {
  course: Pick<Course, 'title'>;
  registrationId: number;
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks once and gives up a registration. Render it while it is open. */
export function CancelRegistrationDialog(props: CancelRegistrationDialogProps): ReactNode {
  const { course, registrationId, onClose, onCancelled } = props;
  const { notify } = useShell();
  const leaving = useRenewableMutation(cancelRegistrationMutation(useApi(), useQueryClient()));

  function confirm() {
    leaving.mutate(registrationId, {
      onSuccess: () => {
        notify({ tone: 'success', title: 'Sie sind abgemeldet.' });
        onCancelled();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      title="Vom Kurs abmelden?"
      confirmLabel="Ja, abmelden"
      cancelLabel="Angemeldet bleiben"
      loading={leaving.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack gap={4}>
        <Text>
          Ihr Platz im Kurs „{course.title}“ wird wieder frei. Sie können den Kurs später neu
          buchen.
        </Text>
        {leaving.isError && (
          <Alert tone="error" title="Das Abmelden hat nicht geklappt">
            {apiErrorMessage(
              leaving.error,
              'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
            )}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
