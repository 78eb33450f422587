import { PurposeLink } from '../routing/PurposeLink.tsx';
import { LegalPage } from './LegalPage.tsx';

/** /barrierefreiheit: the statement that BFSG and EN 301 549 ask for. */
export function AccessibilityPage() {
  return (
    <LegalPage title="Barrierefreiheit">
      <p>
        silverjobs soll für alle gut nutzbar sein. Maßstab sind die WCAG 2.2, Stufe AA, und die Norm
        EN 301 549.
      </p>
      <h2>Was Sie einstellen können</h2>
      <ul>
        <li>Oben rechts wählen Sie eine größere Schrift: A, A+ oder A++.</li>
        <li>Alles ist mit der Tastatur und mit Bildschirmlesern bedienbar.</li>
        <li>Die Seiten lassen sich bis 400 % vergrößern.</li>
        <li>Kontrastmodus und verringerte Bewegung Ihres Geräts werden beachtet.</li>
      </ul>
      <h2>Wie wir prüfen</h2>
      <p>
        Jede Fassung wird vor der Veröffentlichung automatisch auf Barrieren geprüft, in mehreren
        Fensterbreiten und mit Tastaturbedienung.
      </p>
      <h2>Eine Barriere melden</h2>
      <p>
        Stört Sie etwas? Schreiben Sie uns über die Seite{' '}
        <PurposeLink purpose="contact">Kontakt</PurposeLink>. Wir antworten in der Regel innerhalb
        von zwei Werktagen.
      </p>
    </LegalPage>
  );
}
