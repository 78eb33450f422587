import { Alert, Button, Inline } from '@silverjobs/ui';
import type { OfferProps } from '../../loading/renewal.ts';

/** What whoever comes back to a tab is told, also by screen readers (delivery-94). */
export const RETURNED = 'silverjobs wurde erneuert: Laden Sie die Seite neu, wann es Ihnen passt.';

/** Tells of newer releases, which can wait. It stands in its place in the page, over nothing. */
export function RenewalOffer({ onReload, onLater }: OfferProps) {
  return (
    <section aria-label="Erneuerung" ref={holdPlace}>
      <Alert
        className="app-returned"
        action={
          <Inline gap={3}>
            <Button onClick={onReload}>Jetzt neu laden</Button>
            <Button onClick={onLater}>Später</Button>
          </Inline>
        }
      >
        {RETURNED}
      </Alert>
    </section>
  );
}

/** Safari does not hold a page where it is when something comes above what is seen of it. */
function holdPlace(section: HTMLElement | null): void {
  const box = section?.getBoundingClientRect();
  if (box && box.top < 0 && !CSS.supports('overflow-anchor', 'auto')) scrollBy(0, box.height);
}
