import { alias, eq, lte, sql } from '../database/drizzle.ts';
import { postalCodes } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { codesNear } from './codes-within.ts';
import { kilometres } from './distance.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test.each([5, 25, 100, 21_000])(
  'REACH-06 jobs-60 what lies within %i km is what the database measures',
  async (radiusKm) => {
    const centres = alias(postalCodes, 'centres');
    const rows = await api.db.select({ code: postalCodes.code }).from(postalCodes).limit(3);
    for (const { code } of rows) {
      const km = sql<number>`${kilometres(centres, postalCodes)}`;
      const expected = await api.db
        .select({ code: postalCodes.code, km })
        .from(centres)
        .innerJoin(postalCodes, lte(km, radiusKm))
        .where(eq(centres.code, code))
        .orderBy(postalCodes.code);
      const near = await codesNear(api.db, code, radiusKm);
      expect(near.map((place) => place.code)).toEqual(expected.map((place) => place.code));
      for (const [at, place] of near.entries())
        expect(place.km).toBeCloseTo(expected[at]?.km ?? -1, 9);
    }
  },
);

test('jobs-60 nothing is near an unknown code', async () => {
  expect(await codesNear(api.db, '00000', 25)).toEqual([]);
});
