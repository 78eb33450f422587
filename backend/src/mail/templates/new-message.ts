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
 */
export function invitationMail(publicUrl: string, title: string | null, link: string): Mail {
  const about = title === null ? '' : ` zur Stelle „${title}“`;
  return writeLetter(publicUrl, {
    subject: title === null ? 'Einladung zum Gespräch' : `Einladung zum Gespräch: ${title}`,
    heading: 'Sie sind eingeladen',
    paragraphs: [
      `gute Nachricht: Ein Arbeitgeber möchte Sie kennenlernen und lädt Sie zum Gespräch${about} ein.`,
      'Lesen Sie seine Einladung und antworten Sie ihm am besten bald.',
    ],
    action: { label: 'Einladung lesen', url: link },
    closing: [signsIn],
  });
}
