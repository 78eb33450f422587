const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const MAX_LENGTH = 80;

/** A text as part of an address: 'Fahrer/in für Köln' is 'fahrer-in-fuer-koeln'. */
export function slugOf(text: string): string {
  const slug = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH);
  return slug.replace(/^-|-$/g, '') || 'stelle';
}
