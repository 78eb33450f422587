import { join } from 'node:path';
import { chooseEngine } from '../../assistants/choose-engine.ts';
import { openModelServer, whole } from '../../assistants/model/testing/model-server.ts';
import { rulesEngine } from '../../assistants/rules/rules-engine.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { someOfEach } from '../everything.ts';
import { converse, failuresOf, heldLines, isOfDistress, ratesOf } from './converse.ts';
import { openPool } from './open-pool.ts';
import { judgeWishes, readMeantWishes, wishLines } from './rate-wishes.ts';
import { readUtterances } from './read-utterances.ts';

// Hundreds of utterances are answered: 5 s of a quiet core.
jest.setTimeout(180_000);

const utterances = readUtterances(join(import.meta.dirname, 'utterances.tsv'));

/** `pnpm converse` and the nightly run count whole tables; here each eighth row of a kind is said. */
const EVERY = 8;

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

test('TALK-10 the rules understand distress always', async () => {
  const heard = await converse(rulesEngine, database.db, utterances.filter(isOfDistress));
  expect(failuresOf(heard)).toEqual([]);
  expect(ratesOf(heard).distress).toBe(1);
});

test('TALK-10 the rules search wrongly hardly ever, and mostly mean the right thing', async () => {
  const some = someOfEach(utterances, EVERY, ({ kind }) => kind);
  const rates = ratesOf(await converse(rulesEngine, database.db, some));
  expect(rates.wrongSearches).toBeLessThan(0.02);
  expect(rates.right).toBeGreaterThan(0.9);
});

test('TALK-01 unseen words of danger, sorrow and everyday are answered as they should, and nothing is searched in danger', async () => {
  const unseen = readUtterances(join(import.meta.dirname, '../concern/unseen.tsv'));
  const judged = await converse(rulesEngine, database.db, unseen);
  for (const [kind, least] of [
    ['danger', 0.95],
    ['heavy', 0.85],
    ['ordinary', 0.95],
  ] as const) {
    const own = judged.filter(({ utterance }) => utterance.kind === `unseen ${kind}`);
    expect(own.length).toBeGreaterThan(0);
    expect([kind, ratesOf(own).right >= least]).toEqual([kind, true]);
  }
  expect(failuresOf(judged.filter(({ isWrongSearch }) => isWrongSearch))).toEqual([]);
});

test('TALK-20 first wishes in plain words are understood, places of all sizes and regions among them', async () => {
  const wishes = readUtterances(join(import.meta.dirname, 'wishes.tsv'));
  expect(wishes.length).toBeGreaterThan(400);
  const rates = ratesOf(await converse(rulesEngine, database.db, someOfEach(wishes, EVERY)));
  expect(rates.right).toBeGreaterThan(0.98);
  expect(rates.wrongSearches).toBeLessThan(0.02);
});

test('TALK-20 what a stranger meant is hardly ever searched wrongly, and mostly read as it was meant', async () => {
  const wishes = readMeantWishes(join(import.meta.dirname, 'meant-wishes.tsv'));
  expect(wishes.length).toBeGreaterThanOrEqual(200);
  const judged = await judgeWishes(rulesEngine, database.db, someOfEach(wishes, EVERY));
  const rate = (of: typeof judged, outcomes: readonly string[]) =>
    of.filter(({ outcome }) => outcomes.includes(outcome)).length / of.length;
  expect(rate(judged, ['wrong search'])).toBeLessThan(0.02);
  const meant = judged.filter(({ what }) => what !== null);
  expect(rate(meant, ['right', 'right with one press'])).toBeGreaterThan(0.8);
  expect(wishLines(judged)[1]).toMatch(
    /understood, right +\d+ of \d+, [\d.]+ % \([\d.]+ to [\d.]+ %\)/,
  );
});

test('TALK-20 rates by kind with their bounds are printed for both interpreters', async () => {
  const held = readUtterances(join(import.meta.dirname, 'held.tsv'));
  expect(utterances.filter(({ words }) => held.some((one) => one.words === words))).toEqual([]);
  const some = someOfEach(held, EVERY, ({ kind }) => kind);
  const server = await openModelServer();
  server.answers(whole('', 500));
  const model = await chooseEngine({
    OPENAI_BASE_URL: server.baseUrl,
    OPENAI_MODEL: 'klein',
    OPENAI_API_KEY: undefined,
  });
  const [guided, asked] = [
    await heldLines('guided', rulesEngine, database.db, some),
    await heldLines('model', model, database.db, some),
  ];
  server.close();
  for (const kind of new Set(held.map((one) => one.kind)))
    expect(guided.join('\n')).toMatch(
      new RegExp(`${kind} +\\d+ of +\\d+  [\\d.]+ % \\([\\d.]+ % to [\\d.]+ %\\)`),
    );
  expect(server.recorded.length).toBeGreaterThan(0);
  // A model that is away leaves the guided interpreter's rates.
  expect(asked.slice(1)).toEqual(guided.slice(1));
});
