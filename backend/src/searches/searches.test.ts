import { eq } from '../database/drizzle.ts';
import { jobSearches } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { CANDIDATE_SEARCH_ID, testUsers } from '../testing/test-users.ts';
import { forgetDeletedSearches } from './delete-search.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const { candidate } = testUsers;
const owner = { candidate_id: candidate.candidateId, users_id: candidate.usersId };
const list = async (as: keyof typeof testUsers = 'candidate') =>
  (await api.send('GET /job_search', {}, as)).body;
const one = (id: number) => api.send('GET /job_search/{id}', { params: { id } }, 'candidate');
const autoId = async () => (await list()).find(({ type }) => type === 'auto')?.id ?? 0;
const rowCount = () =>
  api.db.$count(jobSearches, eq(jobSearches.candidateId, candidate.candidateId));

test('ACCT-08 the list has the automatic search of the profile first, and it is made only once', async () => {
  await Promise.all([list(), list()]);
  expect(await list()).toEqual([
    {
      id: expect.any(Number),
      title: 'Stellen, die zu Ihrem Profil passen',
      type: 'auto',
      search_what_id: null,
      search_what_label: 'Tischler/in',
      search_location_id: null,
      search_location_label: '50667 Köln, Umkreis 10 km',
      alert_config_id: 1,
      alert_contig_label: 'In Echtzeit (aktuelle Einstellung)',
      narrowing: {},
    },
    {
      id: CANDIDATE_SEARCH_ID,
      title: 'Alltagsbegleiter/in, 50667 Köln, Umkreis 10 km',
      type: 'manual',
      search_what_id: 2,
      search_what_label: 'Alltagsbegleiter/in',
      search_location_id: 1_506_671,
      search_location_label: '50667 Köln, Umkreis 10 km',
      alert_config_id: 1,
      alert_contig_label: 'In Echtzeit (aktuelle Einstellung)',
      narrowing: {},
    },
  ]);
  expect((await list('stranger')).map(({ type }) => type)).toEqual(['auto']);
});

