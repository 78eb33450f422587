import { toHeard } from '../phrases/phrases.ts';
import { splitHeard } from './compose.ts';

const wordsOf = (text: string) =>
  splitHeard(toHeard(text)).map(({ words }) => words.map(({ word }) => word).join(' '));

test('TRUST-31 a sentence that is repeated is heard once, however often it stands there', () => {
  const once = wordsOf('Ich suche Arbeit. Mir ist kalt.');
  expect(once).toHaveLength(2);
  expect(wordsOf('Ich suche Arbeit. Mir ist kalt. '.repeat(30))).toEqual(once);
  expect(wordsOf('a. '.repeat(3_000))).toHaveLength(1);
});

test('TRUST-31 a comma makes another sentence of the same words', () => {
  expect(wordsOf('Ich kann nicht mehr arbeiten. Ich kann nicht mehr, arbeiten.')).toHaveLength(2);
});
