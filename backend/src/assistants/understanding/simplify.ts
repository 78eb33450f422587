const PLAIN = /^[a-z\d]*$/i;

/**
 * Text for patterns: small letters, no accents, ss for ß, only letters, digits and single spaces.
 * Unlike fold() it leaves 'ue' as it is: 'neuen' must not become the number nine.
 */
export function simplify(text: string): string {
  // Most words of our own lists, which every start reads.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
