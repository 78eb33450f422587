import { useApi } from '@silverjobs/api';
import { verifyEmployer } from '@silverjobs/api/operator';
import { formatDate } from '@silverjobs/contract/formats';
import { Button, Card, Stack, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { useReasonDialog } from '../reason/useReasonDialog.tsx';

interface VerificationProps {
  usersId: number;
  verifiedAt: number | null;
}

const WORDS = {
  verify: {
    title: 'Arbeitgeber als geprüft kennzeichnen',
    text: 'Schreiben Sie, woran Sie ihn erkannt haben: an der Domain der E-Mail-Adresse oder an einem Dokument. Das steht im Protokoll.',
    submitLabel: 'Als geprüft kennzeichnen',
    done: 'Der Arbeitgeber ist als geprüft gekennzeichnet',
  },
  unverify: {
    title: 'Prüfung zurücknehmen',
    text: 'Das Zeichen verschwindet von allen Anzeigen. Der Grund steht im Protokoll.',
    submitLabel: 'Prüfung zurücknehmen',
    done: 'Die Prüfung ist zurückgenommen',
  },
} as const;

/** Whether an employer is verified, and the way to change it (operators-22). */
export function Verification({ usersId, verifiedAt }: VerificationProps): ReactNode {
  const api = useApi();
  const { ask, dialog } = useReasonDialog();
  const words = WORDS[verifiedAt === null ? 'verify' : 'unverify'];
  return (
    <Card title="Geprüfter Arbeitgeber">
      <Stack gap={4}>
        <Text>
          {verifiedAt === null
            ? 'Noch nicht geprüft.'
            : `Geprüft am ${formatDate(verifiedAt)}. Seine Anzeigen tragen das Zeichen.`}
        </Text>
        <div>
          <Button
            onClick={() =>
              ask({
                ...words,
                send: (reason) =>
                  verifyEmployer(api, { id: usersId, verified: verifiedAt === null, reason }),
              })
            }
          >
            {words.submitLabel}
          </Button>
        </div>
      </Stack>
      {dialog}
    </Card>
  );
}
