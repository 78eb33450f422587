import type { JobComparison } from '@silverjobs/contract';
import { Card, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { comparedText, othersText } from './compared-text.ts';

const number = (value: number) => value.toLocaleString('de-DE');

/** The advertisement beside similar ones, in words first (employers-89). */
export function Comparison({ comparison }: { comparison: JobComparison | null }): ReactNode {
  if (!comparison) {
    return (
      <Card title="Im Vergleich">
        <Text>
          Einen Vergleich gibt es, sobald Ihre Anzeige eine Woche läuft und mindestens zehn Anzeigen
          von fünf anderen Arbeitgebern da sind. So erfährt niemand die Zahlen eines anderen.
        </Text>
      </Card>
    );
  }
  const { jobs, scope, days, measures } = comparison;
  const { whom, why } = othersText(comparison);
  return (
    <Card title="Im Vergleich">
      <ul className="job-figures__compared">
        {measures.map((one) => (
          <li key={one.measure}>
            <b>{comparedText(one, scope)}</b>
            <Text as="span" tone="quiet">
              {`Ihre Anzeige: ${number(one.own)}, die Mitte der anderen: ${number(one.middle)}`}
            </Text>
          </li>
        ))}
      </ul>
      <Text tone="quiet" reading>
        {`Verglichen mit ${number(jobs)} laufenden Anzeigen anderer Arbeitgeber ${whom}, bei jeder die ersten ${days} Tage. ${
          why ? `${why} ` : ''
        }Die Mitte heißt: Die eine Hälfte hat mehr, die andere weniger.`}
      </Text>
    </Card>
  );
}
