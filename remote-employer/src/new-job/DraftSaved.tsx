import type { JobDraftContent } from '@silverjobs/contract';
import { Button, Inline } from '@silverjobs/ui';
import type { Autosave, DraftState } from '@silverjobs/widgets/autosave';
import { ConflictNotice, SaveNote } from '@silverjobs/widgets/autosave-notes';
import type { ReactNode } from 'react';

interface DraftSavedProps {
  autosave: Autosave<JobDraftContent>;
  state: DraftState<JobDraftContent>;
}

/** Whether the draft is saved, and the choice where somebody else has changed it (employers-88). */
export function DraftSaved({ autosave, state }: DraftSavedProps): ReactNode {
  const { conflict } = state;
  const { previous } = state.stored;
  const who = conflict?.saved_by ? `von ${conflict.saved_by}` : 'in einem anderen Fenster';
  const title = `Dieser Entwurf wurde ${who} geändert`;
  return (
    <>
      {conflict && (
        <ConflictNotice
          state={state}
          autosave={autosave}
          words={{
            title,
            notSaved: 'Ihr Entwurf wird gerade nicht gespeichert',
            reason: title,
            previous: 'oben bei „Vorherige Fassung wiederherstellen“',
          }}
        />
      )}
      <Inline gap={3}>
        <SaveNote state={state} unchanged="" onRetry={() => void autosave.flush()} />
        {previous && !conflict && (
          <Button variant="quiet" onClick={() => void autosave.replace(previous)}>
            Vorherige Fassung wiederherstellen
          </Button>
        )}
      </Inline>
    </>
  );
}
