import { JOB_BOOKING_NET_CENTS } from '@silverjobs/contract';
import { desc, eq } from '../database/drizzle.ts';
import { invoices, jobDemands } from '../database/schema.ts';
import { optionsWithJob } from '../job-alerts/place-of-job.ts';
import { codesWithin } from '../jobs/codes-within.ts';
import { landscapeOptionId, postalAreaOptionId, postalCodeOptionId } from '../places/option-id.ts';
import { loadPlaces } from '../reference/places/index.ts';
import { seedReference } from '../reference/write-reference.ts';
import { employerJobSample, employerProfileSample } from '../testing/employers.ts';
import { reference } from '../testing/reference.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { codesOfArea } from './area-codes.ts';

jest.setTimeout(120_000);

/** Towns on both sides of a border. */
const BORDERS = [
  ['83395', 'A-5020'],
  ['79539', 'CH-4051'],
  ['79576', 'CH-4051'],
  ['78462', 'CH-8280'],
  ['88131', 'A-6900'],
] as const;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  const all = loadPlaces();
  const wanted = new Set([...BORDERS.flat(), '01067', '50667', 'FL-9490']);
  const has = ({ postal_code }: { postal_code: string }) => wanted.has(postal_code);
  await seedReference(api.db, reference, {
    ...all,
    postal_codes: all.postal_codes.filter(has),
    places: all.places.filter(has),
  });
});
afterAll(() => api.close());

test.each(BORDERS)(
  'REACH-13 a search of 10 km around %s finds %s behind the border',
  async (from, to) => {
    expect(await codesWithin(api.db, from, 10)).toContain(to);
    expect(await codesWithin(api.db, to, 10)).toContain(from);
  },
);

test('REACH-13 SAVE-06 saved searches of the country, of its places and across the border find a job abroad', async () => {
  const place = { districtId: null, stateId: 125, homeofficeId: 1, postalCode: 'A-5020' };
  const options = await optionsWithJob(api.db, place);
  expect(options.filter((id) => !Number.isInteger(id))).toEqual([]);
  expect(options).toEqual(
    expect.arrayContaining([
      125,
      postalAreaOptionId('A-'),
      postalCodeOptionId('A-5020', 5),
      postalCodeOptionId('83395', 10),
    ]),
  );
});

test('REACH-13 a region of whole cantons has their postal codes, and its searches find jobs there', async () => {
  const northwest = { kind: 'landscape', number: 150 } as const;
  expect((await codesOfArea(api.db, northwest)).sort()).toEqual(['CH-4051']);
  const place = { districtId: null, stateId: null, homeofficeId: 1 };
  const optionsOf = (postalCode: string) => optionsWithJob(api.db, { ...place, postalCode });
  expect(await optionsOf('CH-4051')).toContain(landscapeOptionId(150));
  expect(await optionsOf('CH-8280')).not.toContain(landscapeOptionId(150));
});

test('REACH-13 four digits are answered with every place that they may mean', async () => {
  const meant = async (digits: string) =>
    (await api.send('GET /postal_code', { query: { digits } }, null)).body;
  expect(await meant('1067')).toEqual([
    { postal_code: '01067', city: 'Dresden', country: 'Deutschland' },
  ]);
  expect(await meant('5020')).toEqual([
    { postal_code: 'A-5020', city: 'Salzburg', country: 'Österreich' },
  ]);
  expect(await meant('9999')).toEqual([]);
});

/** Posts a job at a place as a company that sits there. */
async function post(postal_code: string, vat_id: string | null) {
  const profile = { ...employerProfileSample, postal_code, vat_id };
  const saved = await api.send('PUT /client', { body: profile }, 'company');
  expect(saved.body).toMatchObject({ postal_code, vat_id });
  const body = {
    ...employerJobSample,
    postal_code,
    pay_unit: 'hour' as const,
    pay_from: 2_800,
    pay_to: null,
    client_key: `aa8f7a52-3a5e-4c1c-9d3e-0d8a9b7c${postal_code.slice(-4)}`,
    net_cents: JOB_BOOKING_NET_CENTS,
  };
  const posted = await api.send('POST /job_demand', { body }, 'company');
  expect(posted.status).toBe(200);
  const [job] = await api.db.select().from(jobDemands).where(eq(jobDemands.id, posted.body.id));
  const [invoice] = await api.db.select().from(invoices).orderBy(desc(invoices.id)).limit(1);
  return { job, invoice: invoice?.content };
}

test('REACH-13 a job in Salzburg is found from Freilassing, and its invoice is reverse charge', async () => {
  const { job, invoice } = await post('A-5020', 'ATU12345675');
  expect(job?.payHint).toBe('28 € pro Stunde');
  expect(invoice).toMatchObject({
    vat_percent: 0,
    gross_cents: JOB_BOOKING_NET_CENTS,
    vat_note: expect.stringMatching(/Reverse Charge/),
    recipient: expect.arrayContaining(['5020 Salzburg', 'Österreich', 'UID: ATU12345675']),
  });
  const query = {
    mode: 'lean' as const,
    limit: 30,
    offset: 0,
    search_location_id: postalCodeOptionId('83395', 10),
  };
  const { body } = await api.send('GET /job_demand', { query }, 'candidate');
  expect(JSON.stringify(body)).toContain('A-5020 Salzburg');
});

test('REACH-13 a job in Basel is paid in CHF, and its invoice has no German VAT', async () => {
  const { job, invoice } = await post('CH-4051', 'CHE-116.281.710');
  expect(job?.payHint).toBe('28 CHF pro Stunde');
  expect(invoice).toMatchObject({
    vat_percent: 0,
    vat_note: expect.stringMatching(/§ 3a Abs. 2 UStG/),
    recipient: expect.arrayContaining(['4051 Basel', 'Schweiz']),
  });
});

test('REACH-13 an Austrian company without a number pays the German VAT', async () => {
  const { invoice } = await post('A-6900', null);
  expect(invoice).toMatchObject({ vat_percent: 19 });
  expect(invoice).not.toHaveProperty('vat_note');
});
