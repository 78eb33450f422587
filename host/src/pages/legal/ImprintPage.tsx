import { paths } from '@silverjobs/contract/paths';
import { Link } from 'react-router-dom';
import { PurposeLink } from '../../frame/declared-pages/declared-pages.tsx';
import { LegalPage } from './LegalPage.tsx';
import { OperatorAddress } from './OperatorAddress.tsx';

/** /impressum: who answers for the offer (§ 5 DDG), and whose data it uses. */
export function ImprintPage() {
  return (
    <LegalPage title="Impressum">
      <h2>Anbieter</h2>
      <OperatorAddress />
      <h2>Kontakt</h2>
      <p>
        Schreiben Sie uns über die Seite <PurposeLink purpose="contact">Kontakt</PurposeLink>.
      </p>
      <h2>Rechtswidrige Inhalte</h2>
      <p>
        Eine Anzeige, die gegen Gesetze verstößt, melden Sie unter{' '}
        <Link to={paths.contentReport}>Anzeige melden</Link>, auch ohne Konto. Unsere Kontaktstelle
        für Behörden und Nutzer nach Art. 11 und 12 des Digital Services Act erreichen Sie auf
        Deutsch über die Seite <PurposeLink purpose="contact">Kontakt</PurposeLink>.
      </p>
      <h2>Herkunft von Daten und Schrift</h2>
      <ul>
        <li>
          Orte und Koordinaten: © GeoNames (geonames.org), CC BY 4.0. Postleitzahlen: ©
          OpenStreetMap-Mitwirkende, Open Database License (ODbL) 1.0; GovData, Datenlizenz
          Deutschland – Namensnennung – Version 2.0.
        </li>
        <li>Schrift: Atkinson Hyperlegible Next, Braille Institute (SIL Open Font License).</li>
        <li>Symbole: Lucide (ISC-Lizenz).</li>
      </ul>
    </LegalPage>
  );
}
