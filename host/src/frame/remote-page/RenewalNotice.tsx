import { Alert, Button, Inline } from '@silverjobs/ui';
import { useStore } from 'zustand';
import type { Renewal } from '../../loading/renewal.ts';

/**
 * Asks before the page is reloaded, because something is unsaved. Rendered with what is loaded
 * already: the files of this tab's dialogs may be the ones that fail.
 */
export function RenewalNotice({ asking: store }: Pick<Renewal, 'asking'>) {
  const { asking } = useStore(store);
  if (!asking) return null;
  return (
    <Alert
      tone="warning"
      title="silverjobs wurde erneuert"
      announce
      className="app-renewal"
      action={
        <Inline gap={3}>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Jetzt neu laden
          </Button>
          <Button onClick={() => store.setState({ asking: false })}>Später</Button>
        </Inline>
      }
    >
      Dieser Teil der Seite lässt sich erst nach dem Neuladen öffnen. Sie haben etwas eingegeben:
      Bitte speichern oder senden Sie zuerst, was Sie behalten möchten.
    </Alert>
  );
}
