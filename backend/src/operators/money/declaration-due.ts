import type { OperatorDeclaration } from '@silverjobs/contract';
import { momentOf, wallClock } from '@silverjobs/contract/wall-clock';

const DAY_MS = 86_400_000;
/** What a withdrawal gives back is back by then (§ 357 Abs. 1 BGB). */
const REFUND_DAYS = 14;
/** The receipt of a cancellation promises an answer within two working days. */
const ANSWER_WORKING_DAYS = 2;

/** The end of the day in Germany that lies so many working days after another. */
function afterWorkingDays(at: Date, days: number): number {
  let day = Math.floor(wallClock(at.getTime()) / DAY_MS);
  for (let left = days; left > 0; ) {
    day += 1;
    const weekday = new Date(day * DAY_MS).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return momentOf((day + 1) * DAY_MS);
}

/**
 * Until when something about a declaration has to be done: what the law gives for the money of a
 * withdrawal, what the receipt promises for a cancellation (operators-35).
 * @returns milliseconds; null where nothing is to be done any more
 */
export function declarationDue(
  kind: OperatorDeclaration['kind'],
  state: OperatorDeclaration['state'],
  receivedAt: Date,
): number | null {
  if (!['unmatched', 'waiting', 'failed', 'link', 'reason'].includes(state)) return null;
  return kind === 'withdrawal'
    ? receivedAt.getTime() + REFUND_DAYS * DAY_MS
    : afterWorkingDays(receivedAt, ANSWER_WORKING_DAYS);
}
