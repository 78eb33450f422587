import type { TestOutcome } from '@silverjobs/contract';
import { Alert, Card, RadioGroup, Stack } from '@silverjobs/ui';

const OUTCOMES = [
  { value: 'paid', label: 'Die Zahlung gelingt sofort' },
  { value: 'delayed', label: 'Die Zahlung wird erst nach einigen Sekunden bestätigt' },
  { value: 'failed', label: 'Die Zahlung wird abgelehnt' },
] as const;

interface TestPaymentProps {
  outcome: TestOutcome;
  onChange: (outcome: TestOutcome) => void;
}

/** Says that nothing is really paid, and lets choose how the payment ends (silverplus-16). */
export function TestPayment({ outcome, onChange }: TestPaymentProps) {
  return (
    <Card as="section" aria-label="Test-Zahlung">
      <Stack gap={4}>
        <Alert tone="warning" title="Das ist ein Test: Es wird kein Geld abgebucht">
          Hier ist kein Zahlungsdienst angeschlossen. Sie brauchen keine Zahlungsdaten. Alles andere
          läuft wie bei einer echten Bestellung.
        </Alert>
        <RadioGroup
          label="Wie soll die Test-Zahlung ausgehen?"
          options={OUTCOMES}
          value={outcome}
          onChange={onChange}
        />
      </Stack>
    </Card>
  );
}
