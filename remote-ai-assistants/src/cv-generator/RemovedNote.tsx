import { Alert, Button } from '@silverjobs/ui';
import type { ReactNode } from 'react';

export interface RemovedNoteProps {
  /** Id of the button, for the focus. */
  readonly id: string;
  /** 'Die Station „Elektriker“'. */
  readonly what: string;
  readonly onUndo: () => void;
}

/** Says what was removed and offers to put it back. */
export function RemovedNote({ id, what, onUndo }: RemovedNoteProps): ReactNode {
  return (
    <Alert
      announce
      title={`${what} ist entfernt.`}
      action={
        <Button id={id} onClick={onUndo}>
          Rückgängig machen
        </Button>
      }
    />
  );
}
