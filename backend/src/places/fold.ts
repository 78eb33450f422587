/**
 * Text as the location search compares it: case, accents and punctuation do not count, and ä, ae
 * and a are the same, as are ß and ss. A beginning of a name folds to a beginning of the folded
 * name, so prefixes can be searched.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
