import { collectTexts } from './collect-texts.ts';

const texts = (text: string, path = 'a.ts') =>
  collectTexts({ path, text }).map(({ line, text: found }) => [line, found]);

test.each([
  ["const a = 'Bitte warten Sie.';", [[1, 'Bitte warten Sie.']]],
  ['// Über uns\nconst a =\n  `Noch $' + '{n} Plätze frei`;', [[3, 'Noch {} Plätze frei']]],
  ["import a from './das ist keiner.ts';", []],
  ["const a = 'no text for users'; const b = 'sie';", []],
])('words-10 finds in %j', (source, expected) => {
  expect(texts(source)).toEqual(expected);
});

test('words-10 finds what stands in JSX, over its lines', () => {
  expect(texts('const a = (\n  <p>\n    Das ist\n    ein Satz.\n  </p>\n);', 'a.tsx')).toEqual([
    [2, 'Das ist ein Satz.'],
  ]);
});
