import { useApi } from '@silverjobs/api';
import { endHousehold } from '@silverjobs/api/operator';
import { Button, Card, Stack, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { useReasonDialog } from '../reason/useReasonDialog.tsx';

/** An employer who says to be a household, and the way to bill one that is none (operators-49). */
export function Household({ usersId, jobs }: { usersId: number; jobs: number }): ReactNode {
  const api = useApi();
  const { ask, dialog } = useReasonDialog();
  return (
    <Card title="Privathaushalt">
      <Stack gap={4}>
        <Text>
          Schaltet Anzeigen kostenlos. Wer für einen Betrieb sucht, ist kein Privathaushalt.
        </Text>
        <div>
          <Button
            onClick={() =>
              ask({
                title: 'Kein Privathaushalt?',
                text: `Das Konto wird zum Unternehmen. Für laufende und pausierte Anzeigen (aktiv: ${jobs}) geht sofort je eine Rechnung hinaus. Den Grund liest der Arbeitgeber in unserer E-Mail.`,
                submitLabel: 'Zum Unternehmen machen und abrechnen',
                done: 'Das Konto ist jetzt ein Unternehmen',
                send: (reason) => endHousehold(api, { id: usersId, reason }),
              })
            }
          >
            Ist kein Privathaushalt
          </Button>
        </div>
      </Stack>
      {dialog}
    </Card>
  );
}
