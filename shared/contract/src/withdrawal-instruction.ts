import type { Imprint } from './entities/imprint.ts';

/** Who is withdrawn from: as the law wants it to stand in the instruction. */
type Trader = Pick<Imprint, 'name' | 'address' | 'email' | 'phone'>;

const whole = ({ name, address }: Trader) => [name, ...address].join(', ');

function reached({ email, phone }: Trader): string {
  return [...(phone ? [`Telefon ${phone}`] : []), `E-Mail ${email}`].join(', ');
}

/**
 * The right of withdrawal in full (Art. 246a § 1 Abs. 2 EGBGB, Anlage 1); on the page and in the mail alike.
 */
export function withdrawalInstruction(trader: Trader): readonly string[] {
  return [
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
    `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${whole(trader)}, ${reached(trader)}) mittels einer eindeutigen Erklärung (zum Beispiel ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Am einfachsten geht es auf der Seite „Vertrag widerrufen“, die Sie am Ende jeder Seite finden. Sie bekommen dann sofort eine Bestätigung per E-Mail.`,
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    'Folgen des Widerrufs: Wenn Sie diesen Vertrag widerrufen, zahlen wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurück, an dem Ihre Mitteilung über den Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben. Für die Zeit, in der Sie silver+ schon genutzt haben, verlangen wir nichts.',
  ];
}

/** The form that the law has a trader hand out (Art. 246a EGBGB, Anlage 2); one line each. */
export function withdrawalModelForm(trader: Trader): readonly string[] {
  return [
    'Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
    `An ${whole(trader)}, E-Mail ${trader.email}:`,
    'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung: silver+',
    'Bestellt am: ____________________',
    'Name: ____________________',
    'Anschrift: ____________________',
    'Datum: ____________________',
    'Unterschrift (nur bei Mitteilung auf Papier): ____________________',
  ];
}

/** When a cancellation or withdrawal is carried out; the same for everybody (silverplus-43). */
export const DECLARATION_PROOF =
  'Passen Name, E-Mail-Adresse und Vertragsnummer zu einem Vertrag, führen wir die Erklärung sofort aus. Dasselbe gilt, wenn Sie angemeldet sind. Sonst schicken wir einen Link an die E-Mail-Adresse des Vertrags, mit dem Sie bestätigen. Auch dann zählt der Tag, an dem die Erklärung bei uns eingegangen ist.';
