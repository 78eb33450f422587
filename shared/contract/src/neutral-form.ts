/** Shorter words are no occupations: 'in', 'Kabin'. */
const MIN_LENGTH = 5;

/**
 * A folded word without what says whether a woman or a man is meant: 'verkauferinnen' is
 * 'verkaufer', 'burokauffrau' is 'burokaufmann', 'angestellter' is 'angestellte'.
 */
export function neutralWord(word: string): string {
  if (word.length < MIN_LENGTH) return word;
  return word
    .replace(/(kauf|fach|haus|amt|ob)(?:frau|leute|manner)$/, '$1mann')
    .replace(/(.{3})in(?:nen)?$/, '$1')
    .replace(/(ag|ell|am)te[rn]$/, '$1te');
}

/** The same for every word of a folded text. */
export function neutralText(folded: string): string {
  return folded.split(' ').map(neutralWord).join(' ');
}
