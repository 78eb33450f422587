import { jobDemands } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { jobsSaying } from './jobs-saying.ts';

/** More than are named one by one, and fewer than are looked at. */
const JOBS = 900;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await api.db.insert(jobDemands).values(
    Array.from({ length: JOBS }, (_, at) => ({
      id: 950_000 + at,
      clientId: testUsers.company.clientId,
      title: at % 2 === 0 ? 'Quittenernte' : 'Quittengelee',
      description: at % 3 === 0 ? '<p>Mit Quarktorte.</p>' : '<p>Ohne.</p>',
      jobTypeId: 1,
    })),
  );
});
afterAll(() => api.close());

test('REACH-06 of the newest it is known how many say what is asked, and what few say is named', async () => {
  const asked = async (words: string[], marks: string[][] = []) =>
    jobsSaying(api.db, { words, marks });
  const { said, named } = await asked(['Quitten'], [['k1', 'k2']]);
  expect(named).toBeUndefined();
  // Others are of that kind as well.
  const [saying, ofKind] = (said?.parts ?? []).map((part) => Math.round(part * 2_000));
  expect(saying).toBe(JOBS);
  expect(ofKind).toBeGreaterThan(JOBS);
  expect(said?.newest).toEqual([
    { workLoadId: null, jobTypeId: 1, homeofficeId: 1, part: expect.closeTo(JOBS / 2_000, 6) },
  ]);
  const both = await asked(['Quittenernte', 'Quarktorte']);
  expect(both.named).toHaveLength(JOBS / 6);
  const none = await asked(['Quittenernte'], [['k2']]);
  expect(none.named).toEqual([]);
});
