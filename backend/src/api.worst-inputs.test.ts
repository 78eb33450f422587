import { openTestApp, type TestApp } from './testing/test-app.ts';
import { worstInputs } from './testing/worst-inputs.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

// Their time is measured by `pnpm --filter backend bench:inputs`; here all are taken, none refused unread.
test.each([...new Set(worstInputs.map(({ key }) => key))])(
  'TRUST-10 %s answers the worst texts of the allowed length',
  async (key) => {
    for (const { piece, parts, as } of worstInputs.filter((input) => input.key === key)) {
      const { status } = await api.sendRaw(key, parts, as);
      expect([piece, status]).toEqual([piece, 200]);
    }
  },
);
