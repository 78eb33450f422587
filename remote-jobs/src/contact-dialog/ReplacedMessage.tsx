import { Alert, Button } from '@silverjobs/ui';
import type { ReactNode } from 'react';

/** A template took the place of what was typed: nothing is lost. */
export function ReplacedMessage({ onUndo }: { onUndo: () => void }): ReactNode {
  return (
    <Alert announce action={<Button onClick={onUndo}>Eigenen Text zurückholen</Button>}>
      Die Vorlage hat Ihren Text ersetzt.
    </Alert>
  );
}
