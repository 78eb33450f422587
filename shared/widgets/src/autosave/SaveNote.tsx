import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { Button, icon, Text } from '@silverjobs/ui';
import { CircleCheck, CloudUpload, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DraftState } from './draft-state.ts';
import './autosave.css';

interface SaveNoteProps {
  readonly state: DraftState<unknown>;
  /** Said as long as nothing is stored and nothing was changed. */
  readonly unchanged: string;
  readonly onRetry: () => void;
}

/** Says honestly whether the draft is saved. Read out only when saving fails or works again. */
export function SaveNote({ state, unchanged, onRetry }: SaveNoteProps): ReactNode {
  const { saving, stored } = state;
  const failed = saving === 'failed' && !state.conflict;
  return (
    <div className="sj-save">
      <div role="status">
        {failed && (
          <Text tone="error" className="sj-save__text">
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
        <Text tone="quiet" className="sj-save__text">
          <CloudUpload {...icon()} />
          Wird gespeichert …
        </Text>
      )}
      {saving === 'saved' && stored.updated_at !== null && (
        <Text tone="quiet" className="sj-save__text">
          <CircleCheck {...icon()} />
          {`Gespeichert am ${formatDate(stored.updated_at)} um ${formatTime(stored.updated_at)} Uhr`}
        </Text>
      )}
      {saving === 'new' && unchanged !== '' && (
        <Text tone="quiet" className="sj-save__text">
          {unchanged}
        </Text>
      )}
    </div>
  );
}
