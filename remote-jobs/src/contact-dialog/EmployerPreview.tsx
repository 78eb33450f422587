import { Card, Heading, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import type { ContactValues, StoredContact } from './contact-draft.ts';
import { previewLine, sentContact } from './contact-rules.ts';

interface EmployerPreviewProps {
  values: ContactValues;
  stored: StoredContact | undefined;
  /** How many papers go along. */
  papers: number;
}

/** Exactly what the employer will see, before it leaves (jobs-51). */
export function EmployerPreview({ values, stored, papers }: EmployerPreviewProps): ReactNode {
  const line = values.share ? previewLine(sentContact(values, stored), stored?.email) : '';
  return (
    <Card tint slim>
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
      {papers > 0 && (
        <Text>{papers === 1 ? 'Eine Unterlage geht' : `${papers} Unterlagen gehen`} mit.</Text>
      )}
    </Card>
  );
}
