import { apiErrorMessage, useApi } from '@silverjobs/api';
import { deactivateSurveyMutation } from '@silverjobs/api/account';
import { DEACTIVATE_ANSWERS } from '@silverjobs/contract/constants';
import { useSessionRenewed } from '@silverjobs/shell';
import { Alert, Button, RadioGroup, Stack } from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';

interface SurveyDialogProps {
  whose: { users_id: number; candidate_id: number };
  onSaved: () => void;
  onClose: () => void;
}

/** Why the job search was paused; an answer must be chosen before it is saved (account-13). */
export function SurveyDialog({ whose, onSaved, onClose }: SurveyDialogProps): ReactNode {
  const [answer, setAnswer] = useState<string | null>(null);
  const saving = useMutation(deactivateSurveyMutation(useApi()));
  const { reset } = saving;
  useSessionRenewed(useCallback(() => reset(), [reset]));

  function save() {
    if (answer === null || saving.isPending) return;
    saving.mutate({ ...whose, response: Number(answer) }, { onSuccess: onSaved });
  }

  return (
    <Dialog
      open
      title="Warum pausieren Sie Ihre Suche?"
      subtitle="Ihre Antwort hilft uns, besser zu werden."
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>Überspringen</Button>
          <Button
            variant="primary"
            loading={saving.isPending}
            loadingText="Wird gespeichert …"
            reasonDisabled={
              answer === null ? 'Bitte wählen Sie zuerst eine Antwort aus.' : undefined
            }
            onClick={save}
          >
            Speichern
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          label="Ihr Grund"
          required
          options={DEACTIVATE_ANSWERS.map(({ id, label }) => ({ value: String(id), label }))}
          value={answer}
          onChange={setAnswer}
        />
        {saving.isError && (
          <Alert tone="error" title="Ihre Antwort wurde nicht gespeichert">
            {apiErrorMessage(saving.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
