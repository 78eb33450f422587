/** How feeds write that a job is in Germany. */
const GERMANY = new Set(['', 'DE', 'D', 'DEU', 'GER', '276', 'DEUTSCHLAND', 'GERMANY', 'BRD']);
/** The same of the neighbours that we have postal codes of: how those begin. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  AT: 'A-',
  A: 'A-',
  AUT: 'A-',
  CH: 'CH-',
  CHE: 'CH-',
  LI: 'FL-',
  LIE: 'FL-',
};

/** What postal codes of a country begin with here; undefined for one that we have none of. */
export function prefixOfCountry(given: string | null): string | undefined {
  const country = (given ?? '').trim().toUpperCase();
  return GERMANY.has(country) ? '' : NEIGHBOURS[country];
}
