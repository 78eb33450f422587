import { useApi } from '@silverjobs/api';
import { npsMutation } from '@silverjobs/api/account';
import { NPS_MAX, NPS_MIN } from '@silverjobs/contract/constants';
import { useShell } from '@silverjobs/shell';
import { useForm } from '@silverjobs/widgets/form';
import { AnswerDialog, NO_ANSWER } from '@silverjobs/widgets/form-dialog';
import type { ReactNode } from 'react';

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
  const form = useForm({
    initial: NO_ANSWER,
    mutation: npsMutation(useApi()),
    toBody: ({ answer }) => ({ ...whose, points: Number(answer) }),
    onSent: () => {
      notify({ tone: 'success', title: 'Vielen Dank für Ihre Rückmeldung' });
      onClose();
    },
  });

  return (
    <AnswerDialog
      row
      form={mode === 'close' ? { ...form, submit: onClose } : form}
      title="Würden Sie uns weiterempfehlen?"
      label="Wie wahrscheinlich ist es, dass Sie silverjobs weiterempfehlen?"
      hint="0 heißt: gar nicht. 10 heißt: auf jeden Fall."
      options={scores}
      missing="Bitte wählen Sie zuerst eine Zahl von 0 bis 10."
      submitLabel="Absenden"
      onClose={onClose}
    />
  );
}
