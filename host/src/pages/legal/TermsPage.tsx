import {
  INVOICE_DUE_DAYS,
  JOB_BOOKING_NET_CENTS,
  VAT_PERCENT,
} from '@silverjobs/contract/constants';
import { formatPrice } from '@silverjobs/contract/formats';
import { vatCents } from '@silverjobs/contract/vat';
import { useShell } from '@silverjobs/shell';
import { PurposeLink } from '../../frame/declared-pages/declared-pages.tsx';
import { LegalPage } from './LegalPage.tsx';

const JOB_PRICE = formatPrice(JOB_BOOKING_NET_CENTS + vatCents(JOB_BOOKING_NET_CENTS, VAT_PERCENT));

/** /agb: terms of use, as the product keeps them (words-7). */
export function TermsPage() {
  const { product } = useShell().title;
  return (
    <LegalPage title={'Allgemeine Geschäfts\u00adbedingungen'}>
      <h2>Worum es geht</h2>
      <p>
        {product} bringt Menschen ab 60 mit Arbeitgebern zusammen. Der Arbeitsvertrag kommt nur
        zwischen Ihnen und dem Arbeitgeber zustande.
      </p>
      <h2>Kostenlose Nutzung</h2>
      <p>Stellen suchen und Nachrichten schreiben ist für Bewerberinnen und Bewerber kostenlos.</p>
      <h2>silver+</h2>
      <p>
        silver+ ist eine Mitgliedschaft mit einer Mindestlaufzeit von 3, 6 oder 12 Monaten. Sie
        kostet 19,99 €, 13,99 € oder 8,99 € im Monat. Danach läuft sie zum gleichen Preis auf
        unbestimmte Zeit weiter. Sie ist dann mit einer Frist von höchstens einem Monat kündbar.
      </p>
      <p>
        Kündigen können Sie jederzeit über{' '}
        <PurposeLink purpose="cancel-contract">Verträge hier kündigen</PurposeLink>. Innerhalb von
        14 Tagen können Sie den{' '}
        <PurposeLink purpose="withdraw-from-contract">Vertrag widerrufen</PurposeLink>.
      </p>
      <h2>Anzeigen von Arbeitgebern</h2>
      <p>
        Für Privathaushalte sind Anzeigen kostenlos. Andere Arbeitgeber zahlen für jede Anzeige
        einmalig {JOB_PRICE} mit Umsatzsteuer. Die Rechnung ist innerhalb von {INVOICE_DUE_DAYS}{' '}
        Tagen zu bezahlen. Eine Anzeige verlängert sich nicht von selbst.
      </p>
      <h2>In welcher Reihenfolge wir etwas zeigen</h2>
      <p>
        Stellen ordnen wir danach, ob sie zu Ihren Tätigkeiten passen, wie nah und wie neu sie sind.
        Niemand kann sich dort einen besseren Platz kaufen. Im Postfach der Arbeitgeber stehen
        zuerst Nachrichten von Menschen mit silver+. Sie sind dort so gekennzeichnet. Arbeitgeber
        können stattdessen nach Datum ordnen.
      </p>
      <h2>Fairer Umgang</h2>
      <p>
        Seriöse Arbeitgeber verlangen vor dem ersten Gespräch weder Ausweis noch Bankdaten oder
        Geld. Melden Sie uns Angebote, die das tun. Wir prüfen jede Meldung.
      </p>
    </LegalPage>
  );
}
