import { PurposeLink } from '../routing/PurposeLink.tsx';
import { LegalPage } from './LegalPage.tsx';

/** /agb: terms of use. */
export function TermsPage() {
  return (
    <LegalPage title={'Allgemeine Geschäfts\u00adbedingungen'}>
      <h2>Worum es geht</h2>
      <p>
        silverjobs bringt Menschen ab 60 mit Arbeitgebern zusammen. Der Arbeitsvertrag kommt nur
        zwischen Ihnen und dem Arbeitgeber zustande.
      </p>
      <h2>Kostenlose Nutzung</h2>
      <p>Stellen suchen und Nachrichten schreiben ist für Bewerberinnen und Bewerber kostenlos.</p>
      <h2>silver+</h2>
      <p>
        silver+ ist eine Mitgliedschaft mit einer Mindestlaufzeit von 3, 6 oder 12 Monaten zu 19,99
        €, 13,99 € oder 8,99 € im Monat. Danach läuft sie zum gleichen Preis auf unbestimmte Zeit
        weiter und ist mit einer Frist von höchstens einem Monat kündbar. Kündigen können Sie
        jederzeit über <PurposeLink purpose="cancel-contract">Verträge hier kündigen</PurposeLink>.
        Innerhalb von 14 Tagen können Sie den{' '}
        <PurposeLink purpose="withdraw-from-contract">Vertrag widerrufen</PurposeLink>.
      </p>
      <h2>Fairer Umgang</h2>
      <p>
        Seriöse Arbeitgeber verlangen vor dem ersten Gespräch weder Ausweis noch Bankdaten oder
        Geld. Angebote, die das tun, sperren wir.
      </p>
    </LegalPage>
  );
}
