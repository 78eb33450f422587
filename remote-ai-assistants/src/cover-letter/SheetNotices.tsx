import { Alert, Button, Inline } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { keepParts, type Sheet, takeOffered } from './sheet-state.ts';

interface SheetNoticesProps {
  readonly sheet: Sheet;
  readonly onChange: (sheet: Sheet) => void;
}

/** Two letters at once: says so and lets the user choose; nothing is lost (assistants-63). */
export function SheetNotices({ sheet, onChange }: SheetNoticesProps): ReactNode {
  if (sheet.offered === null) return null;
  return (
    <Alert
      announce
      title="Es gibt eine neue Fassung"
      action={
        <Inline gap={3}>
          <Button onClick={() => onChange(takeOffered(sheet, Date.now()))}>
            Neue Fassung nehmen
          </Button>
          <Button onClick={() => onChange(keepParts(sheet))}>Meine behalten</Button>
        </Inline>
      }
    >
      Während Sie im Blatt geschrieben haben, kam aus dem Gespräch eine neue Fassung. Ihr Text steht
      noch unverändert da; auch danach bringt „Rückgängig“ ihn zurück.
    </Alert>
  );
}
