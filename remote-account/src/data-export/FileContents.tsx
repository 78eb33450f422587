import { Card, DefinitionList, Stack, Text } from '@silverjobs/ui';
import { countOf, type DataSection } from './data-section.ts';

const entries = (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`);

/** What the file holds, in short: its sections with their numbers (account-31). */
export function FileContents({ sections }: { sections: readonly DataSection[] }) {
  const filled = sections.filter((section) => countOf(section) > 0);
  const empty = sections.filter((section) => countOf(section) === 0);
  return (
    <Card as="section" title="Das steht in der Datei">
      <Stack gap={5}>
        <DefinitionList
          items={filled.map((section) => ({
            term: section.title,
            value: entries(countOf(section)),
          }))}
        />
        {empty.length > 0 && (
          <Text tone="quiet">{`Nichts gespeichert: ${empty.map(({ title }) => title).join(', ')}`}</Text>
        )}
      </Stack>
    </Card>
  );
}
