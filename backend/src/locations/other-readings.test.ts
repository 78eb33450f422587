import { otherReadings } from './other-readings.ts';
import { readTypedText } from './typed-text.ts';
import type { Term } from './vocabulary.ts';

const term = (word: string, population: number, phrase = word): Term => ({
  word,
  phrase,
  population,
});

const vocabulary: readonly Term[] = [
  term('hamburg', 1_800_000),
  term('frankfurt', 750_000),
  term('bamberg', 77_000),
  term('baden', 55_000),
  term('badenbaden', 55_000, 'baden baden'),
  term('homburg', 42_000),
  term('oder', 40_000),
  term('bergen', 13_000),
  term('burgen', 900),
];

function readings(text: string): string[] {
  const typed = readTypedText(text);
  if (!typed) throw new Error('nothing typed');
  return otherReadings(typed, vocabulary).map(({ typed: { digits, words } }) =>
    [digits, ...words].filter(Boolean).join(' '),
  );
}

test.each([
  ['Hambrug', ['hamburg']],
  ['humburg', ['hamburg', 'homburg']],
  ['Frankfrt Oder', ['frankfurt oder']],
  ['Frankfurt Odr', []],
  ['bugen', ['burgen']],
  ['badenbaden', ['baden baden']],
  ['Sankt Bergen', ['st bergen']],
  ['St. Bergen', ['sankt bergen']],
  ['hamb', []],
  ['Odr', []],
  ['xyzzy', []],
  ['50667 Hambrug', ['50667 hamburg']],
  ['50667 Hamburg', []],
  ['50661', ['5066', '506', '50']],
  ['5066', ['506', '50']],
  ['506', []],
])('PICK-03 %p may mean %p', (typed, meant) => {
  expect(readings(typed)).toEqual(meant);
});
