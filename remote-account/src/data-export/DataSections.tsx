import { Card, Heading, Stack, Text } from '@silverjobs/ui';
import type { DataSection } from './data-section.ts';

/** The data in words, one card a section. Texts of people are shown as text. */
export function DataSections({ sections }: { sections: readonly DataSection[] }) {
  return (
    <>
      {sections.map(({ title, entries }) => (
        <Card as="section" key={title} title={title}>
          {entries.length === 0 && <Text tone="quiet">Dazu ist nichts gespeichert.</Text>}
          <Stack gap={5} className="account-data-list">
            {entries.map((entry, index) => (
              <div key={index}>
                {entry.title !== null && (
                  <Heading level={3} size="h4">
                    {entry.title}
                  </Heading>
                )}
                <dl className="account-facts">
                  {entry.facts.map(({ term, value }, place) => (
                    <div key={place}>
                      <dt>{term}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </Stack>
        </Card>
      ))}
    </>
  );
}
