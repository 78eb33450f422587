const numbers = new Intl.NumberFormat('de-DE');

/** A number as Germans write it: 12.345. */
export function formatCount(count: number): string {
  return numbers.format(count);
}

/** '(143 Ergebnisse)', as in the heading of the list (jobs-1). */
export function resultsText(count: number): string {
  return count === 1 ? '1 Ergebnis' : `${formatCount(count)} Ergebnisse`;
}
