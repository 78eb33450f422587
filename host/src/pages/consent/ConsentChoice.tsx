import { type ConsentChoice as Choice, useConsent, useShell } from '@silverjobs/shell';
import { Button, Card, Heading, Inline, icon, Stack, Text } from '@silverjobs/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Purpose } from './purposes.ts';

const stateTexts: Record<Choice, string> = {
  unset: 'nicht erlaubt. Sie haben noch nicht gewählt.',
  denied: 'nicht erlaubt. Das haben Sie gewählt.',
  granted: 'erlaubt. Das haben Sie gewählt.',
};

const options = [
  { choice: 'granted', label: 'Erlauben', said: 'erlaubt' },
  { choice: 'denied', label: 'Nicht erlauben', said: 'nicht erlaubt' },
] as const;

/** One purpose: what happens, the state in words, and two buttons of the same weight. */
export function ConsentChoice({ purpose }: { purpose: Purpose }) {
  const { name, title, use, contacted, transferred, kept, available } = purpose;
  const { choice, decide } = useConsent(name);
  const { announce } = useShell();
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={5}>
        <Heading level={2} size="h3" id={headingId}>
          {title}
        </Heading>
        <Text reading>{use}</Text>
        <dl className="consent-facts">
          <dt>Wer wird kontaktiert?</dt>
          <dd>{contacted}</dd>
          <dt>Was wird übertragen?</dt>
          <dd>{transferred}</dd>
          <dt>Wie lange bleiben die Daten?</dt>
          <dd>{kept}</dd>
        </dl>
        {!available && (
          <Text tone="quiet">
            Dieser Dienst ist zurzeit ausgeschaltet. Ihre Wahl gilt, sobald es ihn gibt.
          </Text>
        )}
        <Text>
          Zurzeit: <strong>{stateTexts[choice]}</strong>
        </Text>
        <Inline role="group" aria-labelledby={headingId} gap={3} className="consent-buttons">
          {options.map((option) => (
            <Button
              key={option.choice}
              size="large"
              aria-pressed={choice === option.choice}
              icon={choice === option.choice && <Check {...icon()} />}
              onClick={() => {
                decide(option.choice);
                announce(`${title}: ${option.said}.`);
              }}
            >
              {option.label}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
