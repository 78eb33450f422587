import { TIME_ZONE, TIMESTAMP_MILLISECONDS_ABOVE } from './constants.ts';

const date = new Intl.DateTimeFormat('de-DE', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

const time = new Intl.DateTimeFormat('de-DE', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
});

const dayAndMonth = new Intl.DateTimeFormat('de-DE', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'long',
});

const weekday = new Intl.DateTimeFormat('de-DE', { timeZone: TIME_ZONE, weekday: 'long' });

const price = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const numbers = new Intl.NumberFormat('de-DE');

const kilometres = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** Milliseconds of a timestamp; one above 1e10 has them already, others are seconds (formats-2). */
function toMilliseconds(timestamp: number): number {
  return timestamp > TIMESTAMP_MILLISECONDS_ABOVE ? timestamp : timestamp * 1_000;
}

/** dd.MM.yyyy in Europe/Berlin; '' for a value that is no time (formats-1). */
export function formatDate(timestamp: number | null | undefined): string {
  return format(date, timestamp);
}

/** dd.MM.yyyy of a day; '' for none. @param day yyyy-mm-dd */
export function formatIsoDay(day: string | null | undefined): string {
  return day ? formatDate(Date.parse(`${day}T12:00:00Z`)) : '';
}

/** HH:mm in Europe/Berlin; '' for a value that is no time. */
export function formatTime(timestamp: number | null | undefined): string {
  return format(time, timestamp);
}

/** 'Dienstag, 01.12.2026' in Europe/Berlin; '' for a value that is no time. */
export function formatDay(timestamp: number | null | undefined): string {
  const day = format(weekday, timestamp);
  return day && `${day}, ${formatDate(timestamp)}`;
}

/** '12. November' in Europe/Berlin; '' for a value that is no time. */
export function formatDayAndMonth(timestamp: number | null | undefined): string {
  return format(dayAndMonth, timestamp);
}

/**
 * '10:00 bis 11:30 Uhr' in Europe/Berlin, or '10:00 Uhr' where the length is not known; '' for a
 * value that is no time.
 * @param start in milliseconds
 */
export function formatTimeSpan(start: number | null, minutes: number | null): string {
  const from = formatTime(start);
  if (from === '' || start === null) return '';
  const until = minutes === null ? '' : ` bis ${formatTime(start + minutes * 60_000)}`;
  return `${from}${until} Uhr`;
}

/** A distance in metres as '10 km' or '2,5 km' (formats-4). */
export function formatKilometres(meters: number): string {
  return `${kilometres.format(meters / 1_000)} km`;
}

/** '1 neue Nachricht'; '' when nothing is unread. */
export function unreadText(count: number): string {
  if (count <= 0) return '';
  return count === 1 ? '1 neue Nachricht' : `${numbers.format(count)} neue Nachrichten`;
}

/** A price in cents as '19,99 €' with two decimals (formats-3). */
export function formatPrice(cents: number): string {
  return price.format(cents / 100);
}

function format(formatter: Intl.DateTimeFormat, timestamp: number | null | undefined): string {
  if (timestamp === null || timestamp === undefined) return '';
  const moment = new Date(toMilliseconds(timestamp));
  return Number.isNaN(moment.getTime()) ? '' : formatter.format(moment);
}
