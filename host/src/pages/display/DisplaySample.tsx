import { Heading, Text } from '@silverjobs/ui';

/** How a text looks with what is chosen. */
export function DisplaySample() {
  return (
    <div className="display__sample">
      <Heading level={2} size="h4">
        So sehen Texte jetzt aus
      </Heading>
      <Text>Empfang im Seniorenzentrum, 10 Stunden in der Woche, 50968 Köln</Text>
      <Text tone="quiet">Bezahlung: 16,50 € pro Stunde</Text>
    </div>
  );
}
