import { useApi } from '@silverjobs/api';
import { removalReasonMutation } from '@silverjobs/api/matching';
import type { MatchingPosition } from '@silverjobs/contract';
import { EXCLUDE_POSITION_ANSWERS } from '@silverjobs/contract/constants';
import { useUser } from '@silverjobs/shell';
import { useForm } from '@silverjobs/widgets/form';
import { AnswerDialog, NO_ANSWER } from '@silverjobs/widgets/form-dialog';

interface RemovalReasonDialogProps {
  position: MatchingPosition;
  onSaved: () => void;
  /** Without an answer; the activity is removed already. */
  onClose: () => void;
}

/** Why an activity was removed; an answer must be chosen before it is saved (profile-27). */
export function RemovalReasonDialog({ position, onSaved, onClose }: RemovalReasonDialogProps) {
  const user = useUser();
  const form = useForm({
    initial: NO_ANSWER,
    mutation: removalReasonMutation(useApi()),
    toBody: ({ answer }) => ({
      response: Number(answer),
      users_id: user?.id ?? 0,
      candidateId: user?.candidate_id ?? 0,
      positions_id: position.positions_id,
      candidate_matching_position_id: position.id,
    }),
    onSent: onSaved,
  });
  return (
    <AnswerDialog
      form={form}
      title="Warum haben Sie diese Tätigkeit entfernt?"
      subtitle={`„${position.label}“ ist ausgeschaltet. Ihre Antwort ist freiwillig.`}
      label="Ihr Grund"
      options={EXCLUDE_POSITION_ANSWERS.map(({ id, label }) => ({ value: String(id), label }))}
      missing="Bitte wählen Sie zuerst eine Antwort aus."
      onClose={onClose}
    />
  );
}
