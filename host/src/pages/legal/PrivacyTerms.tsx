/** How long what is kept (words-7, account-40, delivery-34, silverplus-39, operators-26). */
export function PrivacyTerms() {
  return (
    <>
      <h2>Wie lange wir etwas aufheben</h2>
      <ul>
        <li>Ihr Profil, Ihre Suchen und Ihre Gespräche: bis Sie Ihr Konto löschen.</li>
        <li>
          Ihr Lebenslauf, Ihr Anschreiben und Texte Ihrer Vertrauensperson: bis Sie sie löschen oder
          ein Jahr lang nicht angemeldet waren.
        </li>
        <li>
          Entwürfe von Anzeigen: ein Jahr nach der letzten Änderung. Bevor wir etwas davon löschen,
          schreiben wir Ihnen einen Monat vorher eine E-Mail.
        </li>
        <li>E-Mails, die wir Ihnen geschickt haben: 30 Tage.</li>
        <li>Eine frühere E-Mail-Adresse: 60 Tage nach der Änderung.</li>
        <li>Kündigungen und Widerrufe: drei Jahre nach Ende des Jahres, in dem sie eingingen.</li>
        <li>
          Einen Prüfwert Ihrer Netzadresse, damit niemand Passwörter durchprobiert: höchstens 25
          Stunden.
        </li>
        <li>Ihre Bitte um einen Anruf: 60 Tage.</li>
        <li>Rechnungen: so lange, wie das Gesetz es verlangt (§ 147 AO).</li>
        <li>
          Was Sie uns gemeldet haben, unsere Entscheidungen über Anzeigen, Nachrichten und Konten,
          und Widersprüche dagegen: drei Jahre nach Ende des Jahres, in dem wir entschieden haben,
          und so lange die Entscheidung gilt. Auch nach dem Löschen Ihres Kontos, dann ohne Bezug zu
          Ihnen. Von Meldungen ohne Konto gehören Name und E-Mail-Adresse dazu.
        </li>
        <li>
          Das Protokoll, welcher Mitarbeiter wessen Daten angesehen oder geändert hat: drei Jahre
          nach Ende des Jahres.
        </li>
      </ul>
    </>
  );
}
