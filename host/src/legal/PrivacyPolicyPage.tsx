import { hostPaths } from '../routing/host-paths.ts';
import { LegalPage } from './LegalPage.tsx';

/** /datenschutz: which data we keep, why, how long, and what users can ask for. */
export function PrivacyPolicyPage() {
  return (
    <LegalPage title="Datenschutz">
      <p>Hier steht in einfachen Worten, was wir speichern und warum.</p>
      <h2>Ihr Konto</h2>
      <p>
        Wir speichern Ihre E-Mail-Adresse, Ihr Passwort in verschlüsselter Form und die Angaben in
        Ihrem Profil. Wir brauchen sie, um Ihnen passende Stellen zu zeigen und Ihre Nachrichten
        zuzustellen (Art. 6 Abs. 1 Buchst. b DSGVO).
      </p>
      <h2>Was Arbeitgeber sehen</h2>
      <p>
        Arbeitgeber sehen Ihre Kontaktdaten nur, wenn Sie sie einer Nachricht beifügen. Vor dem
        Senden zeigen wir Ihnen genau, was der Arbeitgeber sehen wird. Ihr Kurzprofil ist anonym:
        Namen, Telefonnummern, Adressen und Links in Ihren Texten lassen wir darin weg. Mit silver+
        stehen Ihre Nachrichten oben, und der Arbeitgeber sieht, dass es an silver+ liegt.
      </p>
      <h2>In Ihrem Browser</h2>
      <p>
        Das Cookie „authToken“ hält Sie drei Stunden lang angemeldet. Im Speicher Ihres Browsers
        liegen Ihre gewählte Tätigkeit und Ihr Ort, Entwürfe Ihrer Nachrichten, die Schriftgröße und
        Ihre Datenschutz-Einstellungen. Beim Abmelden löschen wir alles bis auf die Schriftgröße und
        diese Einstellungen. Diese Speicherung ist für den Betrieb nötig (§ 25 Abs. 2 TDDDG).
      </p>
      <h2>Andere Dienste</h2>
      <p>
        Schrift und Symbole kommen von unserem eigenen Server. Ohne Ihre Zustimmung wird keine
        Verbindung zu anderen Anbietern aufgebaut. Was Sie erlauben, wählen Sie unter{' '}
        <a href={hostPaths.consent}>Datenschutz-Einstellungen</a>.
      </p>
      <p>
        Wenn Sie silver+ bestellen und ein Zahlungsdienst angeschlossen ist, führen wir Sie zu
        Stripe. Stripe erhält Ihre E-Mail-Adresse und Ihre Bestellung. Ihre Zahlungsdaten geben Sie
        nur dort ein (Art. 6 Abs. 1 Buchst. b DSGVO). Kündigungen und Widerrufe bewahren wir drei
        Jahre nach Ende des Jahres auf, in dem sie eingegangen sind.
      </p>
      <h2>Technische Fehler</h2>
      <p>
        Ist ein Fehlerdienst eingerichtet, erhält er bei einem Fehler dessen Beschreibung, die Seite
        und Angaben zu Ihrem Browser, und von jedem zehnten Seitenaufruf die Ladezeiten. Ihr Name,
        Ihre Eingaben und der Inhalt der Seite gehören nicht dazu. So halten wir silverjobs
        funktionsfähig (Art. 6 Abs. 1 Buchst. f DSGVO).
      </p>
      <h2>Ihre Rechte</h2>
      <p>
        Sie können Auskunft, Berichtigung, Löschung und die Herausgabe Ihrer Daten verlangen und
        sich bei einer Aufsichtsbehörde für den Datenschutz beschweren. Ihr Konto löschen Sie unter
        „Mein Konto“.
      </p>
    </LegalPage>
  );
}
