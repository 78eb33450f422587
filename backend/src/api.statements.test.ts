import { type CallKey, JOB_POOL_PAGE_SIZE } from '@silverjobs/contract';
import { openTestApp, type Parts, type TestApp } from './testing/test-app.ts';
import type { Person } from './testing/test-users.ts';

let api: TestApp;
const asked: string[] = [];
beforeAll(async () => {
  api = await openTestApp({
    trace: (statement, work) => {
      asked.push(statement);
      return work();
    },
  });
});
afterAll(() => api.close());

const PAGE = { mode: 'lean', limit: JOB_POOL_PAGE_SIZE, offset: 0 };
const newest = { ...PAGE, order: 'newest' };

/** What is asked for most often. Each statement costs both sides more to send than to answer. */
const calls: [string, number, CallKey, Parts, Person][] = [
  ['own user', 2, 'GET /auth/me', {}, 'candidate'],
  ['own user, an employer', 2, 'GET /auth/me', {}, 'company'],
  ['newest jobs', 4, 'GET /job_demand', { query: newest }, 'candidate'],
  ['newest jobs, deep', 5, 'GET /job_demand', { query: { ...newest, after: 1 } }, 'candidate'],
  // One for each group of which the page shows something.
  ['fitting jobs', 5, 'GET /job_demand', { query: PAGE }, 'candidate'],
  ['number of jobs', 3, 'GET /job_demand', { query: { mode: 'count' } }, 'candidate'],
  ['job', 3, 'GET /job_demand/{id}', { params: { id: 1 } }, 'candidate'],
  ['inbox', 2, 'GET /communication', { query: { limit: 20, offset: 0 } }, 'candidate'],
  ['inbox of an employer', 2, 'GET /communication', { query: { limit: 20 } }, 'company'],
  ['unread messages', 2, 'GET /communication', { query: { mode: 'unread' } }, 'candidate'],
];

test.each(calls)('OPER-10 operation-30 %s takes %i statements', async (_, most, key, parts, as) => {
  // The first one also reads what is the same for everybody and kept.
  await api.sendRaw(key, parts, as);
  asked.length = 0;
  expect((await api.sendRaw(key, parts, as)).status).toBe(200);
  expect(asked).toHaveLength(most);
});
