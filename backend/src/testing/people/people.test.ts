import type { OpenDatabase } from '../../database/database.ts';
import { lookups, positions } from '../../reference/index.ts';
import { loadPlaces } from '../../reference/places/index.ts';
import { seedReference } from '../../reference/write-reference.ts';
import { openTestDatabase } from '../test-database.ts';
import { heldOut, type PersonOfTable, people } from './people.ts';
import { insertJobsAround, type Rate, ratePeople } from './rate-people.ts';

/** 10,000 jobs are written on a machine that may be busy. */
const PATIENT_MS = 300_000;

const places = loadPlaces();
let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** Rates some people among jobs around their homes, and says what each gets. */
async function rate(some: readonly PersonOfTable[]): Promise<{ rates: Rate[]; reached: number }> {
  await seedReference(database.db, { lookups, positions }, places);
  const jobs = await insertJobsAround(database.db, places, some);
  const rates = await ratePeople(database.db, places, jobs, some);
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

test(
  'HERS-03 of the first 20 jobs 16 are wanted where so many exist, of the first 10 none is absurd',
  async () => {
    const { rates, reached } = await rate(people);
    expect(reached).toBe(people.length);
    expect(rates.filter(({ absurd }) => absurd.length > 0)).toEqual([]);
  },
  PATIENT_MS,
);

test(
  'HERS-03 12 others get what they want as well, in villages, Austria and Switzerland',
  async () => {
    const { rates } = await rate(heldOut);
    expect(rates.filter(({ absurd }) => absurd.length > 0)).toEqual([]);
  },
  PATIENT_MS,
);
