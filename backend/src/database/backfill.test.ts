import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NewDatabase, openNewDatabase } from '../testing/new-database.ts';
import { migrationsFolder } from './migrations-folder.ts';

const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

let database: NewDatabase;
async function migrate(from: string, to: string): Promise<void> {
  for (const file of files.filter((name) => name >= from && name.slice(0, 4) <= to)) {
    await database.run(readFileSync(join(migrationsFolder, file), 'utf8'));
  }
}
const rows = <Row>(query: string) => database.rows<Row>(query);

const SEEN = '2026-05-02T09:00:00Z';

/** People, advertisements, bookings and plans as they were before invoices had a series. */
async function insertOldData(): Promise<void> {
  await database.run(`
    insert into users (id, email, role, plan_type, plan_end_date) values
      (5, 'vorlagen@test.example', 'client', 'free', null),
      (11, 'firma@test.example', 'client', 'free', null),
      (12, 'haushalt@test.example', 'client', 'free', null),
      (13, 'mitglied@test.example', 'candidate', 'paid', 1811062800);
    insert into clients (id, users_id, is_private, profile_name) values
      (21, 11, false, 'Weber GmbH'), (22, 12, true, 'Familie Klein');
    insert into positions (id, label, matching_keywords, sector_id, subsector_id) values (31, 'Tischler', '', 1, 1);
    insert into job_demands (id, key, client_id, title, description, status, pay_hint) values
      (41, 'a', 21, 'Tischler heute', '', 'active', '15 bis 18 € pro Stunde'),
      (42, 'b', 22, 'Haushaltshilfe', '', 'active', '14 € pro Stunde'),
      (43, 'c', 21, 'Altes', '', 'closed', 'nach Vereinbarung');
    insert into job_demand_positions (job_demand_id, position_id, rank) values (41, 31, 0);
    insert into bookings (id, number, client_id, job_demand_id, title, net_cents, vat_percent, address, created_at, due_at)
    values
      (51, 'R-1', 21, 41, 'Tischler gesucht', 4900, 19, '["Weber GmbH", "50667 Köln"]', '${SEEN}', '2026-05-16T22:30:00Z'),
      (52, 'R-2', 21, 41, 'Tischler heute', 4900, 19, '["Weber GmbH", "50667 Köln"]', '${SEEN}', '2026-05-16T09:00:00Z'),
      (53, 'R-3', null, null, 'Von jemand Gelöschtem', 3333, 19, '["Fort"]', '${SEEN}', '2026-05-16T09:00:00Z');
    insert into outreach_templates (id, users_id, name, message) values
      (61, 5, 'Bewerbung', 'Guten Tag'), (62, 11, 'Eigene', 'Guten Tag');
    insert into subscriptions (users_id, provider, reference, status, price_cents, months, started_at, term_end, cancel_at)
    values (13, 'test', 'demo-13', 'active', 1399, 6, 1795251600, 1811062800, 1811062800);
  `);
}

beforeAll(async () => {
  database = await openNewDatabase();
  await migrate('0000', '0015');
  await insertOldData();
  await migrate('0016', '0016');
});
afterAll(() => database.close());

test('TRUST-08 employers-31 bookings from before the series have an invoice with their number and amounts', async () => {
  const found = await rows<{
    number: string;
    users_id: number | null;
    key: string;
    content: object;
  }>('select number, users_id, key, content from invoices order by booking_id');
  expect(found.map(({ number, users_id, key }) => [number, users_id, key])).toEqual([
    ['R-1', 11, 'booking:51'],
    ['R-2', 11, 'booking:52'],
    ['R-3', null, 'booking:53'],
  ]);
  const date = Date.parse(SEEN);
  expect(found[0]?.content).toEqual({
    cancels: null,
    date,
    service_from: date,
    service_to: null,
    seller: null,
    recipient: ['Weber GmbH', '50667 Köln'],
    lines: [{ text: 'Stellenanzeige „Tischler gesucht“', cents: 4_900 }],
    with_vat: false,
    net_cents: 4_900,
    vat_percent: 19,
    vat_cents: 931,
    gross_cents: 5_831,
    // Half an hour after midnight in Germany.
    payment: expect.stringContaining('bis zum 17.05.2026 mit der Rechnungsnummer'),
  });
  expect(found[2]?.content).toMatchObject({ vat_cents: 633, gross_cents: 3_966 });
});

test('TRUST-08 employers-29 what was booked is what the last invoice says; households posted free of charge', async () => {
  const found = await rows<object>(
    'select id, posted_private, booked_title, booked_position_id from job_demands order by id',
  );
  expect(found).toEqual([
    { id: 41, posted_private: false, booked_title: 'Tischler heute', booked_position_id: 31 },
    { id: 42, posted_private: true, booked_title: null, booked_position_id: null },
    { id: 43, posted_private: false, booked_title: null, booked_position_id: null },
  ]);
});

test('TRUST-09 employers-35 pay in words becomes amounts where it can be read without doubt', async () => {
  const found = await rows<object>(
    'select pay_unit, pay_from, pay_to from job_demands order by id',
  );
  expect(found).toEqual([
    { pay_unit: 'hour', pay_from: 1_500, pay_to: 1_800 },
    { pay_unit: 'hour', pay_from: 1_400, pay_to: null },
    { pay_unit: null, pay_from: null, pay_to: null },
  ]);
});

test('TRUST-09 employers-37 what runs gets 60 days to the end of a day in Germany, what is closed nothing', async () => {
  const [running, , closed] = await rows<{ ends: string | null; days: number | null }>(`
    select to_char(ends_at at time zone 'Europe/Berlin', 'HH24:MI:SS') as ends,
      (ends_at at time zone 'Europe/Berlin')::date - (now() at time zone 'Europe/Berlin')::date as days
    from job_demands order by id`);
  expect(running).toEqual({ ends: '00:00:00', days: 61 });
  expect(closed).toEqual({ ends: null, days: null });
});

test('templates that all share are letters of applicants, own ones for nobody in particular', async () => {
  expect(await rows('select id, audience from outreach_templates order by id')).toEqual([
    { id: 61, audience: 'candidate' },
    { id: 62, audience: null },
  ]);
});

test('TRUST-07 silverplus-41 running terms move to the end of their day in Germany, and each contract gets a number', async () => {
  await migrate('0017', '0018');
  const end = Date.UTC(2027, 4, 23, 21, 59, 59) / 1_000;
  const [plan] = await rows<{ number: string }>(
    'select term_end, cancel_at, number from subscriptions',
  );
  expect(plan).toEqual({
    term_end: end,
    cancel_at: end,
    number: expect.stringMatching(/^SP-[0-9A-F]{10}$/),
  });
  expect(await rows('select plan_end_date from users where id = 13')).toEqual([
    { plan_end_date: end },
  ]);
});
