import { DECLARATION_LINK_DAYS, WITHDRAWAL_DAYS } from '@silverjobs/contract';
import { momentOf, wallClock } from '@silverjobs/contract/wall-clock';
import { isHoliday } from 'feiertagejs';
import { DAY_MS, inSeconds } from './add-months.ts';

/** How long after a withdrawal was declared it may still be confirmed and carried out. */
export const LATEST_EXECUTION_SECONDS = (DECLARATION_LINK_DAYS + 1) * 86_400;

/**
 * Whether somebody works on a day. A holiday of any Land counts: that is never to the customer's
 * disadvantage, and where she lives need not be known.
 */
function isWorkingDay(day: number): boolean {
  const date = new Date(day * DAY_MS);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !isHoliday(date.toISOString().slice(0, 10), 'ALL');
}

/**
 * Until when a contract can be withdrawn from: the end of the fourteenth day after it, and of the
 * next working day when that is a Saturday, Sunday or public holiday (§§ 187, 188, 193, 355 BGB).
 * @returns the first second after it
 */
export function withdrawalEnd(startedAt: number): number {
  const firstDay = Math.floor(wallClock(startedAt * 1_000) / DAY_MS);
  let lastDay = firstDay + WITHDRAWAL_DAYS;
  while (!isWorkingDay(lastDay)) lastDay += 1;
  return inSeconds(momentOf((lastDay + 1) * DAY_MS));
}
