import { formatDate } from '@silverjobs/contract/formats';
import type { DraftOffer } from '@silverjobs/shell';
import { Alert, Button, Inline } from '@silverjobs/ui';
import { type ReactNode, useRef } from 'react';

const FIELD = 'textarea, input:not([type=hidden])';

/** Offers what the same user typed here before signing out (layout-25). */
export function KeptDraft({ offer }: { offer: DraftOffer }): ReactNode {
  const box = useRef<HTMLDivElement>(null);

  function answer(act: () => void) {
    const place = box.current?.closest('form, [role=dialog], footer');
    act();
    // The buttons go away with the offer; the focus must not.
    place?.querySelector<HTMLElement>(FIELD)?.focus();
  }

  return (
    <div ref={box}>
      <Alert
        announce
        title={`Ihr Entwurf vom ${formatDate(offer.at)}`}
        action={
          <Inline gap={3}>
            <Button onClick={() => answer(offer.take)}>Übernehmen</Button>
            <Button onClick={() => answer(offer.drop)}>Verwerfen</Button>
          </Inline>
        }
      >
        Das haben Sie hier früher geschrieben und noch nicht abgeschickt.
      </Alert>
    </div>
  );
}
