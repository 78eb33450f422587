/** A number of jobs in words, that no line parts. */
export const jobsText = (number: number): string =>
  number === 1 ? '1\u00a0Stelle' : `${number.toLocaleString('de-DE')}\u00a0Stellen`;
