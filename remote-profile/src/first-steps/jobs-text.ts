/** A number of jobs in words. */
export const jobsText = (number: number): string =>
  number === 1 ? '1 Stelle' : `${number.toLocaleString('de-DE')} Stellen`;
