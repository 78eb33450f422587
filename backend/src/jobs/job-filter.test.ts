import {
  districtOptionId,
  landscapeOptionId,
  postalAreaOptionId,
  postalCodeOptionId,
  stateOptionId,
} from '../places/option-id.ts';
import { landscapes } from '../reference/places/landscapes.ts';
import { country } from '../testing/country.ts';
import { jobRows } from '../testing/jobs.ts';
import { kilometres } from '../testing/kilometres.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const places = new Map(country.postal_codes.map((row) => [row.postal_code, row]));
const placeOf = (code: string) => {
  const place = places.get(code);
  if (!place) throw new Error(`No place ${code}`);
  return place;
};

type Job = (typeof jobRows)[number];
type Case = readonly [name: string, id: number | undefined, fits: (job: Job) => boolean];

const [rhineland] = landscapes.filter(({ name }) => name === 'Rheinland');
const isInRhineland = ({ postal_code }: Job) =>
  rhineland?.districts.some((id) => id === placeOf(postal_code).district_id) === true;

const locations: readonly Case[] = [
  ['no location', undefined, () => true],
  ['all', -1, () => true],
  ['Homeoffice', 4, (job) => job.homeoffice_id >= 4],
  ['a Land', stateOptionId(5), (job) => placeOf(job.postal_code).state_id === 5],
  ['a district', districtOptionId(5315), (job) => placeOf(job.postal_code).district_id === 5315],
  ['a region that people name', landscapeOptionId(rhineland?.number ?? 0), isInRhineland],
  ['the beginning of postal codes', postalAreaOptionId('5'), (job) => /^5/.test(job.postal_code)],
  ['a Land without jobs', stateOptionId(16), () => false],
  ['an unknown postal code', postalCodeOptionId('99999', 100), () => false],
  ...(['50667', '53111', '80331', '01067', '18055'] as const).flatMap((code) =>
    ([5, 10, 25, 50, 100] as const).map(
      (radius): Case => [
        `${code} within ${radius} km`,
        postalCodeOptionId(code, radius),
        (job) => kilometres(placeOf(code), placeOf(job.postal_code)) <= radius,
      ],
    ),
  ),
];

const cases = locations.flatMap(([name, location, fits]) =>
  [undefined, 1, 2, 99].map((what) => ({
    name: `${name}, position ${what ?? 'any'}`,
    filter: { search_what_id: what, search_location_id: location },
    expected: jobRows
      .filter((job) => job.status === 'active' && fits(job))
      .filter((job) => what === undefined || job.position_ids.includes(what))
      .sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id)
      .map((job) => job.id),
  })),
);

/** The filter without undefined: the query has the field or not. */
function queryOf(filter: (typeof cases)[number]['filter']) {
  const { search_what_id, search_location_id } = filter;
  return {
    ...(search_what_id === undefined ? {} : { search_what_id }),
    ...(search_location_id === undefined ? {} : { search_location_id }),
  };
}

async function listAll(filter: object): Promise<number[]> {
  const ids: number[] = [];
  for (let offset = 0; ; offset += 20) {
    const paged = { mode: 'lean' as const, order: 'newest' as const, limit: 20, offset };
    const query = { ...paged, ...filter };
    const { body } = await api.sendRaw('GET /job_demand', { query }, 'candidate');
    const page = body as { id: number }[];
    ids.push(...page.map((job) => job.id));
    if (page.length < 20) return ids;
  }
}

test.each(cases)('POOL-03 POOL-01 list and count by $name', async ({ filter, expected }) => {
  const query = queryOf(filter);
  expect(await listAll(query)).toEqual(expected);
  const count = { mode: 'count' as const, ...query };
  const { body } = await api.sendRaw('GET /job_demand', { query: count }, 'candidate');
  expect(body).toEqual({ id: expected.length });
});

test('the cases tell something: some find a few, some many, some nothing', () => {
  const sizes = new Set(cases.map(({ expected }) => expected.length));
  expect(sizes.size).toBeGreaterThan(15);
  expect(sizes).toContain(0);
});

test.each([[0], [-2], [99], [158], [20_000], [999_999], [1_000_005], [1_000_009], [2_300_000]])(
  'API-03 location %i stands for nothing and is refused',
  async (id) => {
    const query = { mode: 'lean', search_location_id: id };
    const answer = await api.sendRaw('GET /job_demand', { query }, 'candidate');
    expect(answer).toMatchObject({ status: 400, body: { param: 'search_location_id' } });
  },
);

test('POOL-03 clients see the same pool', async () => {
  const query = { mode: 'count' } as const;
  const seen = await api.send('GET /job_demand', { query }, 'company');
  expect(seen).toEqual(await api.send('GET /job_demand', { query }, 'candidate'));
  expect(testUsers.company.clientId).toBe(jobRows[0]?.client_id);
});
