import { JOB_WORDS_COUNT_MAX } from '@silverjobs/contract/constants';

const numbers = new Intl.NumberFormat('de-DE');

/** A number as Germans write it: 12.345. */
export function formatCount(count: number): string {
  return numbers.format(count);
}

/** Whether a number of jobs stands for more than are counted (jobs-1). */
export const isMoreThanCounted = (count: number): boolean => count === JOB_WORDS_COUNT_MAX + 1;

/** A number of jobs: 12.345, or 'mehr als 10.000' where nobody counts further. */
export function countText(count: number): string {
  return isMoreThanCounted(count)
    ? `mehr als ${formatCount(JOB_WORDS_COUNT_MAX)}`
    : formatCount(count);
}

/** '(143 Ergebnisse)', as in the heading of the list (jobs-1). */
export function resultsText(count: number): string {
  return count === 1 ? '1 Ergebnis' : `${countText(count)} Ergebnisse`;
}
