import { apiErrorMessage } from '@silverjobs/api';
import type { User } from '@silverjobs/contract';
import { Alert, Stack, Text } from '@silverjobs/ui';
import { ConfirmDialog } from '@silverjobs/ui/overlays';
import { type ReactNode, useState } from 'react';
import { ScoreDialog } from './ScoreDialog.tsx';
import { SurveyDialog } from './SurveyDialog.tsx';

export interface DeactivationFlowProps {
  user: Pick<User, 'id'>;
  candidateId: number;
  score: 'close' | 'post';
  deactivating: boolean;
  /** Why the status could not be changed; null when nothing is wrong. */
  error: unknown;
  onDeactivate: (onDone: () => void) => void;
  onClose: () => void;
}

/** Asks, changes the status, then the survey, then the score (account-12). */
export function DeactivationFlow(props: DeactivationFlowProps): ReactNode {
  const { user, candidateId, score, deactivating, error, onDeactivate, onClose } = props;
  const [step, setStep] = useState<'ask' | 'survey' | 'score'>('ask');
  const whose = { users_id: user.id, candidate_id: candidateId };

  if (step === 'survey') {
    return <SurveyDialog whose={whose} onSaved={() => setStep('score')} onClose={onClose} />;
  }
  if (step === 'score') return <ScoreDialog whose={whose} mode={score} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title="Stellensuche pausieren?"
      confirmLabel="Ja, pausieren"
      cancelLabel="Nein"
      loading={deactivating}
      onConfirm={() => onDeactivate(() => setStep('survey'))}
      onCancel={onClose}
    >
      <Stack gap={4}>
        <Text>
          Arbeitgeber sehen Ihr Kurzprofil dann nicht mehr. Ihre Gespräche und Suchen bleiben
          erhalten, und Sie können die Suche jederzeit wieder aktivieren.
        </Text>
        {error !== null && (
          <Alert tone="error" title="Der Status wurde nicht geändert">
            {apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
