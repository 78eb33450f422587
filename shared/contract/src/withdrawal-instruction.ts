/** The right of withdrawal in full (Art. 246a § 1 Abs. 2 EGBGB); on the page and in the mail alike. */
export const WITHDRAWAL_INSTRUCTION: readonly string[] = [
  'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
  'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns mittels einer eindeutigen Erklärung über Ihren Entschluss informieren, diesen Vertrag zu widerrufen. Am einfachsten geht das auf der Seite „Vertrag widerrufen“, die Sie am Ende jeder Seite finden. Sie bekommen dann sofort eine Bestätigung per E-Mail. Sie können uns auch über die Seite „Kontakt“ schreiben.',
  'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
  'Folgen des Widerrufs: Wenn Sie diesen Vertrag widerrufen, zahlen wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurück, an dem Ihre Mitteilung über den Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben. Für die Zeit, in der Sie silver+ schon genutzt haben, verlangen wir nichts.',
];

/** When a cancellation or withdrawal is carried out; the same for everybody (silverplus-43). */
export const DECLARATION_PROOF =
  'Passen Name, E-Mail-Adresse und Vertragsnummer zu einem Vertrag, führen wir die Erklärung sofort aus. Dasselbe gilt, wenn Sie angemeldet sind. Sonst schicken wir einen Link an die E-Mail-Adresse des Vertrags, mit dem Sie bestätigen. Auch dann zählt der Tag, an dem die Erklärung bei uns eingegangen ist.';
