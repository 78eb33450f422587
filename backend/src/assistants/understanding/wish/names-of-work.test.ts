import { openPool } from '../../../testing/converse/open-pool.ts';
import { misspeltName, namesWithin } from './near-names.ts';
import { offersFor } from './offer-works.ts';
import { readWork } from './read-work.ts';
import { loadWorkIndex } from './work-index.ts';

// Making the pool takes some seconds of a quiet core.
jest.setTimeout(180_000);

let database: Awaited<ReturnType<typeof openPool>>;
beforeAll(async () => {
  database = await openPool();
});
afterAll(() => database.close());

/** Labels of the occupations that a text is surely read as. */
async function labelsOf(text: string): Promise<string[]> {
  const { index } = await loadWorkIndex(database.db);
  const read = await readWork(database.db, text, { isAsked: false, isExact: false });
  const ids = read.kind === 'sure' ? read.work.positionIds : [];
  return index.positions.flatMap(({ option }) => (ids.includes(option.id) ? [option.label] : []));
}

test.each([
  ['ältere Leute zum Arzt fahren', 'Fahrer/in für Senioren- und Krankenfahrten'],
  ['mit Schulkindern lesen üben', 'Lesepate, Lesepatin'],
  ['im Altersheim vorlesen', 'Gesellschafter/in für Senioren'],
  ['Kundendienst Heizung', 'Kundendienstmonteur/in'],
  ['Gymnastik für Ältere anleiten', 'Übungsleiter/in Seniorensport'],
  ['Winzerhelfer für die Lese', 'Winzergehilfe, Winzergehilfin'],
  ['Waldarbeit oder Holz machen', 'Waldarbeiter/in'],
  ['OP-Schwester', 'Pflegefachkraft'],
])('TALK-11 %j is read as %j', async (text, label) => {
  expect(await labelsOf(text)).toContain(label);
});

test.each([
  ['wieder fahren', 'Verfahrenstechniker/in'],
  ['etwas leiten', 'Dozent/in an der Volkshochschule'],
  ['Leute beraten', 'Unternehmensberater/in'],
  ['ein Projekt', 'Projektassistent/in'],
])('TALK-11 %j says too little to be read as %j', async (text, label) => {
  expect(await labelsOf(text)).not.toContain(label);
});

test('TALK-11 what is asked for may be answered with such a word', async () => {
  const read = await readWork(database.db, 'beraten', { isAsked: true, isExact: false });
  expect(read.kind).toBe('sure');
});

test.each([
  ['Lampen und Schalter montieren', 'Elektriker/in'],
  ['Senioren am Handy etwas zeigen', 'IT-Helfer/in für Senioren'],
  ['Menschen in Notlagen zur Seite stehen', 'Sozialberater/in'],
])('TALK-11 beside %j the work %j is offered', async (text, label) => {
  const offers = await offersFor(database.db, [text], false);
  expect(offers.map((work) => work.label)).toContain(label);
});

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
  expect((await labelsOf(text)).includes(label)).toBe(isRead);
});
