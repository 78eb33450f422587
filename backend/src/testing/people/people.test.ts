import type { OpenDatabase } from '../../database/database.ts';
import { lookups, positions } from '../../reference/index.ts';
import { loadPlaces } from '../../reference/places/index.ts';
import { seedReference } from '../../reference/write-reference.ts';
import { everything } from '../everything.ts';
import { openTestDatabase } from '../test-database.ts';
import { heldOut, type PersonOfTable, people } from './people.ts';
import { insertJobsAround, type Rate, ratePeople } from './rate-people.ts';

/** 10,000 jobs are written on a machine that may be busy. */
const PATIENT_MS = 300_000;

const places = loadPlaces();
let database: OpenDatabase | undefined;
afterEach(() => database?.close());

/** Rates some people among jobs around their homes, and says what each gets. */
async function rate(some: readonly PersonOfTable[]): Promise<{ rates: Rate[]; reached: number }> {
  database = await openTestDatabase();
  const { db } = database;
  await seedReference(db, { lookups, positions }, places);
  const jobs = await insertJobsAround(db, places, some);
  const rates = await ratePeople(db, places, jobs, some);
  const lines = rates.map(
    ({ who, wanted, possible, absurd }) =>
      `${who}: ${wanted} of ${possible} wanted${absurd.map((why) => `, absurd: ${why}`).join('')}`,
  );
  const reached = rates.filter(({ wanted, possible }) => wanted >= Math.floor(0.8 * possible));
  const sum = `${reached.length} of ${rates.length} people get what they want.`;
  process.stdout.write(`${[...lines, sum].join('\n')}\n`);
  return { rates, reached: reached.length };
}

test('the table has 40 people in as many places, 12 or more of them in villages', () => {
  expect(new Set(people.map(({ who }) => who)).size).toBe(40);
  expect(people.filter(({ village }) => village).length).toBeGreaterThanOrEqual(12);
});

/** Others, of whom nobody looks at one while the ranking is changed, come with the nightly run. */
const tables = [
  { name: 'of the table', some: people, least: people.length },
  ...(everything ? [{ name: 'set aside', some: heldOut, least: 0 }] : []),
];

test.each(tables)(
  'HERS-03 people $name: of the first 20 jobs 16 are wanted where so many exist, of the first 10 none is absurd',
  async ({ some, least }) => {
    const { rates, reached } = await rate(some);
    expect(reached).toBeGreaterThanOrEqual(least);
    expect(rates.filter(({ absurd }) => absurd.length > 0)).toEqual([]);
  },
  PATIENT_MS,
);
