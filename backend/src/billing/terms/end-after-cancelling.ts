import { momentOf } from '@silverjobs/contract/wall-clock';
import { endOfDay, isOver } from './end-of-term.ts';
import { endOfRunningMonth } from './running-month.ts';

/** When a paid plan began and how long it lasts at least. Dates in seconds since 1970. */
export type Term = { readonly startedAt: number; readonly termEnd: number };

/**
 * When a plan ends that is cancelled now: with the minimum term, afterwards with the running month,
 * so the notice is never longer than a month (silverplus-27).
 * @param requestedDay requested last day, yyyy-mm-dd; never earlier than possible
 */
export function endAfterCancelling(
  { startedAt, termEnd }: Term,
  now: Date,
  requestedDay?: string | null,
): number {
  const lastDay = endOfDay(termEnd);
  const end = isOver(lastDay, now) ? endOfRunningMonth(startedAt, now) : lastDay;
  if (!requestedDay) return end;
  const requested = momentOf(Date.parse(`${requestedDay}T00:00:00Z`));
  if (requested <= end * 1_000) return end;
  return Math.max(end, endOfRunningMonth(startedAt, new Date(requested)));
}
