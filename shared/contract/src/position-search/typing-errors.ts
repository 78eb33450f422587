/** The most errors that `typingErrors` looks for. */
const MOST = 2;

/**
 * A folded word as it sounds: double letters once, 'ph' and 'v' as 'f', 'ie' as 'i', 'ae' as 'e',
 * 'eur' as 'oer' ('Masseur', 'Masör'), no 'h' after a vowel.
 * Words that sound alike are taken for the same.
 */
export function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('v', 'f')
    .replaceAll('ae', 'e')
    .replace(/eu(?=r|se)/g, 'oe')
    .replaceAll('th', 't')
    .replaceAll('ck', 'k')
    .replace(/c(?!h)/g, 'k')
    .replaceAll('tz', 'z')
    .replaceAll('dt', 't')
    .replaceAll('ie', 'i')
    .replaceAll('y', 'i')
    .replace(/([aeiou])h(?!$)/g, '$1')
    .replace(/(.)\1+/g, '$1');
}

/** The letters that a word has, a bit each; two that share one only make words look alike. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/**
 * Whether so many typing errors may lead from one word to another, by their letters alone: each error takes one.
 * It saves the comparison of most words.
 */
export function mayBeMistyped(word: number, typed: number, most: number): boolean {
  let missing = typed & ~word;
  for (let left = most; left > 0; left -= 1) missing &= missing - 1;
  return missing === 0;
}

/**
 * Number of typing errors between what was typed and how a word begins: wrong, missing, additional letters, and two
 * that changed places.
 * @param most of more it only says that they are more, two by default
 */
export function typingErrors(word: string, typed: string, most = MOST): number {
  if (word.startsWith(typed)) return 0;
  if (most === 0) return 1;
  // Rows of the edit distance; only letters at most so many places apart matter.
  let before: number[] = [];
  let last: number[] = [];
  for (let at = 0; at <= word.length; at += 1) last.push(at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = Array<number>(word.length + 1).fill(most + 1);
    next[0] = row;
    let fewest = row;
    const end = Math.min(word.length, row + most);
    for (let at = Math.max(1, row - most); at <= end; at += 1) {
      const isSame = word[at - 1] === typed[row - 1];
      const isSwap =
        row > 1 && at > 1 && word[at - 1] === typed[row - 2] && word[at - 2] === typed[row - 1];
      const errors = Math.min(
        valueAt(last, at - 1) + (isSame ? 0 : 1),
        valueAt(last, at) + 1,
        valueAt(next, at - 1) + 1,
        isSwap ? valueAt(before, at - 2) + 1 : most + 1,
      );
      next[at] = errors;
      fewest = Math.min(fewest, errors);
    }
    if (fewest > most) return most + 1;
    before = last;
    last = next;
  }
  return Math.min(most + 1, ...last);
}

const valueAt = (row: readonly number[], at: number) => row[at] ?? MOST + 1;
