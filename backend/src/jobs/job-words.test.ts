import { z } from 'zod';
import { sql } from '../database/drizzle.ts';
import { fillJobWords } from '../database/fill-job-words.ts';
import { jobDemands } from '../database/schema.ts';
import { random } from '../demo/random.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { sayingByBits, says, searchedWords, withEmployers } from './job-words.ts';

const TITLES = [
  'Garten',
  'Gartenarbeit',
  'Gartenbau',
  'Garten und Hof',
  'Gärten pflegen',
  'Hof 7b',
];
const textRows = z.object({ rows: z.array(z.object({ text: z.string() })) });
const idRows = z.object({ rows: z.array(z.object({ id: z.int() })) });

let api: TestApp;
const idsOf = async (condition: ReturnType<typeof sql>) =>
  idRows
    .parse(
      await api.db.execute(
        sql`select job_demand_id as id from job_words where ${condition} order by 1`,
      ),
    )
    .rows.map(({ id }) => id);

async function found(text: string) {
  const said = await withEmployers(api.db, { words: searchedWords(text), marks: [] });
  const byBits = sayingByBits(said, []);
  return {
    words: said.words,
    ids: await idsOf(says({ ...said, clientIds: [] })),
    idsByBits: byBits && (await idsOf(byBits)),
  };
}

const insertJobs = (first: number) =>
  api.db.insert(jobDemands).values(
    TITLES.map((title, at) => ({
      id: first + at,
      clientId: testUsers.company.clientId,
      title,
      description: '<p>Nach Absprache.</p>',
    })),
  );

beforeAll(async () => {
  api = await openTestApp();
  await insertJobs(940_000);
  await fillJobWords(api.db, { jobs: 5, saying: 2, common: 3, employers: 1 });
  // What is written afterwards is found alike.
  await insertJobs(940_100);
});
afterAll(() => api.close());

test('REACH-06 what begins so is found by frequent words and rare ones, and by bits, as by its beginning', async () => {
  const { rows } = textRows.parse(
    await api.db.execute(sql`select title || ' ' || description as text from job_demands`),
  );
  const words = [...new Set(rows.flatMap(({ text }) => searchedWords(text)))];
  const draw = random(7);
  const typed = draw.some(words, 150).flatMap((word) => {
    const letters = [...word];
    return [word, letters.slice(0, draw.int(1, letters.length)).join('')];
  });
  const ways = new Set<string>();
  for (const word of [...typed, 'im', 'Garten', 'Gartenba', 'g', 'Hubschrauberpilot']) {
    const { words: said, ids, idsByBits } = await found(word);
    const plainly = sql`words @@ to_tsquery('german', ${`'${word}':*`})`;
    expect({ word, ids }).toEqual({ word, ids: await idsOf(plainly) });
    if (idsByBits) expect({ word, ids: idsByBits }).toEqual({ word, ids });
    for (const { forms } of said) ways.add(forms > 0 ? 'forms' : 'beginning');
    if (idsByBits) ways.add('bits');
  }
  expect(ways).toEqual(new Set(['forms', 'beginning', 'bits']));
});

test('REACH-06 several words are found together, and those that say nothing beside others', async () => {
  const own = (ids: readonly number[]) => ids.filter((id) => id >= 940_000);
  const garden = [0, 1, 2, 3, 4];
  expect(own((await found('Garten im Absprache')).ids)).toEqual(
    [940_000, 940_100].flatMap((first) => garden.map((at) => first + at)),
  );
  expect(own((await found('garten hof')).ids)).toEqual([940_003, 940_103]);
  expect((await found('im und')).ids).toEqual([]);
});
