import { z } from 'zod';
import { cutText, fitAnswer } from './fit-answer.ts';

const schema = z.object({
  name: z.string().max(5),
  list: z.array(z.object({ text: z.string().min(1).max(3), at: z.int() })).max(3),
  either: z.union([z.object({ kind: z.literal('a'), text: z.string().max(2) }), z.null()]),
});
const good = { name: 'Ute', list: [{ text: 'a', at: 1 }], either: null };

test('an answer that fits is as it was', () => {
  expect(fitAnswer(schema, good)).toEqual(good);
});

test('TRUST-32 TRUST-28 texts and lists that have grown are cut, and nothing is refused', () => {
  const grown = {
    name: 'Renate Schuster',
    list: [...Array(5)].map((_, at) => ({ text: '', at })).concat({ text: 'x'.repeat(9), at: 9 }),
    either: { kind: 'a', text: 'zwei' },
  };
  expect(fitAnswer(schema, grown)).toEqual({
    name: 'Renat',
    list: [0, 1, 2].map((at) => ({ text: '…', at })),
    either: { kind: 'a', text: 'zw' },
  });
});

test('TRUST-32 TRUST-26 an entry that cannot be shown costs itself alone, and is told', () => {
  const told: Error[] = [];
  const list = [
    { text: 'a', at: 1 },
    { text: 'b', at: 'nie' },
    { text: 'cccc', at: 3 },
  ];
  const fitted = fitAnswer(schema, { ...good, list }, (error) => told.push(error));
  expect(fitted.list).toEqual([
    { text: 'a', at: 1 },
    { text: 'ccc', at: 3 },
  ]);
  expect(told).toHaveLength(1);
});

test('what is wrong beyond that is our failure', () => {
  expect(() => fitAnswer(schema, { ...good, name: 5 })).toThrow();
  expect(() => fitAnswer(schema, null)).toThrow();
});

test.each([
  ['ab😀', 3, 'ab'],
  ['a&amp;', 4, 'a'],
  ['a<strong', 5, 'a'],
  ['<p>a</p>', 8, '<p>a</p>'],
])('%j cut to %i is %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});
