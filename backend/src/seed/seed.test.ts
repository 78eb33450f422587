import type { OpenDatabase } from '../database/database.ts';
import { inArray } from '../database/drizzle.ts';
import {
  jobDemandPositions,
  jobDemands,
  notes,
  places,
  positions,
  postalCodes,
  users,
} from '../database/schema.ts';
import { createDemo } from '../demo/create-demo.ts';
import type { DemoData } from '../demo/types.ts';
import type { ReferenceData } from '../reference/types.ts';
import { country } from '../testing/country.ts';
import { jobRows } from '../testing/jobs.ts';
import { reference } from '../testing/reference.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { seedDatabase } from './seed.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const now = new Date(Date.UTC(2026, 10, 21));

const employer = (id: number): ReturnType<DemoData['employers']>[number] => ({
  id,
  users_id: id,
  kind: 'company',
  isPrivate: false,
  profile_name: `Firma ${id}`,
  salutation_id: 1,
  salutation_label: 'Herr',
  contact_name: 'Jo Weber',
  employer_type_id: 1,
  employer_type_label: 'Unternehmen',
  profile_age_id: null,
  profile_age_label: null,
  company_size_id: null,
  company_size_label: null,
  sector_id: null,
  subsector_id: null,
  subsector_label: null,
  profile_link: null,
  profile_description: null,
  street: null,
  postal_code: '50667',
  vat_id: null,
  phone: '1',
});

const data: ReferenceData = { ...reference, version: 'first', loadPlaces: () => country };

const demoData: DemoData = {
  positions: reference.positions,
  employers: () => [employer(301), employer(302)],
  jobDemands: function* ({ count }) {
    yield jobRows.slice(0, count);
  },
  accounts: () => ({
    users: [5, 301, 302].map((id) => ({
      id,
      email: `Demo${id}@Test.example`,
      role: 'client' as const,
      password: id === 5 ? null : 'geheim',
      candidate_id: null,
      client_id: id,
      plan_label: '',
      plan_type: 'free' as const,
      plan_end_date: null,
      created_at: now,
    })),
    candidates: [],
    outreach_templates: [{ id: 7, users_id: 5, name: 'Gemeinsame', message: 'Guten Tag' }],
    communications: [],
    messages: [],
  }),
  courses: () => [],
};

async function countRows() {
  const tables = [postalCodes, users, jobDemands, jobDemandPositions];
  return Promise.all(tables.map((table) => database.db.$count(table)));
}

test('the first start writes everything, the second nothing', async () => {
  const options = { demo: createDemo(demoData, 50), now };
  expect(await seedDatabase(database, data, options)).toBe(true);
  const links = jobRows.slice(0, 50).flatMap((job) => job.position_ids).length;
  const rows = [country.postal_codes.length, 4, 50, links];
  expect(await countRows()).toEqual(rows);
  const lines: string[] = [];
  const other = { demo: createDemo(demoData, 200), now, log: (text: string) => lines.push(text) };
  expect(await seedDatabase(database, data, other)).toBe(false);
  expect(lines).toEqual([expect.stringContaining('holds 50 demo jobs')]);
  expect(await countRows()).toEqual(rows);
});

test('without demo data there is the reference data and the owner of the shared templates', async () => {
  await seedDatabase(database, data, { now });
  expect(await countRows()).toEqual([country.postal_codes.length, 1, 0, 0]);
});

test('operation-15 a database of an earlier state gets newer positions and places, and keeps the rest', async () => {
  await seedDatabase(database, data, { demo: createDemo(demoData, 50), now });
  const before = await countRows();
  const [first] = reference.positions;
  if (!first) throw new Error('There is no position.');
  const newer = {
    ...data,
    version: 'newer',
    positions: [
      { ...first, label: 'Neu benannt' },
      { ...first, id: 99_999, label: 'Neu' },
    ],
    loadPlaces: () => ({ ...country, places: country.places.slice(1) }),
  };
  expect(await seedDatabase(database, newer, { now })).toBe(true);
  const labels = await database.db
    .select({ label: positions.label })
    .from(positions)
    .where(inArray(positions.id, [first.id, 99_999]));
  expect(labels.map(({ label }) => label).sort()).toEqual(['Neu', 'Neu benannt']);
  expect(await database.db.$count(positions)).toBe(reference.positions.length + 1);
  expect(await database.db.$count(places)).toBe(country.places.length - 1);
  expect(await countRows()).toEqual(before);
  expect(await seedDatabase(database, newer, { now })).toBe(false);
});

test('a start that breaks leaves nothing half done, and the next one completes it', async () => {
  const brokenData: DemoData = {
    ...demoData,
    jobDemands: function* () {
      yield jobRows.slice(0, 20);
      throw new Error('power cut');
    },
  };
  const options = { demo: createDemo(demoData, 50), now };
  const broken = { demo: createDemo(brokenData, 50), now };
  await expect(seedDatabase(database, data, broken)).rejects.toThrow('power cut');
  expect((await countRows()).slice(1)).toEqual([1, 0, 0]);
  await seedDatabase(database, data, options);
  expect((await countRows())[2]).toBe(50);
});

test('two processes that start at once fill the database once', async () => {
  const options = { demo: createDemo(demoData, 50), now };
  const changed = [];
  for (const run of [1, 2].map(() => seedDatabase(database, data, options).catch(() => null))) {
    changed.push(await run);
  }
  expect(changed.filter(Boolean)).toHaveLength(1);
  expect((await countRows())[2]).toBe(50);
  expect(await database.db.$count(notes)).toBe(5);
});

test('addresses are stored in small letters, passwords as hashes', async () => {
  await seedDatabase(database, data, { demo: createDemo(demoData, 20), now });
  const stored = await database.db.select().from(users).orderBy(users.id);
  expect(stored.map(({ email }) => email)).toEqual([
    'vorlagen@silverjobs.invalid',
    'demo301@test.example',
    'demo302@test.example',
    'operator@example.org',
  ]);
  expect(stored.map(({ passwordHash }) => passwordHash?.slice(0, 9))).toEqual([
    undefined,
    '$argon2id',
    '$argon2id',
    '$argon2id',
  ]);
});
