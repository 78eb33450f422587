import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { Button, icon, Text } from '@silverjobs/ui';
import { CircleCheck, CloudUpload, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentWords } from './document-words.ts';
import type { DraftState } from './draft-state.ts';
import './autosave.css';

interface SaveNoteProps {
  readonly state: DraftState<unknown>;
  readonly words: DocumentWords;
  readonly onRetry: () => void;
}

/** Says honestly whether the draft is saved. Read out only when saving fails or works again. */
export function SaveNote({ state, words, onRetry }: SaveNoteProps): ReactNode {
  const { saving, stored } = state;
  const failed = saving === 'failed' && !state.conflict;
  return (
    <div className="save-note">
      <div role="status">
        {failed && (
          <Text tone="error" className="save-note__text">
            <TriangleAlert {...icon()} />
            Noch nicht gespeichert. Ihre Änderungen sind in diesem Browser gesichert.
          </Text>
        )}
      </div>
      {failed && (
        <Button size="small" onClick={onRetry}>
          Erneut versuchen
        </Button>
      )}
      {(saving === 'waiting' || saving === 'saving') && (
        <Text tone="quiet" className="save-note__text">
          <CloudUpload {...icon()} />
          Wird gespeichert …
        </Text>
      )}
      {saving === 'saved' && stored.updated_at !== null && (
        <Text tone="quiet" className="save-note__text">
          <CircleCheck {...icon()} />
          {`Gespeichert am ${formatDate(stored.updated_at)} um ${formatTime(stored.updated_at)} Uhr`}
        </Text>
      )}
      {saving === 'new' && (
        <Text tone="quiet" className="save-note__text">
          {words.unsaved}
        </Text>
      )}
    </div>
  );
}
