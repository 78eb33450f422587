import { icon } from '@silverjobs/ui';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ScamSign, scamSignsText } from './scam-signs.ts';

/** A warning beside a message that asks for what serious employers do not ask for. */
export function ScamHint({ signs }: { signs: readonly ScamSign[] }): ReactNode {
  return (
    <div className="conversation-hint">
      <ShieldAlert {...icon()} />
      <div>
        <strong>Bitte seien Sie vorsichtig.</strong> In dieser Nachricht geht es um{' '}
        {scamSignsText(signs)}. Schicken Sie keine Ausweise, Bankdaten oder Geld, bevor Sie den
        Menschen und die Stelle kennen. Bleiben Sie hier im Gespräch.
      </div>
    </div>
  );
}
