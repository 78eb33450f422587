import type { Mail } from '../mail.ts';
import { signsIn } from '../phrases.ts';
import { writeLetter } from '../write-letter.ts';

/**
 * Tells one side of a conversation about a new message of the other. The message itself stays in
 * the product.
 * @param title of the job, or null when none is attached
 * @param link deep link to the conversation
 */
export function newMessageMail(publicUrl: string, title: string | null, link: string): Mail {
  const about = title === null ? '' : ` zur Stelle „${title}“`;
  return writeLetter(publicUrl, {
    subject: title === null ? 'Neue Nachricht' : `Neue Nachricht: ${title}`,
    heading: 'Sie haben eine neue Nachricht',
    paragraphs: [`Sie haben eine neue Nachricht${about} bekommen.`],
    action: { label: 'Nachricht lesen', url: link },
    closing: [signsIn],
  });
}

/**
 * Tells a candidate that an employer invites to an interview: no message like others (employers-60).
 * @param title of the job, or null when none is attached
 * @param link deep link to the conversation
 * @param dates that are proposed, in words (messages-30)
 */
export function invitationMail(
  publicUrl: string,
  title: string | null,
  link: string,
  dates: readonly string[] = [],
): Mail {
  const about = title === null ? '' : ` zur Stelle „${title}“`;
  return writeLetter(publicUrl, {
    subject: title === null ? 'Einladung zum Gespräch' : `Einladung zum Gespräch: ${title}`,
    heading: 'Sie sind eingeladen',
    paragraphs: [
      `gute Nachricht: Ein Arbeitgeber möchte Sie kennenlernen und lädt Sie zum Gespräch${about} ein.`,
      ...(dates.length > 0
        ? [
            dates.length === 1 ? 'Dieser Termin steht zur Wahl:' : 'Diese Termine stehen zur Wahl:',
            ...dates,
            'Wählen Sie den, der Ihnen passt: Ein Druck genügt. Passt keiner, sagen Sie es dort.',
          ]
        : ['Lesen Sie seine Einladung und antworten Sie ihm am besten bald.']),
    ],
    action: { label: dates.length > 0 ? 'Termin wählen' : 'Einladung lesen', url: link },
    closing: [signsIn],
  });
}

/**
 * Tells a candidate that an employer offers a day of work to try (employers-36).
 * @param title of the job, or null when none is attached
 * @param link deep link to the conversation
 */
export function trialMail(publicUrl: string, title: string | null, link: string): Mail {
  const about = title === null ? '' : ` zur Stelle „${title}“`;
  return writeLetter(publicUrl, {
    subject: title === null ? 'Einladung zur Probearbeit' : `Einladung zur Probearbeit: ${title}`,
    heading: 'Sie können zur Probe arbeiten',
    paragraphs: [
      `gute Nachricht: Ein Arbeitgeber lädt Sie${about} zur Probearbeit ein.`,
      'Lesen Sie, was er vorschlägt, und antworten Sie ihm am besten bald.',
    ],
    action: { label: 'Vorschlag lesen', url: link },
    closing: [signsIn],
  });
}

/**
 * Tells a candidate that an employer wants to hire her or him (employers-36).
 * @param title of the job, or null when none is attached
 * @param link deep link to the conversation
 */
export function hiredMail(publicUrl: string, title: string | null, link: string): Mail {
  const about = title === null ? '' : ` für die Stelle „${title}“`;
  return writeLetter(publicUrl, {
    subject: title === null ? 'Sie haben eine Zusage' : `Sie haben eine Zusage: ${title}`,
    heading: 'Sie haben eine Zusage',
    paragraphs: [
      `herzlichen Glückwunsch: Ein Arbeitgeber hat Ihnen${about} zugesagt.`,
      'Wie es weitergeht, steht in seiner Nachricht.',
    ],
    action: { label: 'Zusage lesen', url: link },
    closing: [signsIn],
  });
}
