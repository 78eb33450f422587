import type { Conversation } from '@silverjobs/contract';
import type { APPLICATION_DECISIONS, APPLICATION_STAGES } from '@silverjobs/contract/constants';

export type Decision = (typeof APPLICATION_DECISIONS)[number];
export type Stage = (typeof APPLICATION_STAGES)[number];

interface State {
  text: string;
  tone: 'success' | 'warning' | 'neutral';
}

const DECIDED: Readonly<Record<Decision, State>> = {
  invited: { text: 'Eingeladen', tone: 'success' },
  trial: { text: 'Probearbeit', tone: 'success' },
  hired: { text: 'Eingestellt', tone: 'success' },
  declined: { text: 'Abgesagt', tone: 'neutral' },
};

/** Where an application stands for its employer (employers-36). */
export function applicationState({
  decision,
  unread_count,
}: Pick<Conversation, 'decision' | 'unread_count'>): State {
  if (decision) return DECIDED[decision];
  return unread_count > 0 ? { text: 'Neu', tone: 'warning' } : { text: 'Gelesen', tone: 'neutral' };
}

/** What the list of applications can be narrowed to. */
export const STAGES = [
  { value: 'open', label: 'Noch offen' },
  { value: 'new', label: 'Neu' },
  { value: 'read', label: 'Gelesen' },
  { value: 'talk', label: 'Eingeladen' },
  { value: 'trial', label: 'Probearbeit' },
  { value: 'hired', label: 'Eingestellt' },
  { value: 'refused', label: 'Abgesagt' },
] as const satisfies readonly { value: Stage; label: string }[];

/** What usually comes next: the button beside the refusal. */
export function nextDecision(decision: Decision | null): Decision | null {
  if (decision === 'invited') return 'trial';
  if (decision === 'trial') return 'hired';
  return decision === 'hired' ? null : 'invited';
}

/** Words of the dialog for each answer. */
export const DECISION_TEXTS = {
  invited: {
    act: 'Einladen',
    title: 'Zum Gespräch einladen',
    button: 'Einladung senden',
    done: 'Einladung gesendet',
  },
  trial: {
    act: 'Probearbeit anbieten',
    title: 'Zur Probearbeit einladen',
    button: 'Vorschlag senden',
    done: 'Vorschlag gesendet',
  },
  hired: { act: 'Zusagen', title: 'Zusagen', button: 'Zusage senden', done: 'Zusage gesendet' },
  declined: {
    act: 'Absagen',
    title: 'Freundlich absagen',
    button: 'Absage senden',
    done: 'Absage gesendet',
  },
} as const satisfies Record<Decision, object>;

const BODIES: Readonly<Record<Decision, (title: string) => string>> = {
  invited: (title) =>
    `vielen Dank für Ihre Bewerbung auf „${title}“. Ihre Zeilen haben uns gefallen, und wir möchten Sie gern kennenlernen.\n\nWann passt Ihnen ein Gespräch? Nennen Sie uns gern zwei oder drei Termine. Sie können zu uns kommen, oder wir rufen Sie an, wie es Ihnen lieber ist.`,
  trial: (title) =>
    `danke für das gute Gespräch über „${title}“. Wir möchten gern, dass Sie sich die Arbeit bei uns ansehen und einen Tag zur Probe mitmachen. So merken beide Seiten, ob es passt.\n\nWelcher Tag ist Ihnen recht? Wir sagen Ihnen dann, wann es losgeht und wen Sie treffen.`,
  hired: (title) =>
    `wir haben eine gute Nachricht: Wir möchten Sie gern für „${title}“ einstellen und freuen uns auf Sie.\n\nMelden Sie sich bitte kurz, ob Sie sich auch für uns entscheiden. Dann besprechen wir, wann Sie anfangen, und schicken Ihnen den Vertrag.`,
  declined: (title) =>
    `vielen Dank für Ihre Bewerbung auf „${title}“ und für die Zeit, die Sie sich genommen haben. Wir haben uns dieses Mal für jemand anderen entschieden. Über Ihre Erfahrung und Ihr Können sagt das nichts.\n\nFür Ihre Suche wünschen wir Ihnen alles Gute.`,
};

/**
 * A kind answer to begin with; the employer can change every word.
 * @param greeting 'Guten Tag, Frau Schuster'; by default without a name
 */
export function answerText(
  decision: Decision,
  title: string,
  signature: string,
  greeting = 'Guten Tag',
): string {
  const end = ['Mit freundlichen Grüßen', signature].filter(Boolean).join('\n');
  return `${greeting},\n\n${BODIES[decision](title)}\n\n${end}`;
}
