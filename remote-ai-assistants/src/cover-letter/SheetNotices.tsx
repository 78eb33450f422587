import { Alert, Button, Inline } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { bringBack, keepText, type Sheet, takeOffered } from './sheet-state.ts';

interface SheetNoticesProps {
  sheet: Sheet;
  onChange: (sheet: Sheet) => void;
}

/** Two letters at once: says so and lets the user choose; nothing is lost (assistants-63). */
export function SheetNotices({ sheet, onChange }: SheetNoticesProps): ReactNode {
  if (sheet.offered !== null) {
    return (
      <Alert
        announce
        title="Es gibt eine neue Fassung"
        action={
          <Inline gap={3}>
            <Button onClick={() => onChange(takeOffered(sheet))}>Neue Fassung nehmen</Button>
            <Button onClick={() => onChange(keepText(sheet))}>Meine behalten</Button>
          </Inline>
        }
      >
        Während Sie im Blatt geschrieben haben, kam aus dem Gespräch eine neue Fassung. Ihr Text
        steht noch unverändert da.
      </Alert>
    );
  }
  if (sheet.before === null) return null;
  return (
    <Alert
      title="Die neue Fassung steht im Blatt"
      action={<Button onClick={() => onChange(bringBack(sheet))}>Meine Fassung zurückholen</Button>}
    >
      Ihre eigene Fassung ist noch da.
    </Alert>
  );
}
