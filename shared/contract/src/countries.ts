/** Countries that jobs and people may be in, and how their postal codes are written. */
export const COUNTRIES = [
  { code: 'DE', name: 'Deutschland', prefix: '' },
  { code: 'AT', name: 'Österreich', prefix: 'A-' },
  { code: 'CH', name: 'Schweiz', prefix: 'CH-' },
  { code: 'LI', name: 'Liechtenstein', prefix: 'FL-' },
] as const;

type Country = (typeof COUNTRIES)[number];

/** A postal code as it is kept: '50667', 'A-5020', 'CH-4051', 'FL-9490' (formats-34). */
export const POSTAL_CODE = /^(?:\d{5}|(?:A|CH|FL)-\d{4})$/;

/** The country of a postal code as it is kept; Germany for what is none. */
export function countryOf(postalCode: string | null | undefined): Country {
  const prefix = /^[A-Z]{1,2}-/.exec(postalCode ?? '')?.[0] ?? '';
  return COUNTRIES.find((country) => country.prefix === prefix) ?? COUNTRIES[0];
}

/** The digits alone, as they stand on a letter and in structured data. */
export function postalDigits(postalCode: string): string {
  return postalCode.slice(countryOf(postalCode).prefix.length);
}

/**
 * The last lines of an address on a letter: the town, and the country where it is not Germany.
 * @returns none where neither code nor town is known
 */
export function townLines(postalCode: string | null, town: string | null): string[] {
  const line = [postalCode && postalDigits(postalCode), town].filter(Boolean).join(' ');
  const { code, name } = countryOf(postalCode);
  return [line, code === 'DE' ? '' : name].filter(Boolean);
}

/**
 * What four digits without a country may mean: a German code whose zero was lost, or one of a
 * neighbour; whether they exist is not known here. None for other texts.
 */
export function meantCodes(digits: string): string[] {
  if (!/^\d{4}$/.test(digits)) return [];
  return COUNTRIES.map(({ prefix }) => `${prefix || '0'}${digits}`);
}

/**
 * A place within a sentence: 'in Köln', 'in der Schweiz', 'im Kanton Zürich'.
 * @param name as lists of places have it
 */
export function inPlace(name: string): string {
  if (name === 'Schweiz') return 'in der Schweiz';
  return /^(?:Kanton|Land|Landkreis|Kreis) /.test(name) ? `im ${name}` : `in ${name}`;
}
