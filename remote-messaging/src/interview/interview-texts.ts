import type { Interview } from '@silverjobs/contract';
import { interviewTime } from '@silverjobs/contract/interview-texts';
import type { ParticipantRole } from '../participants/counterpart.ts';

type Words = { readonly title: string; readonly text: string };

const OF_CANDIDATE: Readonly<Record<Interview['state'], Words>> = {
  proposed: {
    title: 'Einladung: Bitte wählen Sie einen Termin',
    text: 'Der Arbeitgeber möchte Sie kennenlernen und schlägt Termine vor.',
  },
  agreed: {
    title: 'Ihr Gespräch steht fest',
    text: 'Am Tag davor erinnern wir Sie per E-Mail.',
  },
  declined: {
    title: 'Keiner der Termine hat Ihnen gepasst',
    text: 'Der Arbeitgeber kann Ihnen andere vorschlagen. Sie sehen sie dann hier.',
  },
  cancelled: { title: 'Der Termin ist abgesagt', text: '' },
};

const OF_CLIENT: Readonly<Record<Interview['state'], Words>> = {
  proposed: {
    title: 'Sie haben Termine vorgeschlagen',
    text: 'Sobald einer gewählt ist, bekommen Sie ihn per E-Mail für Ihren Kalender.',
  },
  agreed: {
    title: 'Das Gespräch steht fest',
    text: 'Am Tag davor erinnern wir beide Seiten per E-Mail.',
  },
  declined: {
    title: 'Keiner Ihrer Termine passt',
    text: 'Schlagen Sie gern andere vor.',
  },
  cancelled: { title: 'Der Termin ist abgesagt', text: '' },
};

const BY: Readonly<Record<ParticipantRole, Readonly<Record<ParticipantRole, string>>>> = {
  candidate: {
    candidate: 'Sie haben abgesagt.',
    client: 'Der Arbeitgeber hat abgesagt. Warum, steht in seiner Nachricht.',
  },
  client: {
    client: 'Sie haben abgesagt.',
    candidate: 'Die andere Seite hat abgesagt. Warum, steht in der Nachricht.',
  },
};

/** What the card of the dates says. @param isOver what was agreed has passed */
export function interviewWords(
  { state, cancelled_by }: Interview,
  viewer: ParticipantRole,
  isOver: boolean,
): Words {
  if (state === 'agreed' && isOver) return { title: 'Ihr Gespräch war am', text: '' };
  const words = (viewer === 'candidate' ? OF_CANDIDATE : OF_CLIENT)[state];
  return cancelled_by ? { ...words, text: BY[viewer][cancelled_by] } : words;
}

/** What an employer writes with dates, to begin with. */
export function proposalText(title: string | undefined, signature: string, isMoved: boolean) {
  const about = title === undefined ? '' : ` zur Stelle „${title}“`;
  const first = isMoved
    ? 'leider müssen wir unser Gespräch verschieben. Bitte entschuldigen Sie.'
    : `wir möchten Sie gern kennenlernen und laden Sie zum Gespräch${about} ein.`;
  const end = ['Mit freundlichen Grüßen', signature].filter(Boolean).join('\n');
  return `Guten Tag,\n\n${first}\n\nBitte wählen Sie den Termin, der Ihnen am besten passt.\n\n${end}`;
}

/** What the candidate writes where no date fits. */
export const NONE_FITS_TEXT =
  'Guten Tag,\n\nvielen Dank für die Einladung. Leider passt mir keiner der Termine. Besser wäre für mich: \n\nMit freundlichen Grüßen';

/** What is written with a cancellation. */
export function cancelText({ starts_at, minutes }: Interview): string {
  const what =
    starts_at === null
      ? 'leider müssen wir unsere Terminvorschläge zurückziehen.'
      : `leider muss ich unseren Termin am ${interviewTime(starts_at, minutes)} absagen.`;
  return `Guten Tag,\n\n${what}\n\nMit freundlichen Grüßen`;
}
