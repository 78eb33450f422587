import { eq, sql } from '../database/drizzle.ts';
import { jobSearches } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { CANDIDATE_SEARCH_ID } from '../testing/test-users.ts';
import { ALERT_NEVER_ID } from './alert-frequency.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('SAVE-06 an alert that cannot be changed wholly stays as it was', async () => {
  const load = () =>
    api.db.select().from(jobSearches).where(eq(jobSearches.id, CANDIDATE_SEARCH_ID));
  const before = await load();
  expect(before[0]?.alertConfigId).not.toBe(ALERT_NEVER_ID);
  await api.db.execute(sql`alter table job_alerts rename to job_alerts_away`);
  const call = {
    params: { id: CANDIDATE_SEARCH_ID },
    body: { alert_label: 'Keine Email senden', alert_config_id: ALERT_NEVER_ID },
  };
  const answer = await api.sendRaw('PATCH /job_search/{id}/alert', call, 'candidate');
  expect(answer.status).toBe(500);
  expect(await load()).toEqual(before);
});
