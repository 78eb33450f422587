import { CONTENT_RULES_TITLE, type ModerationInput, OBJECTION_MONTHS } from '@silverjobs/contract';
import { cutText } from '@silverjobs/contract/clean-text';
import { formatDate } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** A decision as those learn of it whom it concerns. */
export type Decided = Pick<ModerationInput, 'kind' | 'action' | 'ground' | 'reason'> & {
  /** Of the job, or what it is. */
  readonly title: string;
  /** Of a message, as it was written; null where it is gone. */
  readonly message: { readonly text: string; readonly sentAt: Date } | null;
  readonly party: 'affected' | 'reporter';
  /** It answers an objection of theirs. */
  readonly objected: boolean;
  /** Somebody's report led to it. */
  readonly reported: boolean;
  /** It waited for an operator and nobody has seen it (safety-8). */
  readonly held: 'first' | 'sign' | null;
  /** An operator has hidden the picture or the logo that the advertisement shows (employers-95). */
  readonly pictureHidden: boolean;
  /** The account concerned has a paid plan. */
  readonly paid: boolean;
};

const PLAN = {
  block:
    'Ihre Mitgliedschaft endet mit dem Monat, der schon bezahlt ist. Danach buchen wir nichts mehr ab.',
  unblock:
    'Eine Mitgliedschaft, die wegen der Sperre endet, verlängert sich nicht von selbst. Sie können sie neu abschließen.',
} as const;

/** What a block does beside keeping somebody out, and what is left of it (operators-13). */
function consequences({ action, party, paid }: Decided): string[] {
  if (party !== 'affected' || (action !== 'block' && action !== 'unblock')) return [];
  const mails = 'E-Mails zu Ihren gespeicherten Suchen verschicken wir nicht mehr.';
  return [...(paid ? [PLAN[action]] : []), ...(action === 'block' ? [mails] : [])];
}

const GROUNDS = {
  law: 'Wir stützen uns auf ein Gesetz: Der Inhalt oder das Verhalten ist nach unserer Prüfung rechtswidrig.',
  terms: `Wir stützen uns auf unsere Nutzungsbedingungen, Abschnitt „${CONTENT_RULES_TITLE}“. Sie finden sie unter „AGB“.`,
} as const;

/** Of a message, in characters: enough to know it again. */
const QUOTE_LENGTH = 80;

/** What mailboxes would make a link of: an address of the web or of mail, also without 'https://'. */
const LINK = /:\/\/|@|[\p{L}\d]\.\p{L}{2}/u;

/** The beginning of a message, without what mailboxes would make a link of. */
function beginningOf(text: string): string {
  const words = text.trim().split(/\s+/);
  const line = words.map((word) => (LINK.test(word) ? '…' : word)).join(' ');
  const cut = cutText(line, QUOTE_LENGTH);
  return cut === line || cut.endsWith('…') ? cut : `${cut}…`;
}

type Subject = Pick<Decided, 'kind' | 'title' | 'message'>;

/** What the decision is about. */
function thing({ kind, title }: Subject): string {
  if (kind === 'job') return title === '' ? 'die Anzeige' : `die Anzeige „${title}“`;
  return kind === 'message' ? 'die Nachricht' : 'das Konto';
}

/** The same, so that whoever has several messages knows which one; of a job that is gone without its title. */
export function namedThing(subject: Subject): string {
  const { kind, message } = subject;
  if (kind !== 'message' || !message) return thing(subject);
  const day = formatDate(message.sentAt.getTime());
  return `die Nachricht vom ${day}, die so beginnt: „${beginningOf(message.text)}“`;
}

/** Said of advertisements only: messages cost nothing. */
const unpaid = ({ kind }: Decided) =>
  kind === 'job' ? 'Wenn Sie sie neu gebucht hatten, bezahlen Sie nichts dafür.' : '';

