import { apiErrorMessage } from '@silverjobs/api';
import { useTogglePosition } from '@silverjobs/api/candidate';
import type { MatchingPosition } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Stack, Text } from '@silverjobs/ui';
import { ConfirmDialog, Dialog } from '@silverjobs/ui/overlays';
import { useState } from 'react';
import { RemovalReasonDialog } from './RemovalReasonDialog.tsx';

export interface RemovalFlowProps {
  position: MatchingPosition;
  onClose: () => void;
}

const REMOVED = 'Die Tätigkeit wurde entfernt';

/** Switching off an activity: the question, the reason, the result (profile-26, profile-28). */
export function RemovalFlow({ position, onClose }: RemovalFlowProps) {
  const { notify } = useShell();
  const switching = useTogglePosition();
  const [step, setStep] = useState<'ask' | 'reason' | 'done'>('ask');
  const { label } = position;

  if (step === 'reason') {
    return (
      <RemovalReasonDialog
        position={position}
        onSaved={() => setStep('done')}
        onClose={() => {
          notify({ tone: 'success', title: REMOVED });
          onClose();
        }}
      />
    );
  }
  if (step === 'done') {
    return (
      <Dialog
        key="done"
        open
        size="narrow"
        title={REMOVED}
        onCloseRequest={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            Fertig
          </Button>
        }
      >
        <Text>{`Für „${label}“ schlagen wir Ihnen keine Stellen mehr vor. Sie können die Tätigkeit jederzeit wieder einschalten.`}</Text>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      key="ask"
      open
      title={`„${label}“ nicht mehr verwenden?`}
      confirmLabel="Ja, nicht mehr verwenden"
      cancelLabel="Nein"
      loading={switching.isPending}
      onConfirm={() =>
        switching.mutate({ position, used: false }, { onSuccess: () => setStep('reason') })
      }
      onCancel={onClose}
    >
      <Stack gap={4}>
        <Text>
          Wir schlagen Ihnen dann keine Stellen für diese Tätigkeit mehr vor, und sie steht nicht
          mehr in Ihrem Kurzprofil.
        </Text>
        <Text>
          Anonym bleibt Ihr Kurzprofil in jedem Fall. Das hängt nicht davon ab, ob Sie die Tätigkeit
          verwenden.
        </Text>
        {switching.isError && (
          <Alert tone="error" title="Die Tätigkeit wurde nicht entfernt">
            {apiErrorMessage(switching.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
