import { formatTime } from '@silverjobs/contract/formats';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Inline } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import type { CvAutosave } from './cv-autosave.ts';
import type { CvState } from './cv-state.ts';

/** Another window has saved meanwhile: the user decides, and the other version stays too. */
export function ConflictNotice({
  state,
  autosave,
}: {
  state: CvState;
  autosave: CvAutosave;
}): ReactNode {
  const { notify } = useShell();
  const saved = formatTime(state.conflict?.updated_at);
  const busy = state.saving === 'saving';

  // Whoever writes further down does not see the top of the page.
  useEffect(() => {
    notify({
      tone: 'warning',
      title: 'Ihr Lebenslauf wird gerade nicht gespeichert',
      message: 'Er wurde in einem anderen Fenster geändert. Bitte wählen Sie oben auf der Seite.',
    });
  }, [notify]);

  return (
    <Alert
      tone="warning"
      title="Ihr Lebenslauf wurde in einem anderen Fenster geändert"
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
      {`Die andere Fassung wurde um ${saved} Uhr gespeichert. Welche soll gelten? Die zweite geht nicht verloren: Sie finden sie unten bei „Vorherige Fassung wiederherstellen“.`}
    </Alert>
  );
}
