/** The same day so many months before, in UTC; at most the last day of that month. */
function monthsBefore(moment: Date, months: number): Date {
  const first = new Date(moment);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() - months);
  const lastDay = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  first.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return first;
}

/** The longest minimum term, in months. */
const LONGEST_TERM = 12;

/**
 * When the next monthly payment is due: the first of the monthly days before the end of the term
 * that is still to come. The end itself when it has passed.
 * @param termEnd seconds since 1970
 * @param now moment of asking
 * @returns seconds since 1970
 */
export function nextPayment(termEnd: number, now: Date): number {
  const end = new Date(termEnd * 1_000);
  let next = end;
  for (let months = 1; months <= LONGEST_TERM; months += 1) {
    const earlier = monthsBefore(end, months);
    if (earlier <= now) break;
    next = earlier;
  }
  return Math.floor(next.getTime() / 1_000);
}
