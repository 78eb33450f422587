import { lettersOf, mayBeMistyped, typingErrors } from './typing-errors.ts';

const WORDS = ['gartner', 'verkauf', 'buchhaltung', 'pflege', 'hausmeister'];

/** A word with one error of each kind at each place. */
function withErrors(word: string): string[] {
  return Array.from(word, (letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = `${before}${after[0] ?? ''}${letter}${after.slice(1)}`;
    return [`${before}${after}`, `${before}q${after}`, `${before}q${letter}${after}`, swapped];
  }).flat();
}

test('jobs-80 no word is left out for its letters that so many typing errors lead to', () => {
  const leftOut = WORDS.flatMap((word) =>
    withErrors(word).flatMap((once) =>
      [once, ...withErrors(once)].filter((typed) => {
        const errors = typingErrors(word, typed);
        return errors <= 2 && !mayBeMistyped(lettersOf(word), lettersOf(typed), errors);
      }),
    ),
  );
  expect(leftOut).toEqual([]);
});

test('jobs-80 what has other letters is compared with nothing', () => {
  expect(mayBeMistyped(lettersOf('gartner'), lettersOf('pflegehilfe'), 2)).toBe(false);
});
