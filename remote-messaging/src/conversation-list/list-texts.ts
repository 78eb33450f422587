import type { Conversation } from '@silverjobs/contract';

const numbers = new Intl.NumberFormat('de-DE');

/** '12 Gespräche', as in the heading of the list (messages-1). */
export function conversationsText(count: number): string {
  return count === 1 ? '1 Gespräch' : `${numbers.format(count)} Gespräche`;
}

/** The fixed words for the type of a conversation, behind the other side's name (messages-5). */
export function conversationKind({ type }: Pick<Conversation, 'type'>): string {
  return type === 'application'
    ? 'Bewerbung auf eine Stellenanzeige'
    : 'Direktansprache eines Kandidaten';
}

/** Good news of an employer, as the card of the candidate names it; a refusal is read in its words. */
export const NEWS: Readonly<Record<NonNullable<Conversation['decision']>, string | null>> = {
  invited: 'Einladung',
  trial: 'Probearbeit',
  hired: 'Zusage',
  declined: null,
};

const NO_JOB_TEXT = 'Es wurde keine Stelle angehängt oder sie wurde deaktiviert';
const BLOCKED_TEXT = 'Vom Betreiber gesperrt';

/** The job of a conversation, or what is said where it would stand (messages-5, safety-9). */
export function jobWords({ blocked, _job_demand_with_labels: [job] }: Conversation): {
  plain: string;
  given?: string;
} {
  if (job) return { plain: job.title };
  if (blocked) return { plain: BLOCKED_TEXT };
  return { plain: 'Zu diesem Gespräch gibt es keine offene Stelle.', given: NO_JOB_TEXT };
}

/** Which part of the list is loaded. */
export function extentText(loaded: number, total: number | undefined): string {
  if (total === undefined) return `1 bis ${numbers.format(loaded)}`;
  const all = Math.max(total, loaded);
  if (all === 1) return '1 Gespräch';
  return `1 bis ${numbers.format(loaded)} von ${numbers.format(all)} Gesprächen`;
}
