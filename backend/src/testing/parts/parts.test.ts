import { PARTS, type Part, partsOf } from '../../assistants/understanding/wish/parts/parts.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { packedRows } from '../../learnt/sequence.ts';
import { openPool } from '../converse/open-pool.ts';
import { learnParts, readAside, readMarked, toExamples } from './read-marked.ts';

// Making the pool takes some seconds of a quiet core.
jest.setTimeout(180_000);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openPool();
});
afterAll(() => database.close());

test('assistants-84 what is measured with was never learnt from', () => {
  const learnt = new Set(readMarked().map(({ words }) => words));
  expect(readAside().filter(({ words }) => learnt.has(words))).toEqual([]);
});

test('assistants-84 learning the same again gives the same', async () => {
  const examples = await toExamples(database.db, readMarked().slice(-20));
  expect(packedRows(learnParts(examples))).toEqual(packedRows(learnParts(examples)));
});

test('assistants-84 of the words of messages set aside most parts are told', async () => {
  const counts = new Map(
    PARTS.map((part): [Part, { meant: number; right: number }] => [part, { meant: 0, right: 0 }]),
  );
  for (const { words, parts } of readAside()) {
    const told = await partsOf(database.db, words);
    for (const [at, part] of parts.entries()) {
      const count = counts.get(part);
      if (!count) continue;
      count.meant += 1;
      if (told[at] === part) count.right += 1;
    }
  }
  const share = (part: Part) => (counts.get(part)?.right ?? 0) / (counts.get(part)?.meant ?? 1);
  expect(share('place')).toBeGreaterThan(0.85);
  expect(share('work')).toBeGreaterThan(0.7);
  expect(share('rest')).toBeGreaterThan(0.9);
});
