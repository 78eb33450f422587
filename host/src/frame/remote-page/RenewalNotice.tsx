import { Alert, Button, Inline } from '@silverjobs/ui';
import { useStore } from 'zustand';
import type { Renewal } from '../../loading/renewal.ts';

/** Renewal of the tab, as far as the notice needs it. */
export type AskedRenewal = Pick<Renewal, 'asking' | 'reload'>;

/**
 * Asks before the page is reloaded, because something is unsaved, or tells of newer releases (delivery-94). Rendered with
 * what is loaded already: the files of this tab's dialogs may be the ones that fail.
 */
export function RenewalNotice({ asking, reload }: AskedRenewal) {
  const { question, Offer } = useStore(asking);
  if (!question) return null;

  function decline() {
    asking.setState({ question: null });
    // The button that had the focus is gone with it.
    document.getElementById('inhalt')?.focus({ preventScroll: true });
  }

  if (question === 'returned') return Offer ? <Offer onReload={reload} onLater={decline} /> : null;
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
          <Button onClick={decline}>Später</Button>
        </Inline>
      }
    >
      {question === 'failed' && 'Dieser Teil der Seite lässt sich erst nach dem Neuladen öffnen. '}
      Sie haben etwas eingegeben: Bitte speichern oder senden Sie zuerst, was Sie behalten möchten.
    </Alert>
  );
}
