import { formatTime } from '@silverjobs/contract/formats';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Inline } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import type { Autosave } from './autosave.ts';
import type { DraftState } from './draft-state.ts';

interface ConflictNoticeProps {
  state: DraftState<unknown>;
  autosave: Pick<Autosave<never>, 'keepMine' | 'takeTheirs'>;
  words: {
    /** Where it was changed: 'Ihr Lebenslauf wurde in einem anderen Fenster geändert'. */
    title: string;
    /** Said at once, wherever on the page one writes: 'Ihr Lebenslauf wird gerade nicht gespeichert'. */
    notSaved: string;
    /** Where the version is found that was not chosen: 'unten bei „Vorherige Fassung“'. */
    previous: string;
  };
}

/** Another window has saved meanwhile: the user decides, and the other version stays too. */
export function ConflictNotice({ state, autosave, words }: ConflictNoticeProps): ReactNode {
  const { notify } = useShell();
  const { title, notSaved, previous } = words;
  const saved = formatTime(state.conflict?.updated_at);
  const busy = state.saving === 'saving';

  // Whoever writes further down does not see the top of the page.
  useEffect(() => {
    notify({
      tone: 'warning',
      title: notSaved,
      message: `${title}. Bitte wählen Sie oben auf der Seite.`,
    });
  }, [notify, notSaved, title]);

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
