import { formatDate, JOB_RUN_DAYS, JOB_RUN_MAX_DAYS } from '@silverjobs/contract';
import { momentOf, wallClock } from '@silverjobs/contract/wall-clock';
import { Failure } from '../http/failure.ts';

const DAY_MS = 86_400_000;

const dayOf = (moment: Date) => Math.floor(wallClock(moment.getTime()) / DAY_MS);
/** The first moment after a day in Germany. */
const endOfDay = (day: number) => new Date(momentOf((day + 1) * DAY_MS));

/** The end of the last day of an advertisement that runs so many days from now. */
export function endAfter(now: Date, days = JOB_RUN_DAYS): Date {
  return endOfDay(dayOf(now) + days);
}

/** The end when it is prolonged: 60 days more, and never farther away than allowed (employers-37). */
export function prolongedEnd(now: Date, endsAt: Date | null): Date {
  const from = endsAt && endsAt > now ? new Date(endsAt.getTime() - 1) : now;
  const farthest = endAfter(now, JOB_RUN_MAX_DAYS);
  const next = endAfter(from);
  return new Date(Math.min(next.getTime(), farthest.getTime()));
}

/**
 * The end of the chosen last day.
 * @param day yyyy-mm-dd in Germany
 * @throws Failure validation.failed for a day that is over or too far away
 */
export function endOn(now: Date, day: string): Date {
  const chosen = Date.parse(`${day}T00:00:00Z`) / DAY_MS;
  const today = dayOf(now);
  if (chosen >= today && chosen <= today + JOB_RUN_MAX_DAYS) return endOfDay(chosen);
  throw new Failure('validation.failed', {
    param: 'ends_on',
    message: `Bitte wählen Sie einen Tag in den nächsten ${JOB_RUN_MAX_DAYS} Tagen.`,
  });
}

/**
 * What was booked runs for its time: after it, it is another booking, or every advertisement would run for
 * ever (employers-16).
 * @throws Failure conflict for one that costs and whose time is over
 */
export function refuseEnded(
  now: Date,
  { endsAt, postedPrivate }: { readonly endsAt: Date | null; readonly postedPrivate: boolean },
): void {
  if (postedPrivate || endsAt === null || endsAt > now) return;
  throw new Failure('conflict', {
    message: `Die gebuchte Laufzeit ist am ${formatDate(endsAt.getTime() - 1)} zu Ende gegangen. Suchen Sie wieder jemanden? Dann kopieren Sie die Anzeige und schalten sie neu. Den Preis sehen Sie dort, bevor Sie buchen.`,
  });
}

/** The last day of an advertisement, yyyy-mm-dd in Germany. */
export function lastDayOf(endsAt: Date | null): string | null {
  if (endsAt === null) return null;
  return new Date(wallClock(endsAt.getTime() - 1)).toISOString().slice(0, 10);
}
