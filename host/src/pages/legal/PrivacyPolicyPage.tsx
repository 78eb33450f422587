import { withBasePath } from '@silverjobs/contract/base-path';
import { useShell } from '@silverjobs/shell';
import { hostPaths } from '../../../common/host-paths.ts';
import { PurposeLink } from '../../frame/declared-pages/declared-pages.tsx';
import { LegalPage } from './LegalPage.tsx';
import { OperatorAddress } from './OperatorAddress.tsx';
import { PrivacyTerms } from './PrivacyTerms.tsx';

/** /datenschutz: which data we keep, why, how long, and what users can ask for (words-7). */
export function PrivacyPolicyPage() {
  const { product } = useShell().title;
  return (
    <LegalPage title="Datenschutz">
      <p>Hier steht in einfachen Worten, was wir speichern und warum.</p>
      <h2>Wer dafür verantwortlich ist</h2>
      <OperatorAddress />
      <h2>Ihr Konto</h2>
      <p>
        Wir speichern Ihre E-Mail-Adresse und die Angaben in Ihrem Profil. Wir brauchen sie, um
        Ihnen passende Stellen zu zeigen und Ihre Nachrichten zuzustellen (Art. 6 Abs. 1 Buchst. b
        DSGVO). Von Ihrem Passwort speichern wir nur einen Prüfwert. Aus ihm kann niemand das
        Passwort lesen. Von einem Passkey speichern wir den öffentlichen Schlüssel. Fingerabdruck
        und Gesicht verlassen Ihr Gerät nicht.
      </p>
      <h2>Was Arbeitgeber sehen</h2>
      <p>
        Arbeitgeber sehen Ihre Kontaktdaten nur, wenn Sie sie mit einer Nachricht mitsenden. Vor dem
        Senden zeigen wir Ihnen genau, was der Arbeitgeber sehen wird. Ihr Kurzprofil ist anonym:
        Namen, Telefonnummern, Adressen und Links in Ihren Texten lassen wir darin weg. Mit silver+
        stehen Ihre Nachrichten oben. Der Arbeitgeber sieht, dass es an silver+ liegt.
      </p>
      <h2>Vertrauensperson</h2>
      <p>
        Sie können jemanden einladen, Ihnen zu helfen. Von dieser Person speichern wir Namen und
        E-Mail-Adresse. Dazu kommt, was sie darf, was sie entwirft und was sie in Ihrem Namen tut.
        Sie sieht nur, was Sie erlaubt haben. Telefonnummer, Straße und den Inhalt Ihrer Unterlagen
        sieht sie nie. Wie Ihre Unterlagen heißen, sieht sie nur, wenn sie welche auswählen darf.
        Mitgeschickt wird nur, was Sie bestätigen. Sie beenden das jederzeit. 90 Tage danach löschen
        wir es.
      </p>
      <h2>Assistenten</h2>
      <p>
        Die Assistenten arbeiten mit Ihrem Profil und mit dem, was Sie ihnen schreiben. Ist ein
        Sprachmodell angeschlossen, bekommt es Angaben aus Ihrem Profil und Ihre Nachrichten. Welche
        das sind, zeigen wir Ihnen vor dem ersten Gespräch. Ohne Ihren Klick auf „Gespräch starten“
        bekommt es nichts. Ihren Namen, Ihre Anschrift, Ihre Telefonnummer und Ihre E-Mail-Adresse
        ersetzen wir vorher durch Platzhalter. Ebenso ist es, wenn Sie einen Lebenslauf ins Profil
        übernehmen und dort zustimmen, dass das Sprachmodell ihn liest. Ihre letzten Gespräche
        finden Sie unter „Mein Konto“, „Meine Daten herunterladen“. Ihr Anschreiben und Ihr
        Lebenslauf liegen auf unserem Server. Sie löschen sie dort selbst. Waren Sie ein Jahr lang
        nicht hier, löschen wir sie.
      </p>
      <p>
        Wenn Sie eine Nachricht diktieren, kann Ihre Stimme an den Hersteller Ihres Browsers gehen.
        Wir fragen Sie vorher und bekommen nur den Text. Vorgelesen wird mit einer Stimme Ihres
        Geräts. Dabei verlässt nichts das Gerät.
      </p>
      <h2>In Ihrem Browser</h2>
      <p>
        Das Cookie „authToken“ hält Sie drei Stunden lang angemeldet. Das Cookie „share“ enthält nur
        eine Zahl. Sie bestimmt, ob Sie eine neue Fassung etwas früher sehen als andere. Im Cookie
        „kept“ steht Ihr Filter der Stellen, im Cookie „display“ Ihre Darstellung. So stimmt schon
        das erste Bild der Seite. Die Darstellung merken wir uns auch in Ihrem Konto.
      </p>
      <p>
        Im Speicher Ihres Browsers liegen Ihre Suche und Texte, die Sie noch nicht gesendet haben.
        Auch Ergebnisse und Gespräche der Assistenten liegen dort, und Ihre
        Datenschutz-Einstellungen. Dort steht auch, ob Ihr Browser unsere Schrift schon hat, und
        eine zufällige Zahl. An ihr erkennen wir Ihren Browser, wenn Sie einen Link aus einer E-Mail
        zweimal öffnen.
      </p>
      <p>
        Beim Abmelden löschen wir das. Es bleiben die Darstellung, das Tempo beim Vorlesen, diese
        Einstellungen und bei welchem Schritt Sie im Rundgang sind. Auch die Angabe zur Schrift und
        die Zahl bleiben. Ihre nicht gesendeten Texte bleiben 30 Tage, wenn Sie sie aufheben. Diese
        Speicherung ist für den Betrieb nötig (§ 25 Abs. 2 TDDDG).
      </p>
      <h2>Andere Dienste</h2>
      <p>
        Schrift und Symbole kommen von unserem eigenen Server. Ohne Ihre Zustimmung wird keine
        Verbindung zu Karten anderer Anbieter aufgebaut und nichts aufgezeichnet. Was Sie erlauben,
        wählen Sie unter <a href={withBasePath(hostPaths.consent)}>Datenschutz-Einstellungen</a>.
      </p>
      <p>
        Wenn Sie silver+ bestellen und ein Zahlungsdienst angeschlossen ist, führen wir Sie zu
        Stripe. Stripe erhält Ihre E-Mail-Adresse und Ihre Bestellung. Ihre Zahlungsdaten geben Sie
        nur dort ein (Art. 6 Abs. 1 Buchst. b DSGVO).
      </p>
      <h2>Technische Fehler</h2>
      <p>
        Ist ein Fehlerdienst eingerichtet, erhält er bei einem Fehler dessen Beschreibung, die Seite
        und Angaben zu Ihrem Browser. Von jedem zehnten Seitenaufruf erhält er die Ladezeiten. Ihr
        Name, Ihre Eingaben und der Inhalt der Seite gehören nicht dazu. So halten wir {product}
        funktionsfähig (Art. 6 Abs. 1 Buchst. f DSGVO).
      </p>
      <PrivacyTerms />
      <h2>Ihre Rechte</h2>
      <p>
        Sie können Auskunft, Berichtigung, Löschung und die Herausgabe Ihrer Daten verlangen. Alles,
        was wir von Ihnen speichern, laden Sie unter „Mein Konto“ herunter. Dort löschen Sie auch
        Ihr Konto. Für alles andere schreiben Sie uns über die Seite{' '}
        <PurposeLink purpose="contact">Kontakt</PurposeLink>. Sie können sich auch bei einer
        Aufsichtsbehörde für den Datenschutz beschweren.
      </p>
    </LegalPage>
  );
}
