import { eq } from '../database/drizzle.ts';
import { letters } from '../database/schema.ts';
import { sampleLetter } from '../testing/letter.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(async () => {
  await api.db.delete(letters);
});
afterAll(() => api.close());

const load = () => api.send('GET /letter', {}, 'paidCandidate');
const save = (version: number, employer: string, keep_previous = false) =>
  api.send(
    'PUT /letter',
    {
      body: {
        version,
        keep_previous,
        draft: { ...sampleLetter, parts: { ...sampleLetter.parts, employer } },
      },
    },
    'paidCandidate',
  );
const employerOf = async () => (await load()).body.draft?.parts.employer;

test('TALK-15 nothing is stored at first; a saved letter comes back whole, with its versions', async () => {
  expect((await load()).body).toEqual({
    version: 0,
    draft: null,
    previous: null,
    updated_at: null,
  });
  const saved = await api.send(
    'PUT /letter',
    { body: { version: 0, draft: sampleLetter } },
    'paidCandidate',
  );
  expect(saved.body).toMatchObject({ version: 1, draft: sampleLetter, previous: null });
  expect((await load()).body).toEqual(saved.body);
});

test('TALK-15 of two windows with the same version the second is refused, and nothing is lost', async () => {
  const both = await Promise.all([save(0, 'A'), save(0, 'B')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await save(1, 'C')).status).toBe(200);
  expect(await save(1, 'D')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await employerOf()).toBe('C');
});

test('TALK-15 the letter that another one replaces is kept', async () => {
  await save(0, 'A');
  await save(1, 'B', true);
  await save(2, 'C');
  expect((await load()).body).toMatchObject({
    version: 3,
    draft: { parts: { employer: 'C' } },
    previous: { parts: { employer: 'A' } },
  });
});

test('TALK-15 a letter belongs to one user and to silver+', async () => {
  await save(0, 'A');
  expect(await api.send('DELETE /letter', {}, 'company')).toMatchObject({ status: 403 });
  for (const as of ['candidate', 'stranger'] as const) {
    expect(await api.send('GET /letter', {}, as)).toMatchObject({
      status: 403,
      body: { code: 'feature.locked' },
    });
  }
  expect(await employerOf()).toBe('A');
});

test('TALK-15 ACCT-11 the letter is in the export and goes with the account; deleted it is gone', async () => {
  await save(0, 'A');
  const account = await api.send('GET /account/export', {}, 'paidCandidate');
  expect(account.body.letter?.draft?.parts.employer).toBe('A');
  expect((await api.send('GET /account/export', {}, 'candidate')).body.letter).toBeNull();
  await api.send('DELETE /letter', {}, 'paidCandidate');
  expect((await load()).body).toMatchObject({ version: 0, draft: null });
  await save(0, 'B');
  const { usersId } = testUsers.paidCandidate;
  await api.send('DELETE /users/{id}', { params: { id: usersId } }, 'paidCandidate');
  expect(await api.db.$count(letters, eq(letters.usersId, usersId))).toBe(0);
});
