import { DECLARATION_PROOF, formatDate, formatTime } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

type Declared = {
  readonly kind: 'ordinary' | 'extraordinary' | 'withdrawal';
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly contract: string | null;
  readonly reason: string | null;
  readonly requestedEnd: string | null;
  readonly createdAt: Date;
};

const KINDS = {
  ordinary: 'Ordentliche Kündigung',
  extraordinary: 'Kündigung aus wichtigem Grund, hilfsweise zum nächstmöglichen Termin',
  withdrawal: 'Widerruf des Vertrags',
} as const;

function dayOf(day: string): string {
  return day.split('-').reverse().join('.');
}

/** The declaration itself, as it was received. */
function content(declared: Declared): string[] {
  const { kind, reference, name, email, contract, reason, requestedEnd, createdAt } = declared;
  const received = createdAt.getTime();
  const end = requestedEnd ? `zum ${dayOf(requestedEnd)}` : 'zum nächstmöglichen Zeitpunkt';
  return [
    `Eingegangen am ${formatDate(received)} um ${formatTime(received)} Uhr, Vorgang ${reference}.`,
    `Art: ${KINDS[kind]}`,
    `Vertrag: ${contract || 'silver+-Mitgliedschaft'}`,
    `Name: ${name}`,
    `E-Mail-Adresse: ${readableEmail(email)}`,
    ...(kind === 'withdrawal' ? [] : [`Ende: ${end}`]),
    ...(reason ? [`Grund: ${reason}`] : []),
  ];
}

/** The same for everybody: it must not tell whether there is a contract. */
function whatFollows({ kind }: Declared): string {
  if (kind === 'withdrawal') {
    return 'Kann der Vertrag noch widerrufen werden, endet er sofort. Sie bekommen dann eine weitere E-Mail und Ihr Geld zurück.';
  }
  const date = 'Das genaue Datum nennen wir Ihnen in einer weiteren E-Mail.';
  if (kind === 'ordinary')
    return `Der Vertrag endet zum genannten Zeitpunkt, frühestens mit der Mindestlaufzeit und danach mit dem laufenden Vertragsmonat. ${date}`;
  return `Wir prüfen Ihren Grund und melden uns innerhalb von zwei Werktagen. In jedem Fall endet der Vertrag zum nächstmöglichen Termin. ${date}`;
}

/** Confirms the receipt with content, date and time (§§ 312k, 356a BGB). */
export function declarationReceiptMail(publicUrl: string, declared: Declared): Mail {
  const what = declared.kind === 'withdrawal' ? 'Ihr Widerruf' : 'Ihre Kündigung';
  return writeLetter(publicUrl, {
    subject: `${what} ist eingegangen (${declared.reference})`,
    heading: `${what} ist eingegangen`,
    paragraphs: [
      `wir bestätigen, was Sie uns erklärt haben. Bitte bewahren Sie diese E-Mail auf.`,
      ...content(declared),
      DECLARATION_PROOF,
      whatFollows(declared),
    ],
    closing: [
      'Wenn Sie uns das nicht erklärt haben, hat jemand Ihre Adresse angegeben. Bitte schreiben Sie uns dann über die Seite „Kontakt“.',
    ],
    links: [{ label: 'Kontakt', url: `${publicUrl}${paths.contact}` }],
  });
}

/** The same for the operator. */
export function declarationNoticeMail(publicUrl: string, declared: Declared): Mail {
  return writeLetter(publicUrl, {
    subject: `${KINDS[declared.kind]}: ${declared.reference}`,
    heading: KINDS[declared.kind],
    paragraphs: [
      `${declared.name} hat folgende Erklärung abgegeben. Antwort bitte an ${readableEmail(declared.email)}.`,
      ...content(declared),
      declared.kind === 'extraordinary'
        ? 'Bitte prüfen Sie den Grund. Passt die Erklärung zu einem Vertrag, oder wird sie durch den Link bestätigt, ist er zum nächstmöglichen Termin gekündigt.'
        : 'Passt die Erklärung zu einem Vertrag, oder wird sie durch den Link bestätigt, wird er von selbst beendet. Gibt es keinen, sehen Sie bitte nach, wen die Erklärung meint.',
    ],
  });
}