test('SAVE-04 a search is saved with the default alert; the same one again is not doubled', async () => {
  const body = { ...owner, search_what_id: 1, search_location_id: null };
  const before = await rowCount();
  const [one, two] = await Promise.all([
    api.send('POST /job_search', { body }, 'candidate'),
    api.send('POST /job_search', { body: { ...body, alert_config_id: 3 } }, 'candidate'),
  ]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(two.body.id).toBe(one.body.id);
  expect(await rowCount()).toBe(before + 1);
  const other = { ...body, search_what_id: 3, search_location_id: 4 };
  const saved = await api.send('POST /job_search', { body: other }, 'candidate');
  expect(saved.body).toMatchObject({
    alert_config_id: 1,
    title: 'Buchhalter/in, Homeoffice',
    search_location_label: 'Homeoffice',
  });
});

test.each([
  ['an unknown position', { search_what_id: 99 }, 'search_what_id'],
  ['an unknown place', { search_location_id: 77 }, 'search_location_id'],
  ['a postal code that does not exist', { search_location_id: 1_999_991 }, 'search_location_id'],
  ['an unknown alert', { alert_config_id: 9 }, 'alert_config_id'],
])('API-03 saving with %s writes nothing and names the field', async (_, changes, param) => {
  const before = await rowCount();
  const body = { ...owner, search_what_id: 1, search_location_id: null, ...changes };
  expect(await api.send('POST /job_search', { body }, 'candidate')).toMatchObject({
    status: 400,
    body: { code: 'validation.failed', param },
  });
  expect(await rowCount()).toBe(before);
});

test('SAVE-06 the alert update changes the alert; the label follows from the id', async () => {
  const body = { alert_label: 'irgendwas', alert_config_id: 2 };
  const sample = { params: { id: CANDIDATE_SEARCH_ID }, body };
  const { body: changed } = await api.send('PATCH /job_search/{id}/alert', sample, 'candidate');
  expect(changed).toMatchObject({ alert_config_id: 2, alert_contig_label: '1x Täglich' });
});

test.each([
  [{ title: 'Mein Titel' }, { title: 'Mein Titel', search_what_id: 2 }],
  [{ search_what_id: 4, search_what_label: 'egal' }, { search_what_label: 'Gärtner/in' }],
  [{ alert_config_id: 3 }, { alert_contig_label: 'Keine Email senden' }],
  [
    { search_location_id: 109, search_location_label: 'egal', regions_id: 1, radius: 5 },
    {
      search_location_label: 'Bayern',
      map_location_label: 'Bayern',
      regions_id: 109,
      postal_code: null,
      radius: 0,
      latitude: null,
    },
  ],
  [
    { search_location_id: 1_803_312 },
    {
      search_location_label: '80331 München, Umkreis 25 km',
      map_location_label: '80331 München',
      postal_code: '80331',
      radius: 25,
      latitude: expect.closeTo(48.14, 1),
      longitude: expect.closeTo(11.57, 1),
    },
  ],
  [{ search_location_id: -1 }, { search_location_label: 'Alle Regionen und Postleitzahlen' }],
  [{ search_location_id: null }, { search_location_label: null, map_location_label: null }],
])('EDIT-02 PATCH with %p changes that and nothing else', async (body, expected) => {
  const before = (await one(CANDIDATE_SEARCH_ID)).body;
  const sample = { params: { id: CANDIDATE_SEARCH_ID }, body };
  const { status, body: changed } = await api.send('PATCH /job_search/{id}', sample, 'candidate');
  expect(status).toBe(200);
  expect(changed).toMatchObject(expected);
  const untouched = ['search_what_id', 'search_location_id', 'alert_config_id'] as const;
  for (const field of untouched.filter((name) => !(name in body))) {
    expect([field, changed[field]]).toEqual([field, before[field]]);
  }
});

test('EDIT-02 a place without its id is refused', async () => {
  const sample = {
    params: { id: CANDIDATE_SEARCH_ID },
    body: { radius: 25, postal_code: '80331' },
  };
  expect(await api.send('PATCH /job_search/{id}', sample, 'candidate')).toMatchObject({
    status: 400,
    body: { param: 'search_location_id' },
  });
});

test('EDIT-03 an automatic search shows the profile, and only its alert can be changed', async () => {
  const id = await autoId();
  expect((await one(id)).body).toMatchObject({
    type: 'auto',
    postal_code: '50667',
    radius: 10,
    map_location_label: '50667 Köln',
    latitude: expect.closeTo(50.94, 1),
    longitude: expect.closeTo(6.96, 1),
    _candidate: {
      display: { potential_jobs_count: 1 },
      location: { postal_code: '50667', radius: 10_000 },
    },
  });
  for (const body of [{ title: 'x' }, { search_what_id: 1 }, { search_location_id: 4 }]) {
    const answer = await api.send('PATCH /job_search/{id}', { params: { id }, body }, 'candidate');
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  const alert = { params: { id }, body: { alert_config_id: 3 } };
  expect((await api.send('PATCH /job_search/{id}', alert, 'candidate')).body).toMatchObject({
    alert_config_id: 3,
    title: 'Stellen, die zu Ihrem Profil passen',
  });
});

test('AGE-03 jobs-113 a deleted search comes back as it was, within a day, for its owner alone', async () => {
  const body = { ...owner, search_what_id: 2, search_location_id: 4, alert_config_id: 2 };
  const { id } = (await api.send('POST /job_search', { body }, 'candidate')).body;
  const params = { id };
  const before = (await one(id)).body;
  const restore = (as: 'candidate' | 'stranger' = 'candidate') =>
    api.send('POST /job_search/{id}/restore', { params }, as);
  expect((await restore()).status).toBe(404);
  await api.send('DELETE /job_search/{id}', { params }, 'candidate');
  expect((await restore('stranger')).status).toBe(404);
  expect((await restore()).status).toBe(200);
  expect((await one(id)).body).toEqual(before);

  await api.send('DELETE /job_search/{id}', { params }, 'candidate');
  const tomorrow = new Date(+api.clock.now + 86_400_001);
  await forgetDeletedSearches(api.db, api.clock.now);
  expect((await restore()).status).toBe(200);
  await api.send('DELETE /job_search/{id}', { params }, 'candidate');
  await forgetDeletedSearches(api.db, tomorrow);
  expect((await restore()).status).toBe(404);
});

test('ACCT-08 a search is deleted; the automatic one stays', async () => {
  const params = { id: CANDIDATE_SEARCH_ID };
  expect((await api.send('DELETE /job_search/{id}', { params }, 'candidate')).status).toBe(200);
  expect((await api.send('DELETE /job_search/{id}', { params }, 'candidate')).status).toBe(404);
  expect((await one(CANDIDATE_SEARCH_ID)).status).toBe(404);
  const auto = { params: { id: await autoId() } };
  expect((await api.send('DELETE /job_search/{id}', auto, 'candidate')).status).toBe(403);
});
