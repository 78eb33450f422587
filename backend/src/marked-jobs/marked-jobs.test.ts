import { HIDDEN_JOBS_MAX, SAVED_JOBS_MAX } from '@silverjobs/contract';
import { bulkInsert } from '../database/bulk-insert.ts';
import { eq } from '../database/drizzle.ts';
import { hiddenJobs, jobDemands, savedJobs } from '../database/schema.ts';
import { postalCodeOptionId } from '../places/option-id.ts';
import { CLOSED_JOB_ID, jobRows } from '../testing/jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(savedJobs);
  await api.db.delete(hiddenJobs);
});

const open = jobRows.filter((job) => job.status === 'active').map((job) => job.id);
const [first = 0, second = 0, third = 0] = open;

const save = (id: number) =>
  api.sendRaw('POST /saved_job', { body: { job_demand_id: id } }, 'candidate');
const hide = (id: number) =>
  api.sendRaw('POST /hidden_job', { body: { job_demand_id: id } }, 'candidate');
const ids = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);

async function savedIds(as: 'candidate' | 'stranger' = 'candidate') {
  return ids((await api.send('GET /saved_job', { query: {} }, as)).body);
}

test('saved jobs are listed, the one saved last first, and marked in every list', async () => {
  for (const id of [second, first]) {
    await save(id);
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
  }
  const { body } = await api.sendRaw('GET /saved_job', { query: {} }, 'candidate');
  expect(body).toMatchObject([
    { id: first, _saved: true, state: 'open', kept_at: api.clock.now.getTime() - 1_000 },
    { id: second, _saved: true, state: 'open' },
  ]);
  const query = { mode: 'lean', limit: 100 } as const;
  const list = await api.send('GET /job_demand', { query }, 'candidate');
  const marked = (list.body as { id: number; _saved: boolean }[]).filter((job) => job._saved);
  expect(ids(marked).sort()).toEqual([first, second].sort());
  const detail = await api.send('GET /job_demand/{id}', { params: { id: first } }, 'candidate');
  expect(detail.body).toMatchObject({ _saved: true, _hidden: false });
});

test('saving twice, also at the same time, saves once', async () => {
  const answers = await Promise.all([save(first), save(first), save(first)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const count = await api.send('GET /saved_job', { query: { mode: 'count' } }, 'candidate');
  expect(count.body).toEqual({ id: 1 });
});

test('a saved job that the employer closes stays in the list, marked as closed', async () => {
  await save(first);
  const close = (status: 'closed' | 'active') =>
    api.db.update(jobDemands).set({ status }).where(eq(jobDemands.id, first));
  await close('closed');
  const { body } = await api.sendRaw('GET /saved_job', { query: {} }, 'candidate');
  await close('active');
  expect(body).toMatchObject([{ id: first, state: 'closed' }]);
});

test('a job that is taken off the list is gone; once more is fine', async () => {
  await save(first);
  for (const _ of [1, 2]) {
    const answer = await api.send('DELETE /saved_job/{id}', { params: { id: first } }, 'candidate');
    expect(answer.status).toBe(200);
  }
  expect(await savedIds()).toEqual([]);
});

test.each([
  ['unknown', 999_999, 404, 'not_found'],
  ['closed', CLOSED_JOB_ID, 404, 'job_demand.deactivated'],
])('an %s job can be neither saved nor hidden', async (_name, id, status, code) => {
  expect(await save(id)).toMatchObject({ status, body: { code } });
  expect(await hide(id)).toMatchObject({ status, body: { code } });
});

test('API-02 what one has saved or hidden, another neither sees nor loses', async () => {
  await save(first);
  await hide(second);
  await api.send('DELETE /saved_job/{id}', { params: { id: first } }, 'stranger');
  await api.send('DELETE /hidden_job/{id}', { params: { id: second } }, 'stranger');
  expect(await savedIds('stranger')).toEqual([]);
  expect(await savedIds()).toEqual([first]);
  const count = { query: { mode: 'count' } } as const;
  const seen = await api.send('GET /job_demand', count, 'stranger');
  const own = await api.send('GET /job_demand', count, 'candidate');
  expect(seen.body).toEqual({ id: open.length });
  expect(own.body).toEqual({ id: open.length - 1 });
});

const place = jobRows.find((job) => job.id === first)?.postal_code ?? '';
const position = jobRows.find((job) => job.id === first)?.position_id ?? 0;

type Filter = { search_what_id?: number; search_location_id?: number };

test.each<[string, Filter]>([
  ['no filter', {}],
  ['a position', { search_what_id: position }],
  ['a place', { search_location_id: postalCodeOptionId(place, 10) }],
  ['both', { search_what_id: position, search_location_id: postalCodeOptionId(place, 10) }],
])('hidden jobs are left out of list, count and map alike with %s', async (_name, filter) => {
  const read = async () => {
    const lean = { mode: 'lean', limit: 100, ...filter } as const;
    const list = ids((await api.send('GET /job_demand', { query: lean }, 'candidate')).body);
    const count = { mode: 'count', ...filter } as const;
    const { id } = (await api.send('GET /job_demand', { query: count }, 'candidate')).body as {
      id: number;
    };
    const map = await api.send('GET /job_demand/map', { query: filter }, 'candidate');
    const points = map.body.points.reduce((sum, point) => sum + point.count, 0);
    return { list, count: id, map: map.body.count, points };
  };
  const before = await read();
  expect(before).toMatchObject({ map: before.count, points: before.count });
  await hide(first);
  await hide(third);
  const isThird = (filter.search_what_id ?? filter.search_location_id) === undefined;
  const gone = isThird ? 2 : 1;
  const after = await read();
  expect(after.list).not.toContain(first);
  expect(after).toMatchObject({
    count: before.count - gone,
    map: before.count - gone,
    points: before.count - gone,
  });
  const detail = await api.send('GET /job_demand/{id}', { params: { id: first } }, 'candidate');
  expect(detail.body).toMatchObject({ _hidden: true });
  await api.send('DELETE /hidden_job/{id}', { params: { id: first } }, 'candidate');
  await api.send('DELETE /hidden_job/{id}', { params: { id: third } }, 'candidate');
  expect(await read()).toEqual(before);
});

test('a hidden job is no longer saved, a saved one no longer hidden', async () => {
  await save(first);
  await hide(first);
  expect(await savedIds()).toEqual([]);
  await save(first);
  const hidden = await api.send('GET /hidden_job', { query: {} }, 'candidate');
  expect(hidden.body).toEqual([]);
  await hide(second);
  const again = await api.send('GET /hidden_job', { query: {} }, 'candidate');
  expect(again.body).toMatchObject([{ id: second, _hidden: true, _saved: false }]);
});

test.each([
  ['saved', savedJobs, SAVED_JOBS_MAX, save],
  ['hidden', hiddenJobs, HIDDEN_JOBS_MAX, hide],
])('%s jobs have a limit, which says so and keeps what is there', async (_n, table, most, keep) => {
  const clientId = testUsers.company.clientId;
  const base = 5_000_000;
  await bulkInsert(
    api.db,
    jobDemands,
    Array.from({ length: most }, (_, index) => ({
      id: base + index,
      title: 'Voll',
      clientId,
      description: '',
    })),
  );
  const { candidateId } = testUsers.candidate;
  await bulkInsert(
    api.db,
    table,
    Array.from({ length: most }, (_, index) => ({ candidateId, jobDemandId: base + index })),
  );
  expect(await keep(first)).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('1.000') },
  });
  expect(await keep(base)).toMatchObject({ status: 200 });
  await api.db.delete(jobDemands).where(eq(jobDemands.title, 'Voll'));
});
