import { icon } from '@silverjobs/ui';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import './scam-hint.css';

/** What to beware of, before the first contact. */
export function ScamHint(): ReactNode {
  return (
    <div className="scam-hint">
      <p className="scam-hint__short">
        <ShieldCheck {...icon()} />
        <span>
          Seriöse Arbeitgeber fragen vor dem ersten Gespräch nie nach Ausweis, Bankdaten oder Geld.
        </span>
      </p>
      <details>
        <summary>So erkennen Sie unseriöse Angebote</summary>
        <ul>
          <li>Sie sollen vorab etwas bezahlen, etwa für Unterlagen oder eine Schulung.</li>
          <li>Sie sollen eine Kopie Ihres Ausweises oder Ihre Bankdaten schicken.</li>
          <li>Sie sollen schnell zu WhatsApp oder Telegram wechseln.</li>
          <li>Sie sollen Geld oder Pakete annehmen und weiterleiten.</li>
          <li>Viel Geld wird versprochen, ohne dass man Sie kennenlernen will.</li>
        </ul>
        <p>Antworten Sie dann nicht und melden Sie uns die Stelle.</p>
      </details>
    </div>
  );
}
