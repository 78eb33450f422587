/** Marks of browsers in what they say of themselves; the first that fits counts, most claim to be others. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'Chromebook'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const find = (table: readonly (readonly [string, string])[], userAgent: string) =>
  table.find(([mark]) => userAgent.includes(mark))?.[1];

/** Name of a browser for the list of devices, 'Chrome, Android'. */
export function browserName(userAgent: string): string {
  const browser = find(BROWSERS, userAgent) ?? 'Browser';
  const system = find(SYSTEMS, userAgent);
  return system ? `${browser}, ${system}` : browser;
}
