import type { ApplicationNextStep, ApplicationState } from '@silverjobs/contract';

type Tone = 'neutral' | 'success' | 'warning';

/** How a state looks. */
export const STATE_TONES: Readonly<Record<ApplicationState, Tone>> = {
  sent: 'neutral',
  read: 'neutral',
  answered: 'success',
  invited: 'success',
  trial: 'success',
  hired: 'success',
  declined: 'neutral',
  closed: 'warning',
};

/** What to do now, and the words of the button that leads there. */
export const NEXT_STEPS: Readonly<Record<ApplicationNextStep, { text: string; action: string }>> = {
  wait: {
    text: 'Bitte warten Sie auf eine Antwort. Wir schreiben Ihnen eine E-Mail, sobald sie da ist.',
    action: 'Gespräch ansehen',
  },
  follow_up: {
    text: 'Seit mehr als zwei Wochen keine Antwort: Fragen Sie freundlich nach.',
    action: 'Nachfragen',
  },
  read_answer: {
    text: 'Der Arbeitgeber hat Ihnen geschrieben. Lesen Sie seine Nachricht.',
    action: 'Nachricht lesen',
  },
  reply: { text: 'Der Arbeitgeber wartet auf Ihre Antwort.', action: 'Antworten' },
  look_further: {
    text: 'Diese Stelle ist nicht mehr frei. Schauen Sie nach einer anderen.',
    action: 'Gespräch ansehen',
  },
};

/** The same where dates for an interview wait (messages-30). */
export const CHOOSE_DATE = {
  text: 'Der Arbeitgeber lädt Sie ein. Wählen Sie einen seiner Termine.',
  action: 'Termin wählen',
};

/** How the contact came about. */
export function contactText(type: 'application' | 'outreach', date: string): string {
  return type === 'application'
    ? `Von Ihnen angeschrieben am ${date}`
    : `Der Arbeitgeber hat Sie angeschrieben am ${date}`;
}
