import { landscapeOptionId, postalAreaOptionId, postalCodeOptionId } from '../places/option-id.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

async function labelOf(id: number, label?: string): Promise<string | null> {
  const sample = { params: { id }, query: label === undefined ? {} : { label } };
  const { status, body } = await api.send('GET /search_location/{id}', sample, 'candidate');
  expect(status).toBe(200);
  return body?.label ?? null;
}

const dresden = postalCodeOptionId('01067', 10);

test.each([
  [-1, undefined, 'Alle Regionen und Postleitzahlen'],
  [4, undefined, 'Homeoffice'],
  [105, 'Bayern', 'Nordrhein-Westfalen'],
  [25_315, undefined, 'Köln (Nordrhein-Westfalen)'],
  [landscapeOptionId(1), undefined, 'Ruhrgebiet'],
  [postalAreaOptionId('50'), undefined, 'Postleitzahlen 50…'],
  [postalCodeOptionId('50667', 25), '10115 Berlin, 5 km', '50667 Köln, Umkreis 25 km'],
  [postalCodeOptionId('50667', 25), '50667 Köln, 25 km', '50667 Köln, Umkreis 25 km'],
  [dresden, '01067 Dresden Friedrichstadt, 10 km', '01067 Dresden Friedrichstadt, Umkreis 10 km'],
  [dresden, undefined, '01067 Dresden, Umkreis 10 km'],
])('FIND-04 the option %p, called %p, is %p', async (id, label, expected) => {
  expect(await labelOf(id, label)).toBe(expected);
});

test.each([0, 5, 117, 36_999, landscapeOptionId(999), 53_999, postalCodeOptionId('99999', 5), 7e8])(
  'FIND-04 no option has the id %p',
  async (id) => {
    expect(await labelOf(id)).toBeNull();
  },
);

test('FIND-03 a region, a beginning of codes and a radius count the jobs of their postal codes', async () => {
  const count = async (id: number) => {
    const query = { mode: 'count', search_location_id: id } as const;
    const { body } = await api.send('GET /job_demand', { query }, 'candidate');
    return (body as { id: number }).id;
  };
  const inCologne = await count(25_315);
  expect(inCologne).toBeGreaterThan(0);
  expect(await count(landscapeOptionId(28))).toBeGreaterThanOrEqual(inCologne);
  expect(await count(postalAreaOptionId('5'))).toBeGreaterThanOrEqual(inCologne);
  expect(await count(landscapeOptionId(999))).toBe(0);
});
