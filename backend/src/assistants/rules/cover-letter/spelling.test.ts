import { writeLetter } from './testing/write-letter.ts';

const ANSWERS = ['ich heiße Kunden gern willkommen', 'Brief gleich zeigen'] as const;

/** The last answer in the talk about a letter to an employer in the same place. */
const letterTo = (place: string, ...more: readonly string[]) =>
  writeLetter(
    {
      person: { form: 2, first: 'Eva', last: 'Roth', street: 'Am Bach 1', place },
      job: `Stelle: Mitarbeit\nOrt: ${place}\n\nDas bringen Sie mit\nGeduld`,
    },
    [...ANSWERS, ...more],
  ).at(-1) ?? { text: '' };

test('TALK-15 a letter to Switzerland has no ß, and its date no postal code', () => {
  const { letter, sources = [] } = letterTo('CH-8008 Zürich');
  expect(letter).toContain('\n\nZürich, 22. November 2026\n\n');
  expect(letter).toContain('Ich heisse Kunden');
  expect(letter).toContain('Mit freundlichen Grüssen\n\nEva Roth');
  expect(sources.map(({ text }) => text)).toContain('Ich heisse Kunden gern willkommen.');
});

test('TALK-15 other letters have it, and lose it on request', () => {
  const { letter } = letterTo('50667 Köln');
  expect(letter).toContain('Ich heiße Kunden');
  expect(letter).toContain('Mit freundlichen Grüßen');
  expect(letterTo('50667 Köln', 'bitte ohne ß, wir schreiben ss').letter).not.toContain('ß');
  expect(letterTo('CH-8008 Zürich', 'bitte ohne ß').text).toContain('Im Brief steht kein ß.');
});
