/**
 * Whether a folded word begins like what was typed, but for one typing error: a wrong, a missing,
 * an additional letter, or two that changed places.
 * @param typed what was typed, perhaps only the beginning of the word
 */
export function beginsWithOneError(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at += 1;
  if (at === typed.length) return true;
  const swapped = word[at] === typed[at + 1] && word[at + 1] === typed[at];
  return (
    word.startsWith(typed.slice(at + 1), at + 1) ||
    word.startsWith(typed.slice(at), at + 1) ||
    word.startsWith(typed.slice(at + 1), at) ||
    (swapped && word.startsWith(typed.slice(at + 2), at + 2))
  );
}
