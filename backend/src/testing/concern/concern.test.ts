import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { rulesEngine } from '../../assistants/rules/rules-engine.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { converse, failuresOf } from '../converse/converse.ts';
import type { Judged } from '../converse/judge-reply.ts';
import { openPool } from '../converse/open-pool.ts';
import { readUtterances, type Utterance } from '../converse/read-utterances.ts';
import { learnConcern, readLabelled } from './read-examples.ts';

const unseen = readUtterances(join(__dirname, 'unseen.tsv'));
const ofKind = (kind: string) => (row: Utterance) => row.kind === `unseen ${kind}`;

let database: OpenDatabase;
let judged: readonly Judged[];
beforeAll(async () => {
  database = await openPool();
  judged = await converse(rulesEngine, database.db, unseen);
});
afterAll(() => database.close());

test('assistants-73 what is measured with was never learnt from', () => {
  const learnt = new Set(readLabelled().map(({ words }) => words));
  expect(unseen.filter(({ words }) => learnt.has(words))).toEqual([]);
});

test.each([
  ['danger', 0.95],
  ['heavy', 0.85],
  ['ordinary', 0.95],
])('TALK-01 of unseen utterances of %s at least %d are answered as they should', (kind, least) => {
  const own = judged.filter(({ utterance }) => ofKind(kind)(utterance));
  const failed = failuresOf(own);
  expect(own.length - failed.length).toBeGreaterThanOrEqual(least * own.length);
});

test('TALK-01 nothing is searched for somebody who may be in danger', () => {
  const searched = judged.filter(({ isWrongSearch }) => isWrongSearch);
  expect(failuresOf(searched)).toEqual([]);
});

test('assistants-73 learning the same again gives the same', () => {
  const some = readLabelled().slice(-60);
  // Jest would compare hundreds of thousands of weights one by one.
  expect(isDeepStrictEqual(learnConcern(some), learnConcern(some))).toBe(true);
});
