import { jobFigures } from '../database/schema.ts';
import { JOB_ID } from '../testing/jobs.ts';
import { openTestApp } from '../testing/test-app.ts';
import { deleteOldJobFigures } from './job-figures.ts';

test('REACH-11 employers-63 what is shown, opened and saved is counted, and nobody with it', async () => {
  const api = await openTestApp();
  const params = { id: JOB_ID };
  for (const as of ['candidate', 'candidate', 'stranger', 'company'] as const) {
    await api.send('GET /job_demand/{id}', { params }, as);
  }
  await api.send('GET /public_job/{id}', { params }, null);
  const { body: list } = await api.sendRaw(
    'GET /job_demand',
    { query: { mode: 'lean' } },
    'candidate',
  );
  await api.send('POST /saved_job', { body: { job_demand_id: JOB_ID } }, 'candidate');
  const listed = (list as { id: number }[]).filter(({ id }) => id === JOB_ID).length;
  const { body: before } = await api.send('GET /job_demand/{id}/figures', { params }, 'company');
  expect(before.days).toEqual([]);
  // What was counted is written when the server ends, at the latest.
  await api.app.close();
  const rows = await api.db.select().from(jobFigures);
  const ofJob = rows.filter((row) => row.jobDemandId === JOB_ID);
  expect(ofJob.sort((one, other) => one.source.localeCompare(other.source))).toMatchObject([
    { source: 'pool', shown: listed, opened: 3, saved: 1 },
    { source: 'public', shown: 0, opened: 1, saved: 0 },
  ]);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    'day',
    'jobDemandId',
    'ledAway',
    'opened',
    'saved',
    'shown',
    'source',
  ]);
  await deleteOldJobFigures(api.db, new Date(api.clock.now.getTime() + 401 * 86_400_000));
  expect(await api.db.$count(jobFigures)).toBe(0);
  await api.database.close();
});
