import { DECLARATION_LINK_DAYS, WITHDRAWAL_DAYS } from '@silverjobs/contract';
import { momentOf, wallClock } from '@silverjobs/contract/wall-clock';
import { DAY_MS, inSeconds } from './add-months.ts';

/** How long after a withdrawal was declared it may still be confirmed and carried out. */
export const LATEST_EXECUTION_SECONDS = (DECLARATION_LINK_DAYS + 1) * 86_400;

/**
 * Until when a contract can be withdrawn from: the end of the fourteenth day after it, and of the
 * next Monday when that is a Saturday or Sunday (§§ 187, 188, 193, 355 BGB).
 * @returns the first second after it
 */
export function withdrawalEnd(startedAt: number): number {
  const firstDay = Math.floor(wallClock(startedAt * 1_000) / DAY_MS);
  const lastDay = firstDay + WITHDRAWAL_DAYS;
  const weekday = new Date(lastDay * DAY_MS).getUTCDay();
  const later = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return inSeconds(momentOf((lastDay + later + 1) * DAY_MS));
}
