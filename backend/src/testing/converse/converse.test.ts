import { join } from 'node:path';
import { rulesEngine } from '../../assistants/rules/rules-engine.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { converse, failuresOf, isOfDistress, ratesOf } from './converse.ts';
import { openPool } from './open-pool.ts';
import { readUtterances } from './read-utterances.ts';

// Hundreds of utterances are answered: 10 s of a quiet core.
jest.setTimeout(180_000);

const utterances = readUtterances(join(__dirname, 'utterances.tsv'));

let database: OpenDatabase;
beforeAll(async () => {
  database = await openPool();
});
afterAll(() => database.close());

test('TALK-10 the table is large and of all kinds', () => {
  expect(utterances.length).toBeGreaterThanOrEqual(600);
  expect(new Set(utterances.map(({ kind }) => kind)).size).toBeGreaterThan(30);
  expect(new Set(utterances.map(({ assistant }) => assistant)).size).toBe(4);
});

test('TALK-10 the rules understand distress always, search wrongly hardly ever, and mostly mean the right thing', async () => {
  const judged = await converse(rulesEngine, database.db, utterances);
  const rates = ratesOf(judged);
  expect(failuresOf(judged.filter(({ utterance }) => isOfDistress(utterance)))).toEqual([]);
  expect(rates.distress).toBe(1);
  expect(rates.wrongSearches).toBeLessThan(0.02);
  expect(rates.right).toBeGreaterThan(0.9);
});
