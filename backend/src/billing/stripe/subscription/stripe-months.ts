/** Months up to which an end is looked for: longer than anybody can wish. */
const MAX_MONTHS = 600;

/** The same time so many months later as Stripe counts: in UTC, at most the last day of the month. */
function addStripeMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1_000);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  return (Date.UTC(year, month, day) + (from.getTime() % 86_400_000)) / 1_000;
}

/**
 * The end of the month at Stripe that is nearest to our end: an end within a month would be billed
 * as a month of its own.
 */
export function stripeEnd(anchor: number, end: number): number {
  let nearest = addStripeMonths(anchor, 1);
  for (let months = 2; months < MAX_MONTHS && nearest < end; months += 1) {
    const next = addStripeMonths(anchor, months);
    if (Math.abs(next - end) > Math.abs(nearest - end)) break;
    nearest = next;
  }
  return nearest;
}
