import { eq } from '../database/drizzle.ts';
import { cvs } from '../database/schema.ts';
import { sampleCv } from '../testing/cv.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { insertSession, testUsers } from '../testing/test-users.ts';

const END_OF_NIGHT = new Date('2027-01-01T02:00:00Z');

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(async () => {
  await api.db.delete(cvs);
});
afterAll(() => api.close());

const load = () => api.send('GET /cv', {}, 'paidCandidate');
const save = (version: number, name: string, keep_previous = false) =>
  api.send(
    'PUT /cv',
    {
      body: {
        version,
        keep_previous,
        draft: { ...sampleCv, person: { ...sampleCv.person, name } },
      },
    },
    'paidCandidate',
  );
const nameOf = async () => (await load()).body.draft?.person.name;

test('AI-13 nothing is stored at first; what is saved comes back whole, with time and version', async () => {
  expect((await load()).body).toEqual({
    version: 0,
    draft: null,
    previous: null,
    updated_at: null,
    year: 2026,
  });
  const saved = await api.send(
    'PUT /cv',
    { body: { version: 0, draft: sampleCv } },
    'paidCandidate',
  );
  expect(saved.body).toMatchObject({ version: 1, draft: sampleCv, previous: null });
  expect(saved.body.updated_at).toBe(api.clock.now.getTime());
  expect((await load()).body).toEqual(saved.body);
});

test('AI-13 the year turns at midnight in Germany', async () => {
  const before = api.clock.now;
  api.clock.now = new Date('2026-12-31T23:30:00Z');
  const token = await insertSession(api.db, testUsers.paidCandidate.usersId, END_OF_NIGHT);
  expect((await api.send('GET /cv', {}, { token })).body.year).toBe(2027);
  api.clock.now = before;
});

test('AI-13 of two windows with the same version the second is refused, also at the first saving', async () => {
  const both = await Promise.all([save(0, 'A'), save(0, 'B')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const first = await nameOf();
  expect((await save(1, 'C')).status).toBe(200);
  expect(await save(1, 'D')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await save(0, 'E')).toMatchObject({ status: 409 });
  expect(['A', 'B']).toContain(first);
  expect(await nameOf()).toBe('C');
});

test('AI-13 what is replaced as a whole is kept, until the next such change', async () => {
  await save(0, 'A');
  await save(1, 'B', true);
  await save(2, 'C');
  expect((await load()).body).toMatchObject({
    version: 3,
    draft: { person: { name: 'C' } },
    previous: { person: { name: 'A' } },
  });
});

test('AI-13 a CV belongs to one user and to silver+', async () => {
  await save(0, 'A');
  expect(await api.send('DELETE /cv', {}, 'company')).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect(await nameOf()).toBe('A');
  for (const as of ['candidate', 'stranger'] as const) {
    expect(await api.send('GET /cv', {}, as)).toMatchObject({
      status: 403,
      body: { code: 'feature.locked' },
    });
  }
});

test.each([
  ['another kind of picture', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['an address', 'https://foreign.example/x.jpg'],
  ['one that is too large', `data:image/jpeg;base64,${'A'.repeat(120_000)}`],
])('AI-13 as photo %s is refused', async (_, source) => {
  const body = { version: 0, draft: { ...sampleCv, photo: { source, ratio: 1 } } };
  expect(await api.send('PUT /cv', { body }, 'paidCandidate')).toMatchObject({
    status: 400,
    body: { code: 'validation.failed' },
  });
});

test('AI-13 ACCT-11 the CV is in the export and goes with the account; deleted it is gone', async () => {
  await save(0, 'A');
  const account = await api.send('GET /account/export', {}, 'paidCandidate');
  expect(account.body.cv?.draft?.person.name).toBe('A');
  expect((await api.send('GET /account/export', {}, 'candidate')).body.cv).toBeNull();
  await api.send('DELETE /cv', {}, 'paidCandidate');
  expect((await load()).body).toMatchObject({ version: 0, draft: null });
  await save(0, 'B');
  const { usersId } = testUsers.paidCandidate;
  await api.send('DELETE /users/{id}', { params: { id: usersId } }, 'paidCandidate');
  expect(await api.db.$count(cvs, eq(cvs.usersId, usersId))).toBe(0);
});
