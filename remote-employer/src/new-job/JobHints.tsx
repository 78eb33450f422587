import { findJobHints, type HintGround } from '@silverjobs/contract/job-hints';
import { Alert, Stack, Text, useAfterTyping } from '@silverjobs/ui';
import type { ReactNode } from 'react';

const GROUNDS: Readonly<Record<HintGround, string>> = {
  age: 'des Alters',
  sex: 'des Geschlechts',
  origin: 'der Herkunft',
};

/**
 * Words that may put people at a disadvantage, said as soon as one pauses, each with what to write
 * instead. Nothing is refused because of them (employers-34).
 */
export function JobHints({ text }: { text: string }): ReactNode {
  const hints = findJobHints(useAfterTyping(text));
  return (
    <div role="status">
      {hints.length > 0 && (
        <Alert tone="warning" title="Bitte prüfen Sie diese Wörter">
          <Stack gap={3}>
            <Stack as="ul" gap={2}>
              {hints.map(({ ground, found, instead }) => (
                <li key={found}>
                  „{found}“ kann jemanden wegen {GROUNDS[ground]} ausschließen. Schreiben Sie besser{' '}
                  {instead}.
                </li>
              ))}
            </Stack>
            <Text>
              Das Gleichbehandlungsgesetz (§ 7 und § 11 AGG) verbietet solche Ausschlüsse. Das ist
              ein Hinweis: Wenn Ihr Grund erlaubt ist, können Sie die Anzeige so schalten.
            </Text>
          </Stack>
        </Alert>
      )}
    </div>
  );
}
