import { apiErrorMessage, useApi } from '@silverjobs/api';
import { npsMutation } from '@silverjobs/api/account';
import { NPS_MAX, NPS_MIN } from '@silverjobs/contract/constants';
import { useSessionRenewed, useShell } from '@silverjobs/shell';
import { Alert, Button, RadioGroup, Stack } from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';

interface ScoreDialogProps {
  whose: { users_id: number; candidate_id: number };
  /** On the account page the score only closes the dialog (account-15). */
  mode: 'close' | 'post';
  onClose: () => void;
}

const scores = Array.from({ length: NPS_MAX - NPS_MIN + 1 }, (_, index) => {
  const value = String(NPS_MIN + index);
  return { value, label: value };
});

/** How likely a recommendation is, 0 to 10 (account-14); a score must be chosen. */
export function ScoreDialog({ whose, mode, onClose }: ScoreDialogProps): ReactNode {
  const { notify } = useShell();
  const [score, setScore] = useState<string | null>(null);
  const saving = useMutation(npsMutation(useApi()));
  const { reset } = saving;
  useSessionRenewed(useCallback(() => reset(), [reset]));

  function done() {
    notify({ tone: 'success', title: 'Vielen Dank für Ihre Rückmeldung' });
    onClose();
  }

  function submit() {
    if (score === null || saving.isPending) return;
    if (mode === 'close') return done();
    saving.mutate({ ...whose, points: Number(score) }, { onSuccess: done });
  }

  return (
    <Dialog
      open
      title="Würden Sie uns weiterempfehlen?"
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>Überspringen</Button>
          <Button
            variant="primary"
            loading={saving.isPending}
            reasonDisabled={
              score === null ? 'Bitte wählen Sie zuerst eine Zahl von 0 bis 10.' : undefined
            }
            onClick={submit}
          >
            Absenden
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          row
          required
          label="Wie wahrscheinlich ist es, dass Sie silverjobs weiterempfehlen?"
          hint="0 heißt: gar nicht. 10 heißt: auf jeden Fall."
          options={scores}
          value={score}
          onChange={setScore}
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
