import { formatTime } from '@silverjobs/contract/formats';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Inline } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import type { Autosave } from './autosave.ts';
import type { DocumentWords } from './document-words.ts';
import type { DraftState } from './draft-state.ts';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Another window has saved meanwhile: the user decides, and the other version stays too. */
export function ConflictNotice<Draft>({
  state,
  autosave,
  words,
}: {
  state: DraftState<Draft>;
  autosave: Autosave<Draft>;
  words: DocumentWords;
}): ReactNode {
  const { notify } = useShell();
  const saved = formatTime(state.conflict?.updated_at);
  const busy = state.saving === 'saving';
  const { name, it } = words;

  // Whoever writes further down does not see the top of the page.
  useEffect(() => {
    notify({
      tone: 'warning',
      title: `Ihr ${name} wird gerade nicht gespeichert`,
      message: `${capitalised(it)} wurde in einem anderen Fenster geändert. Bitte wählen Sie oben auf der Seite.`,
    });
  }, [notify, name, it]);

  return (
    <Alert
      tone="warning"
      title={`Ihr ${name} wurde in einem anderen Fenster geändert`}
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
      {`Die andere Fassung wurde um ${saved} Uhr gespeichert. Welche soll gelten? Die zweite geht nicht verloren: Sie finden sie unten bei „${words.previous} wiederherstellen“.`}
    </Alert>
  );
}
