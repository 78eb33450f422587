import { formatDate } from '@silverjobs/contract/formats';
import { useShell } from '@silverjobs/shell';
import { Link as RouterLink } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { PurposeLink } from '../../frame/declared-pages/declared-pages.tsx';
import { ACCESSIBILITY } from './accessibility-facts.ts';
import { LegalPage } from './LegalPage.tsx';

const { checkedOn, checkedWidths, gaps, authority } = ACCESSIBILITY;

/** /barrierefreiheit: the statement that § 14 BFSG and its Anlage 3 ask for (guide-11). */
export function AccessibilityPage() {
  const { product } = useShell().title;
  return (
    <LegalPage title="Barrierefreiheit">
      <p>
        {product} ist eine Stellensuche im Internet für Menschen ab 60. Man sucht Stellen, schreibt
        Arbeitgebern und bestellt, wenn man möchte, die Mitgliedschaft silver+. Das alles soll für
        alle gut nutzbar sein.
      </p>
      <h2>Wie weit wir sind</h2>
      <p>
        Maßstab sind das Barrierefreiheitsstärkungsgesetz (BFSG), die Norm EN 301 549 und die WCAG
        2.2, Stufe AA. {product} erfüllt sie weitgehend. Was noch fehlt, steht unter „Was noch nicht
        gut ist“. Stand: {formatDate(Date.parse(checkedOn))}.
      </p>
      <h2>Was Sie einstellen können</h2>
      <ul>
        <li>
          Unter „Darstellung“ wählen Sie Schriftgröße, Farben, Abstände und mehr, auf jeder Seite.
        </li>
        <li>
          „Vorlesen“ liest Stellen, Nachrichten und Texte vor, wenn Ihr Gerät eine deutsche Stimme
          hat.
        </li>
        <li>
          Zehn Seiten gibt es in{' '}
          <RouterLink to={hostPaths.easyLanguage}>Leichter Sprache</RouterLink>.
        </li>
        <li>Alles ist mit der Tastatur und mit Bildschirmlesern bedienbar.</li>
        <li>Die Seiten lassen sich bis 400 % vergrößern.</li>
        <li>Kontrastmodus und verringerte Bewegung Ihres Geräts werden beachtet.</li>
      </ul>
      <h2>Was noch nicht gut ist</h2>
      <ul>
        {gaps.map(({ id, what, instead }) => (
          <li key={id}>
            {what} {instead}
          </li>
        ))}
      </ul>
      <h2>Wie wir prüfen</h2>
      <p>
        Wir prüfen selbst. Ein Programm prüft jede Fassung vor der Veröffentlichung auf Barrieren,
        in {checkedWidths.length} Fensterbreiten von {checkedWidths[0]} bis {checkedWidths.at(-1)}{' '}
        Bildpunkten. Die wichtigsten Wege prüft es auch mit der Tastatur.
      </p>
      <h2>Eine Barriere melden</h2>
      <p>
        Stört Sie etwas? Schreiben Sie uns über die Seite{' '}
        <PurposeLink purpose="contact">Kontakt</PurposeLink> oder bitten Sie unter{' '}
        <RouterLink to={hostPaths.help}>Hilfe</RouterLink> um einen Anruf. Wir antworten in der
        Regel innerhalb von zwei Werktagen.
      </p>
      <h2>Wenn wir nicht helfen</h2>
      <p>Dann wenden Sie sich an die Behörde, die das Gesetz überwacht:</p>
      <p>
        {[authority.name, ...authority.address].map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
        E-Mail: <a href={`mailto:${authority.email}`}>{authority.email}</a>
      </p>
    </LegalPage>
  );
}
