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

/**
 * Number of typing errors between what was typed and how a word begins, 3 for more than two: wrong,
 * missing, additional letters, and two that changed places.
 */
export function typingErrors(word: string, typed: string): number {
  if (word.startsWith(typed)) return 0;
  // Rows of the edit distance; only letters at most two places apart matter.
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = nextRow(word, typed, row, last, before);
    if (Math.min(...next) > MOST) return MOST + 1;
    before = last;
    last = next;
  }
  return Math.min(MOST + 1, ...last);
}

function nextRow(word: string, typed: string, row: number, last: number[], before: number[]) {
  const next = Array<number>(word.length + 1).fill(MOST + 1);
  next[0] = row;
  const end = Math.min(word.length, row + MOST);
  for (let at = Math.max(1, row - MOST); at <= end; at += 1) {
    const isSame = word[at - 1] === typed[row - 1];
    const isSwap =
      row > 1 && at > 1 && word[at - 1] === typed[row - 2] && word[at - 2] === typed[row - 1];
    next[at] = Math.min(
      valueAt(last, at - 1) + (isSame ? 0 : 1),
      valueAt(last, at) + 1,
      valueAt(next, at - 1) + 1,
      isSwap ? valueAt(before, at - 2) + 1 : MOST + 1,
    );
  }
  return next;
}

const valueAt = (row: readonly number[], at: number) => row[at] ?? MOST + 1;
