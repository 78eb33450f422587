import type { JobSuggestions } from '@silverjobs/contract';
import { districtOptionId, postalCodeOptionId, stateOptionId } from '../places/option-id.ts';
import { country } from '../testing/country.ts';
import { jobRows } from '../testing/jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

type Filter = {
  search_what_id?: number;
  search_location_id?: number;
  scope?: 'near' | 'fitting';
  job_type_ids?: string;
  work_load_ids?: string;
};

async function suggest(filter: Filter): Promise<JobSuggestions> {
  const { body } = await api.send('GET /job_demand/suggestions', { query: filter }, 'candidate');
  return body;
}

async function count(filter: Filter): Promise<number> {
  const query = { mode: 'count' as const, ...filter };
  const { body } = await api.send('GET /job_demand', { query }, 'candidate');
  return (body as { id: number }).id;
}

const active = jobRows.filter((job) => job.status === 'active');

test('around a postal code the next radii that find more, then everywhere', async () => {
  const { locations } = await suggest({ search_location_id: postalCodeOptionId('50667', 5) });
  expect(locations.map(({ label }) => label)).toEqual([
    '50667 Köln, Umkreis 25 km',
    '50667 Köln, Umkreis 50 km',
    '50667 Köln, Umkreis 100 km',
    'Alle Regionen und Postleitzahlen',
  ]);
  const counts = locations.map((location) => location.count);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
});

test('a district is followed by its Land', async () => {
  const { locations } = await suggest({ search_location_id: districtOptionId(5315) });
  expect(locations).toEqual([
    {
      search_location_id: stateOptionId(5),
      label: 'Nordrhein-Westfalen',
      radius: 0,
      count: await count({ search_location_id: stateOptionId(5) }),
    },
    {
      search_location_id: -1,
      label: 'Alle Regionen und Postleitzahlen',
      radius: null,
      count: active.length,
    },
  ]);
});

test('an unknown postal code still leads everywhere', async () => {
  const { locations } = await suggest({ search_location_id: postalCodeOptionId('99999', 5) });
  expect(locations.map((location) => location.search_location_id)).toEqual([-1]);
});

test('related positions at the same place, the closest first, without those that have no job', async () => {
  const search_location_id = postalCodeOptionId('50667', 10);
  const { positions } = await suggest({ search_what_id: 1, search_location_id });
  const labels = positions.map((position) => position.label);
  expect(labels).toEqual(['Buchhalter/in', 'Gärtner/in', 'Alltagsbegleiter/in']);
});

const places = [
  undefined,
  -1,
  4,
  stateOptionId(5),
  stateOptionId(16),
  districtOptionId(5315),
  postalCodeOptionId('50667', 5),
  postalCodeOptionId('80331', 100),
  postalCodeOptionId('99999', 5),
];

test.each(places.flatMap((place) => [undefined, 1, 3, 99].map((what) => [what, place] as const)))(
  'every suggestion for position %p at %p holds what it says',
  async (what, place) => {
    const filter: Filter = {
      ...(what === undefined ? {} : { search_what_id: what }),
      ...(place === undefined ? {} : { search_location_id: place }),
    };
    const { locations, positions, homeoffice } = await suggest(filter);
    for (const { search_location_id, count: said } of [...locations, homeoffice ?? []].flat()) {
      expect([said, search_location_id]).toEqual([
        await count({ ...filter, search_location_id }),
        search_location_id,
      ]);
    }
    for (const { search_what_id, count: said } of positions) {
      expect(said).toBe(await count({ ...filter, search_what_id }));
    }
    const before = await count(filter);
    for (const location of locations) expect(location.count).toBeGreaterThan(before);
  },
);

test('POOL-12 the map has every job at the place of its postal code', async () => {
  const { body } = await api.send('GET /job_demand/map', { query: {} }, 'candidate');
  const expected = country.postal_codes.flatMap(({ postal_code, place, lat, lon }) => {
    const jobs = active.filter((job) => job.postal_code === postal_code).length;
    return jobs > 0 ? [{ postal_code, place, lat, lon, count: jobs }] : [];
  });
  const byCode = (a: { postal_code: string }, b: { postal_code: string }) =>
    a.postal_code.localeCompare(b.postal_code);
  expect([...body.points].sort(byCode)).toEqual(expected.sort(byCode));
  expect(body.count).toBe(active.length);
});

test.each([
  ['one', 1],
  ['some', 4],
])(
  'POOL-12 the jobs of %s of the map’s points are exactly those that it counts',
  async (_, take) => {
    for (const filter of [{}, { search_what_id: 1 }]) {
      const { body: map } = await api.send('GET /job_demand/map', { query: filter }, 'candidate');
      const points = map.points.slice(0, take);
      const places = points.map(({ postal_code }) => postal_code).join();
      const query = { mode: 'lean' as const, limit: 100, ...filter, places };
      const { body: jobs } = await api.send('GET /job_demand', { query }, 'candidate');
      expect(jobs).toHaveLength(points.reduce((sum, { count: jobsThere }) => sum + jobsThere, 0));
    }
  },
);

test.each(['', '123', "50667,' or 1=1", '50667,', Array(720).fill('50667').join()])(
  'API-03 the places %.20p are refused',
  async (places) => {
    const query = { mode: 'lean', places };
    const answer = await api.sendRaw('GET /job_demand', { query }, 'candidate');
    expect(answer).toMatchObject({ status: 400, body: { param: 'places' } });
  },
);

test('POOL-12 a place without jobs, or unknown, has none', async () => {
  const query = { mode: 'lean' as const, places: '00000' };
  expect((await api.send('GET /job_demand', { query }, 'candidate')).body).toEqual([]);
});

test('API-03 a location that no option has is refused', async () => {
  for (const key of ['GET /job_demand/map', 'GET /job_demand/suggestions'] as const) {
    const answer = await api.sendRaw(key, { query: { search_location_id: 99 } }, 'candidate');
    expect(answer).toMatchObject({ status: 400, body: { param: 'search_location_id' } });
  }
});

test('HERS-05 without one part of the filter: the numbers are those of the list, all others kept', async () => {
  const narrow = { scope: 'fitting', job_type_ids: '1', work_load_ids: '1' } as const;
  const now = await count(narrow);
  const { relaxed = [], locations, positions } = await suggest(narrow);
  const { job_type_ids, work_load_ids, scope } = narrow;
  const ways = {
    activities: { scope: 'near', job_type_ids, work_load_ids },
    radius: { job_type_ids, work_load_ids },
    job_type_ids: { scope, work_load_ids },
    work_load_ids: { scope, job_type_ids },
  } as const;
  for (const [without, way] of Object.entries(ways)) {
    const found = await count(way);
    const offered = relaxed.find((one) => one.without === without);
    expect([without, offered?.count]).toEqual([without, found > now ? found : undefined]);
  }
  for (const { search_location_id, count: jobs } of locations) {
    expect(await count({ search_location_id, job_type_ids, work_load_ids })).toBe(jobs);
  }
  for (const { search_what_id, count: jobs } of positions) {
    expect(await count({ search_what_id, scope: 'near', job_type_ids, work_load_ids })).toBe(jobs);
  }
});

test('HERS-05 with only her own place a wider one is offered', async () => {
  const { locations } = await suggest({ scope: 'near' });
  expect(locations.at(-1)).toMatchObject({ search_location_id: -1 });
  for (const { search_location_id, count: jobs } of locations) {
    expect(await count({ search_location_id })).toBe(jobs);
  }
});
