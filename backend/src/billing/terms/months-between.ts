import { SAME_DAY_SECONDS } from './end-of-term.ts';
import { endOfMonthOf, MAX_MONTHS } from './running-month.ts';

/** The months of a plan that begin from one moment up to another, each with its end. */
export function monthsBetween(
  startedAt: number,
  from: number,
  to: number,
): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let begin = from;
  while (begin < to && found.length < MAX_MONTHS) {
    // A month of the payment service may begin an hour before or after ours.
    const middle = new Date((begin + SAME_DAY_SECONDS) * 1_000);
    const next = endOfMonthOf(startedAt, middle);
    const end = to - next < SAME_DAY_SECONDS ? to : next;
    found.push({ from: begin, to: end });
    begin = end;
  }
  return found;
}
