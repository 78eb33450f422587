import { useApi } from '@silverjobs/api';
import { deactivateSurveyMutation } from '@silverjobs/api/account';
import { DEACTIVATE_ANSWERS } from '@silverjobs/contract/constants';
import { useForm } from '@silverjobs/widgets/form';
import { AnswerDialog, NO_ANSWER } from '@silverjobs/widgets/form-dialog';
import type { ReactNode } from 'react';

interface SurveyDialogProps {
  whose: { users_id: number; candidate_id: number };
  onSaved: () => void;
  onClose: () => void;
}

/** Why the job search was paused; an answer must be chosen before it is saved (account-13). */
export function SurveyDialog({ whose, onSaved, onClose }: SurveyDialogProps): ReactNode {
  const form = useForm({
    initial: NO_ANSWER,
    mutation: deactivateSurveyMutation(useApi()),
    toBody: ({ answer }) => ({ ...whose, response: Number(answer) }),
    onSent: onSaved,
  });
  return (
    <AnswerDialog
      form={form}
      title="Warum pausieren Sie Ihre Suche?"
      subtitle="Ihre Antwort hilft uns, besser zu werden."
      label="Ihr Grund"
      options={DEACTIVATE_ANSWERS.map(({ id, label }) => ({ value: String(id), label }))}
      missing="Bitte wählen Sie zuerst eine Antwort aus."
      onClose={onClose}
    />
  );
}
