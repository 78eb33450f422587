import type { EmployerJob, JobStatus } from '@silverjobs/contract';
import { REVIEW_TIME } from '@silverjobs/contract/constants';
import { formatDate } from '@silverjobs/contract/formats';
import { paths, pathTo } from '@silverjobs/contract/paths';

/** A state in words, with the tone of its badge. */
const STATUS: Readonly<
  Record<JobStatus, { text: string; tone: 'success' | 'warning' | 'neutral'; hint: string }>
> = {
  active: { text: 'Aktiv', tone: 'success', hint: '' },
  paused: {
    text: 'Pausiert',
    tone: 'warning',
    hint: 'Bewerberinnen und Bewerber sehen diese Anzeige zurzeit nicht.',
  },
  closed: {
    text: 'Geschlossen',
    tone: 'neutral',
    hint: 'Diese Anzeige ist beendet. Ihre Gespräche bleiben erhalten.',
  },
};

/** An advertisement that the operator has taken out of the pool (operators-11). */
const HIDDEN: (typeof STATUS)[JobStatus] = {
  text: 'Ausgeblendet',
  tone: 'warning',
  hint: 'Wir haben diese Anzeige ausgeblendet. Warum, und was Sie dagegen tun können, steht in unserer E-Mail an Sie.',
};

/** One that an operator looks at before anybody sees it (safety-8). */
const HELD: (typeof STATUS)[JobStatus] = {
  text: 'Wird gelesen',
  tone: 'warning',
  hint: `Bevor diese Anzeige in der Stellensuche steht, liest sie ein Mensch bei uns. Das dauert ${REVIEW_TIME}. Sie brauchen nichts zu tun.`,
};

/** How an advertisement stands, as its employer reads it. */
export function stateOf({ status, hidden, held }: EmployerJob): (typeof STATUS)[JobStatus] {
  if (held && status !== 'closed') return HELD;
  return hidden && status !== 'closed' ? HIDDEN : STATUS[status];
}

/** What the filter offers; 'all' is no filter. */
export const FILTERS = [
  { value: 'all', label: 'Alle' },
  { value: 'active', label: 'Aktiv' },
  { value: 'paused', label: 'Pausiert' },
  { value: 'closed', label: 'Geschlossen' },
] as const;

export type JobFilter = (typeof FILTERS)[number]['value'];

/** The filter of an address; anything unknown is none. */
export function parseDemandFilter(value: string | null): JobFilter {
  return FILTERS.find((filter) => filter.value === value)?.value ?? 'all';
}

const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Who has written about a job, in words: '3 Bewerbungen, 1 Nachricht von Ihnen'. */
export function contactsText({ applications, outreaches }: EmployerJob): string {
  if (applications + outreaches === 0) return 'Noch keine Bewerbungen';
  return [
    applications > 0 && plural(applications, 'Bewerbung', 'Bewerbungen'),
    outreaches > 0 && plural(outreaches, 'Nachricht von Ihnen', 'Nachrichten von Ihnen'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Since when and until when a job runs: 'seit 02.11.2026, bis 01.01.2027'. */
export function runTimeText({ status, created_at, ends_at }: EmployerJob): string {
  const since = `seit ${formatDate(created_at)}`;
  // The end is the first moment after the last day.
  return ends_at === null || status === 'closed'
    ? since
    : `${since}, bis ${formatDate(ends_at - 1)}`;
}

/** Where the conversations about a job are: the one itself, or the list of several. */
export function conversationsPath({ id, communication_id }: EmployerJob): string {
  return communication_id === null
    ? pathTo(paths.jobCandidates, { id })
    : pathTo(paths.conversation, { id: communication_id });
}

/** How often it was seen, in words; nothing as long as nobody has. */
export function viewsText({ shown = 0, opened = 0 }: EmployerJob): string {
  if (shown + opened === 0) return '';
  return `${shown.toLocaleString('de-DE')} Mal gezeigt, ${opened.toLocaleString('de-DE')} Mal geöffnet`;
}
