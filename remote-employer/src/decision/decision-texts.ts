import type { Conversation } from '@silverjobs/contract';
import type { APPLICATION_DECISIONS } from '@silverjobs/contract/constants';

export type Decision = (typeof APPLICATION_DECISIONS)[number];

interface State {
  text: string;
  tone: 'success' | 'warning' | 'neutral';
}

const DECIDED: Readonly<Record<Decision, State>> = {
  invited: { text: 'Eingeladen', tone: 'success' },
  declined: { text: 'Abgesagt', tone: 'neutral' },
};

/** Where an application stands for its employer: new, read, invited or declined (employers-36). */
export function applicationState({
  decision,
  unread_count,
}: Pick<Conversation, 'decision' | 'unread_count'>): State {
  if (decision) return DECIDED[decision];
  return unread_count > 0 ? { text: 'Neu', tone: 'warning' } : { text: 'Gelesen', tone: 'neutral' };
}

/** Words of the dialog for each answer. */
export const DECISION_TEXTS = {
  invited: {
    title: 'Zum Gespräch einladen',
    button: 'Einladung senden',
    done: 'Einladung gesendet',
  },
  declined: { title: 'Freundlich absagen', button: 'Absage senden', done: 'Absage gesendet' },
} as const satisfies Record<Decision, object>;

const BODIES: Readonly<Record<Decision, (title: string) => string>> = {
  invited: (title) =>
    `vielen Dank für Ihre Bewerbung auf „${title}“. Ihre Zeilen haben uns gefallen, und wir möchten Sie gern kennenlernen.\n\nWann passt Ihnen ein Gespräch? Nennen Sie uns gern zwei oder drei Termine. Sie können zu uns kommen, oder wir rufen Sie an, wie es Ihnen lieber ist.`,
  declined: (title) =>
    `vielen Dank für Ihre Bewerbung auf „${title}“ und für die Zeit, die Sie sich genommen haben. Wir haben uns dieses Mal für jemand anderen entschieden. Über Ihre Erfahrung und Ihr Können sagt das nichts.\n\nFür Ihre Suche wünschen wir Ihnen alles Gute.`,
};

/** A kind answer to begin with; the employer can change every word. */
export function answerText(decision: Decision, title: string, signature: string): string {
  const end = ['Mit freundlichen Grüßen', signature].filter(Boolean).join('\n');
  return `Guten Tag,\n\n${BODIES[decision](title)}\n\n${end}`;
}