/** What happens, for how long and where (Art. 17 Abs. 3 a DSA). */
function whatHappens(decided: Decided): string {
  const about = thing(decided);
  switch (decided.action) {
    case 'hide':
      if (decided.held) {
        return `Wir haben ${about} gelesen und veröffentlichen sie nicht. Niemand hat sie gesehen. ${unpaid(decided)}`.trim();
      }
      return `Wir haben ${about} ausgeblendet. Das gilt überall und ohne Ende, bis wir anders entscheiden.`;
    case 'restore':
      return `Wir haben ${about} wieder sichtbar gemacht.`;
    case 'block':
      return decided.party === 'affected'
        ? 'Wir haben Ihr Konto gesperrt. Sie können sich nicht mehr anmelden, Ihre Anzeigen sind ausgeblendet. Das gilt ohne Ende, bis wir anders entscheiden.'
        : 'Wir haben das Konto gesperrt, von dem der Inhalt kommt.';
    case 'unblock':
      return decided.party === 'affected'
        ? 'Wir haben Ihr Konto wieder freigegeben. Sie können sich anmelden wie bisher.'
        : 'Wir haben das Konto wieder freigegeben.';
    default:
      if (decided.pictureHidden) {
        return `Wir haben ${about} geprüft. Ein Bild zeigen wir nicht mehr, an der Anzeige selbst haben wir nichts geändert.`;
      }
      return `Wir haben ${about} geprüft und nichts geändert.`;
  }
}

function heading({ party, objected, action }: Decided): string {
  if (objected) return 'Unsere Entscheidung zu Ihrem Widerspruch';
  if (party === 'reporter') return 'Unsere Entscheidung zu Ihrer Meldung';
  if (action === 'block') return 'Ihr Konto ist gesperrt';
  if (action === 'unblock') return 'Ihr Konto ist wieder frei';
  return 'Unsere Entscheidung zu Ihrem Inhalt';
}

function how({ reported, held }: Decided): string {
  if (held === 'sign') {
    const cause = reported ? 'Anlass waren eine Meldung und' : 'Anlass war';
    return `${cause} ein Computerprogramm, das nach Zeichen von Betrug sucht. Entschieden hat ein Mensch.`;
  }
  if (held === 'first' && !reported) {
    return 'Anlass war, dass wir die erste Anzeige jedes Arbeitgebers lesen. Ein Mensch hat entschieden; Computerprogramme haben weder gesucht noch entschieden.';
  }
  const cause = reported
    ? 'Anlass war eine Meldung.'
    : 'Anlass war eine eigene Prüfung oder ein Widerspruch.';
  return `${cause} Ein Mensch hat entschieden; Computerprogramme haben weder gesucht noch entschieden.`;
}

/**
 * Tells a decision with its reason and the ways to object: here, out of court and in court
 * (Art. 16 Abs. 5, 17 and 20 DSA; operators-12, operators-14).
 */
export function decisionMail(publicUrl: string, decided: Decided, token: string): Mail {
  const title = heading(decided);
  return writeLetter(publicUrl, {
    subject: decided.kind === 'job' ? `${title}: ${decided.title}` : title,
    heading: title,
    paragraphs: [
      `es geht um ${namedThing(decided)}. ${whatHappens(decided)}`,
      ...consequences(decided),
      `Unsere Begründung: ${decided.reason}`,
      ...(decided.action === 'none' ? [] : [GROUNDS[decided.ground]]),
      how(decided),
    ],
    action: { label: 'Widerspruch einlegen', url: `${publicUrl}${paths.objection}?token=${token}` },
    closing: [
      `Sie können ${OBJECTION_MONTHS} Monate lang kostenlos widersprechen. Dann prüft ein Mensch noch einmal.`,
      'Sie können sich auch an eine zugelassene Stelle für die außergerichtliche Streitbeilegung nach Art. 21 des Digital Services Act wenden oder vor Gericht gehen.',
    ],
  });
}
