import { useApi } from '@silverjobs/api';
import { papersQuery } from '@silverjobs/api/paper';
import { Card, Heading, Stack, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ContactValues, StoredContact } from './contact-draft.ts';
import { previewLine, sentContact } from './contact-rules.ts';

interface EmployerPreviewProps {
  values: ContactValues;
  stored: StoredContact | undefined;
  /** The papers that go along. */
  paperIds: readonly number[];
}

/** Exactly what the employer will see, before it leaves (jobs-51). */
export function EmployerPreview({ values, stored, paperIds }: EmployerPreviewProps): ReactNode {
  const line = values.share ? previewLine(sentContact(values, stored), stored?.email) : '';
  const { data: papers = [] } = useQuery({
    ...papersQuery(useApi()),
    enabled: paperIds.length > 0,
  });
  const names = papers.filter(({ id }) => paperIds.includes(id)).map(({ name }) => name);
  return (
    <Card tint slim>
      <Stack gap={2}>
        <Heading level={3} size="h4">
          Das sieht der Arbeitgeber
        </Heading>
        {line === '' ? (
          <Text>Ihre Nachricht und Ihr anonymes Kurzprofil, keine Kontaktdaten.</Text>
        ) : (
          <Text>
            Ihre Nachricht, dazu: <b>{line}</b>
          </Text>
        )}
        {names.length > 0 && (
          <Text>
            {names.length === 1 ? 'Ihre Unterlage' : 'Ihre Unterlagen'}: <b>{names.join(', ')}</b>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
