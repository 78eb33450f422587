import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { removalReasonMutation } from '@silverjobs/api/matching';
import type { MatchingPosition } from '@silverjobs/contract';
import { EXCLUDE_POSITION_ANSWERS } from '@silverjobs/contract/constants';
import { useUser } from '@silverjobs/shell';
import { Alert, Button, RadioGroup, Stack } from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { useState } from 'react';

interface RemovalReasonDialogProps {
  position: MatchingPosition;
  onSaved: () => void;
  /** Without an answer; the activity is removed already. */
  onClose: () => void;
}

/** Why an activity was removed; an answer must be chosen before it is saved (ACT-04). */
export function RemovalReasonDialog({ position, onSaved, onClose }: RemovalReasonDialogProps) {
  const user = useUser();
  const [answer, setAnswer] = useState<string | null>(null);
  const saving = useRenewableMutation(removalReasonMutation(useApi()));

  function save() {
    if (answer === null || !user?.candidate_id) return;
    saving.mutate(
      {
        response: Number(answer),
        users_id: user.id,
        candidateId: user.candidate_id,
        positions_id: position.positions_id,
        candidate_matching_position_id: position.id,
      },
      { onSuccess: onSaved },
    );
  }

  return (
    <Dialog
      open
      title="Warum haben Sie diese Tätigkeit entfernt?"
      subtitle={`„${position.label}“ ist ausgeschaltet. Ihre Antwort ist freiwillig.`}
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>Abbrechen</Button>
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
          options={EXCLUDE_POSITION_ANSWERS.map(({ id, label }) => ({ value: String(id), label }))}
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
