import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Inline, icon, Text } from '@silverjobs/ui';
import { CircleCheck, CloudUpload, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Autosave } from './autosave.ts';
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

interface ConflictNoticeProps {
  state: DraftState<unknown>;
  autosave: Pick<Autosave<never>, 'keepMine' | 'takeTheirs'>;
  words: {
    /** Where it was changed: 'Ihr Lebenslauf wurde in einem anderen Fenster geändert'. */
    title: string;
    /** Said at once, wherever on the page one writes: 'Ihr Lebenslauf wird gerade nicht gespeichert'. */
    notSaved: string;
    /** Why, after that: 'Er wurde in einem anderen Fenster geändert'. */
    reason: string;
    /** Where the version is found that was not chosen: 'unten bei „Vorherige Fassung“'. */
    previous: string;
  };
}

/** Another window has saved meanwhile: the user decides, and the other version stays too. */
export function ConflictNotice({ state, autosave, words }: ConflictNoticeProps): ReactNode {
  const { notify } = useShell();
  const { title, notSaved, reason, previous } = words;
  const saved = formatTime(state.conflict?.updated_at);
  const busy = state.saving === 'saving';

  // Whoever writes further down does not see the top of the page.
  useEffect(() => {
    notify({
      tone: 'warning',
      title: notSaved,
      message: `${reason}. Bitte wählen Sie oben auf der Seite.`,
    });
  }, [notify, notSaved, reason]);

  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <Inline gap={3} stackOnPhone>
          <Button variant="primary" loading={busy} onClick={() => void autosave.keepMine()}>
            Diese Fassung behalten
          </Button>
          <Button loading={busy} onClick={() => void autosave.takeTheirs()}>
            Die andere Fassung nehmen
          </Button>
        </Inline>
      }
    >
      {`Die andere Fassung wurde um ${saved} Uhr gespeichert. Welche soll gelten? Die zweite geht nicht verloren: Sie finden sie ${previous}.`}
    </Alert>
  );
}
