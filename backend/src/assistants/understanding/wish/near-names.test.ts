import { openPool } from '../../../testing/converse/open-pool.ts';
import { misspeltName, namesWithin } from './near-names.ts';
import { readWork } from './read-work.ts';
import { loadWorkIndex } from './work-index.ts';

// Making the pool takes some seconds of a quiet core.
jest.setTimeout(180_000);

let database: Awaited<ReturnType<typeof openPool>>;
beforeAll(async () => {
  database = await openPool();
});
afterAll(() => database.close());

test.each([
  ['Gärtnehr', 'Gärtner/in'],
  ['Buchhaltugn', 'Buchhalter/in'],
  ['Hausmeistr', 'Hausmeister/in'],
  // Two errors in its vowels.
  ['Sekräterin', 'Sekretär/in'],
  // Rentner, Garten and Haus are words of their own.
  ['Rentner', undefined],
  ['Haus', undefined],
])('assistants-83 %j is the name %j but for its typing errors', async (typed, label) => {
  const [first] = misspeltName(await loadWorkIndex(database.db), typed);
  expect(first?.label).toBe(label);
});

test.each([
  ['Kinderarztpraxis', 'Medizinische/r Fachangestellte/r'],
  ['Floristengehilfin', 'Florist/in'],
  ['Imkermeister', 'Imker/in'],
  ['Bonn', undefined],
])('assistants-83 %j is made of a name of %j', async (typed, label) => {
  const [first] = namesWithin(await loadWorkIndex(database.db), typed);
  expect(first?.label).toBe(label);
});

test.each([
  ['Kassiererin im Freibad', 'Badeaufsicht', false],
  ['Verkäuferin beim Bäcker', 'Verkäufer/in für Backwaren', true],
  ['Kinder im Hort beaufsichtigen', 'Mitarbeiter/in im offenen Ganztag', true],
])('TALK-11 %j may be %j: %j', async (text, label, isRead) => {
  const index = await loadWorkIndex(database.db);
  const read = await readWork(database.db, text, { isAsked: false, isExact: false });
  const ids = read.kind === 'sure' ? read.work.positionIds : [];
  const labels = index.index.positions.flatMap(({ option }) =>
    ids.includes(option.id) ? [option.label] : [],
  );
  expect(labels.includes(label)).toBe(isRead);
});
