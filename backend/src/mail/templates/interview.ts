import type { Mail } from '../mail.ts';
import { signsIn } from '../phrases.ts';
import { writeLetter } from '../write-letter.ts';

/** A date as a mail tells it. */
export type MailedInterview = {
  /** Of the job, or null when none is attached. */
  readonly title: string | null;
  /** Who is met. */
  readonly counterpart: string;
  /** 'Dienstag, 01.12.2026, 10:00 bis 10:45 Uhr'. */
  readonly when: string;
  /** 'Telefon: 0221 123456'. */
  readonly where: string;
  /** Deep link to the conversation. */
  readonly link: string;
};

const about = (title: string | null) => (title === null ? '' : `: ${title}`);
const action = (link: string) => ({ label: 'Zum Gespräch', url: link });
const facts = ({ when, where, counterpart }: MailedInterview) => [
  `Termin: ${when}.`,
  `Mit: ${counterpart}. ${where}`,
];

/** Confirms an agreed date to either side (messages-31). */
export function interviewAgreedMail(publicUrl: string, interview: MailedInterview): Mail {
  return writeLetter(publicUrl, {
    subject: `Ihr Termin steht fest${about(interview.title)}`,
    heading: 'Ihr Termin steht fest',
    paragraphs: [
      'das Vorstellungsgespräch ist verabredet.',
      ...facts(interview),
      'Im Anhang finden Sie den Termin für Ihren Kalender. Am Tag davor erinnern wir Sie.',
    ],
    action: action(interview.link),
    closing: ['Wenn Sie nicht können, sagen Sie bitte auf dieser Seite ab.', signsIn],
  });
}

/**
 * Tells either side that an agreed date does not hold any more (messages-32).
 * @param reason 'moved': other dates are proposed
 * @param isOwn the reader has done it
 */
export function interviewOffMail(
  publicUrl: string,
  interview: MailedInterview,
  { reason, isOwn }: { readonly reason: 'moved' | 'cancelled'; readonly isOwn: boolean },
): Mail {
  const { title, when, counterpart, link } = interview;
  const moved = reason === 'moved';
  const who = isOwn ? 'Sie haben' : `${counterpart} hat`;
  return writeLetter(publicUrl, {
    subject: `${moved ? 'Termin wird verschoben' : 'Termin abgesagt'}${about(title)}`,
    heading: moved ? 'Der Termin wird verschoben' : 'Der Termin ist abgesagt',
    paragraphs: [
      `${who} das Vorstellungsgespräch am ${when} ${moved ? 'verschoben und andere Termine vorgeschlagen' : 'abgesagt'}.`,
      'Mit dem Anhang nimmt Ihr Kalender den Termin wieder heraus.',
    ],
    action: action(link),
    closing: [signsIn],
  });
}

/** How the account of one side ended. */
export type EndOfAccount = 'deleted' | 'blocked';

/** Tells the side that stays that a date went with the account of the other one (messages-35). */
export function interviewEndedMail(
  publicUrl: string,
  { title, when, counterpart, link }: MailedInterview,
  reason: EndOfAccount,
): Mail {
  const isDeleted = reason === 'deleted';
  return writeLetter(publicUrl, {
    subject: `Termin abgesagt${about(title)}`,
    heading: 'Der Termin ist abgesagt',
    paragraphs: [
      `${counterpart} ${isDeleted ? 'hat das Konto bei uns gelöscht' : 'ist bei uns gesperrt'}. Der Termin für das Vorstellungsgespräch am ${when} gilt deshalb nicht mehr.`,
      ...(isDeleted ? ['Auch Ihre gemeinsamen Nachrichten sind damit gelöscht.'] : []),
      'Mit dem Anhang nimmt Ihr Kalender den Termin wieder heraus.',
    ],
    action: { label: 'Zu Ihren Nachrichten', url: link },
    closing: [signsIn],
  });
}

/** Reminds either side of a date on the day before (messages-34). */
export function interviewReminderMail(publicUrl: string, interview: MailedInterview): Mail {
  return writeLetter(publicUrl, {
    subject: `Erinnerung: Ihr Gespräch am ${interview.when}`,
    heading: 'Morgen ist Ihr Vorstellungsgespräch',
    paragraphs: [
      `wir erinnern Sie an das Vorstellungsgespräch${interview.title === null ? '' : ` zur Stelle „${interview.title}“`}.`,
      ...facts(interview),
    ],
    action: action(interview.link),
    closing: ['Wenn Sie nicht können, sagen Sie bitte auf dieser Seite ab.', signsIn],
  });
}
