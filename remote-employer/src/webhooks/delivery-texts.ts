import type { WebhookDelivery } from '@silverjobs/contract';
import { formatDate, formatTime } from '@silverjobs/contract/formats';

/** What events are called. */
export const EVENTS: Readonly<Record<WebhookDelivery['event'], string>> = {
  'application.created': 'Neue Bewerbung',
  'application.changed': 'Bewerbung geändert',
  'advertisement.created': 'Anzeige geschaltet',
  'advertisement.changed': 'Anzeige geändert',
  'advertisement.ended': 'Anzeige beendet',
  test: 'Probe',
};

export const STATES = {
  waiting: { text: 'Unterwegs', tone: 'warning' },
  delivered: { text: 'Angekommen', tone: 'success' },
  failed: { text: 'Aufgegeben', tone: 'error' },
} as const;

/** A moment as '26.11.2026, 10:00 Uhr'. */
export const momentText = (moment: number): string =>
  `${formatDate(moment)}, ${formatTime(moment)} Uhr`;

/** How often it was tried, what was answered, and when it is tried again. */
export function attemptsText({ attempts, state, status, next_at }: WebhookDelivery): string {
  const tried = attempts === 1 ? '1 Versuch' : `${attempts} Versuche`;
  if (state === 'delivered') return `${tried}, Antwort: ${status}`;
  if (state !== 'waiting' || next_at === null || attempts === 0) return tried;
  return `${tried}, der nächste am ${momentText(next_at)}`;
}
