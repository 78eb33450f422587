import type { OpenDatabase } from '../../database/database.ts';
import { lookups, positions } from '../../reference/index.ts';
import { loadPlaces } from '../../reference/places/index.ts';
import { seedReference } from '../../reference/write-reference.ts';
import { openTestDatabase } from '../test-database.ts';
import { people } from './people.ts';
import { insertJobsOfTable, ratePeople } from './rate-people.ts';

/** 10,000 jobs are written on a machine that may be busy. */
const PATIENT_MS = 300_000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the table has 40 people in as many places, 12 or more of them in villages', () => {
  expect(new Set(people.map(({ who }) => who)).size).toBe(40);
  expect(people.filter(({ village }) => village).length).toBeGreaterThanOrEqual(12);
});

test(
  'HERS-03 of the first 20 jobs 16 are wanted where so many exist, of the first 10 none is absurd',
  async () => {
    const places = loadPlaces();
    await seedReference(database.db, { lookups, positions }, places);
    const jobs = await insertJobsOfTable(database.db, places);
    const rates = await ratePeople(database.db, places, jobs);
    const lines = rates.map(
      ({ who, wanted, possible, absurd }) =>
        `${who}: ${wanted} of ${possible} wanted${absurd.map((why) => `, absurd: ${why}`).join('')}`,
    );
    process.stdout.write(`${lines.join('\n')}\n`);
    const reached = rates.filter(({ wanted, possible }) => wanted >= Math.floor(0.8 * possible));
    process.stdout.write(`${reached.length} of ${rates.length} people get what they want.\n`);
    expect(reached.length).toBeGreaterThanOrEqual(39);
    expect(rates.filter(({ absurd }) => absurd.length > 0)).toEqual([]);
  },
  PATIENT_MS,
);
