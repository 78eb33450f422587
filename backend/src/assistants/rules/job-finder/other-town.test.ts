import type { OpenDatabase } from '../../../database/database.ts';
import { begin } from '../../../testing/converse/converse.ts';
import { openPool } from '../../../testing/converse/open-pool.ts';
import { rulesEngine } from '../rules-engine.ts';

// Making the pool takes some seconds of a quiet core.
jest.setTimeout(180_000);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openPool();
});
afterAll(() => database.close());

test('TALK-20 of two towns the first is searched, and the other is offered to press', async () => {
  const { conversation, step, turns } = await begin(rulesEngine, database.db, 'ai-jobs', 'start');
  const say = (words: string, state: typeof step.state) =>
    rulesEngine.answer(conversation, state, turns, words);
  const first = await say('Köchin in Bonn oder Siegburg', step.state);
  expect(first.reply.choices).toEqual(expect.arrayContaining(['Ja, so suchen', 'In Siegburg']));
  expect(first.reply.text).toMatch(/an einem Ort auf einmal.*\*\*Siegburg\*\*/);
  expect(first.reply.text).not.toMatch(/Nicht sicher/);
  const marksOf = ({ reply }: typeof first) => (reply.marks ?? []).map(({ label }) => label).join();
  expect(marksOf(first)).toMatch(/ Bonn,/);
  const other = await say('In Siegburg', first.state);
  expect(marksOf(other)).toMatch(/Koch.* Siegburg,/);
  expect(other.reply.text).toMatch(/gesucht/);
});
