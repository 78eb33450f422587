import { JOB_DRAFTS_MAX } from '@silverjobs/contract';
import { eq } from '../database/drizzle.ts';
import { jobDrafts } from '../database/schema.ts';
import { colleagueIds, insertColleagues } from '../testing/colleagues.ts';
import { employerJobSample } from '../testing/employers.ts';
import { JOB_ID } from '../testing/jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

const KEY = 'bb8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e';
const { clientId } = testUsers.company;

let api: TestApp;
let colleague: { token: string };
beforeAll(async () => {
  api = await openTestApp();
  colleague = { token: (await insertColleagues(api.db)).owner };
});
beforeEach(async () => {
  await api.db.delete(jobDrafts);
});
afterAll(() => api.close());

type As = 'company' | 'privateEmployer' | { token: string };
const contentOf = (title: string) => ({ fields: { title, positionId: 61 }, over: null });
const save = (version: number, title: string, as: As = 'company', key = KEY) =>
  api.sendRaw(
    'PUT /job_draft/{key}',
    { params: { key }, body: { version, draft: contentOf(title), keep_previous: version > 1 } },
    as,
  );
const load = async (as: As = 'company', key = KEY) =>
  (await api.send('GET /job_draft/{key}', { params: { key } }, as)).body;
const list = async (as: As) => (await api.send('GET /job_draft', {}, as)).body;

test('REACH-09 employers-88 a draft is the employer’s: colleagues see it and go on with it, others do not', async () => {
  expect(await load()).toMatchObject({ version: 0, draft: null });
  await save(0, 'Empfang');
  expect(await list(colleague)).toMatchObject([
    { key: KEY, title: 'Empfang', job_demand_id: null, saved_by: testUsers.company.email },
  ]);
  expect((await save(1, 'Empfang am Vormittag', colleague)).status).toBe(200);
  expect(await load()).toMatchObject({
    version: 2,
    draft: contentOf('Empfang am Vormittag'),
    saved_by: 'Kollegin owner',
  });
  expect(await load(colleague)).toMatchObject({ saved_by: null });
  // The same name at another employer is another draft.
  expect(await load('privateEmployer')).toMatchObject({ version: 0, draft: null });
  expect(await list('privateEmployer')).toEqual([]);
  await api.send('DELETE /job_draft/{key}', { params: { key: KEY } }, 'privateEmployer');
  expect(await load()).toMatchObject({ version: 2 });
});

test('REACH-09 employers-88 of two people the second is refused, and what is replaced is kept', async () => {
  const both = await Promise.all([save(0, 'A'), save(0, 'B', colleague)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await save(1, 'C')).status).toBe(200);
  expect(await save(1, 'D', colleague)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  await save(2, 'D', colleague);
  expect(await load()).toMatchObject({ draft: contentOf('D'), previous: contentOf('C') });
});

test('REACH-09 employers-88 a draft without a title is called by how its text begins', async () => {
  const description = `**Hilfe** im Büro gesucht\n- Post\n- Telefon`;
  const draft = { fields: { title: ' ', description }, over: null };
  const body = { version: 0, draft };
  await api.send('PUT /job_draft/{key}', { params: { key: KEY }, body }, 'company');
  expect(await list('company')).toMatchObject([{ title: 'Hilfe im Büro gesucht' }]);
});

test('REACH-09 employers-88 changes of an advertisement are one draft, named by it until they have a title', async () => {
  const key = `job-${JOB_ID}`;
  await save(0, '', 'company', key);
  const [draft] = await list(colleague);
  expect(draft).toMatchObject({ key, job_demand_id: JOB_ID });
  expect(draft?.title).not.toBe('');
  expect((await save(0, 'x', 'privateEmployer', key)).status).toBe(404);
});

test('REACH-09 employers-88 a posted draft is gone, also when the page hears nothing of it', async () => {
  await save(0, employerJobSample.title);
  const body = { ...employerJobSample, client_key: KEY, net_cents: 4_900 };
  expect((await api.sendRaw('POST /job_demand', { body }, 'company')).status).toBe(200);
  expect(await list('company')).toEqual([]);
});

test('REACH-09 employers-88 a draft stays when its writer leaves', async () => {
  await save(0, 'Empfang', colleague);
  const gone = { params: { id: colleagueIds.owner } };
  expect((await api.sendRaw('DELETE /colleague/{id}', gone, 'company')).status).toBe(200);
  expect(await list('company')).toMatchObject([{ title: 'Empfang' }]);
});

test.each([
  ['no key of ours', 'x', contentOf('x')],
  ['too much text', KEY, contentOf('x'.repeat(20_001))],
  [
    'too many fields',
    KEY,
    {
      fields: Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`f${n}`, 'x'])),
      over: null,
    },
  ],
])('REACH-09 employers-88 %s is refused', async (_, key, draft) => {
  const body = { version: 0, draft };
  expect(
    (await api.sendRaw('PUT /job_draft/{key}', { params: { key }, body }, 'company')).status,
  ).toBe(400);
  expect(await api.db.$count(jobDrafts)).toBe(0);
});

test('REACH-09 employers-88 more drafts than anybody finds again are refused with a sentence', async () => {
  const draft = contentOf('x');
  const updatedAt = api.clock.now;
  await api.db.insert(jobDrafts).values(
    Array.from({ length: JOB_DRAFTS_MAX }, (_, n) => ({
      clientId,
      key: `k${n}`,
      version: 1,
      draft,
      updatedAt,
    })),
  );
  const refused = await save(0, 'Noch einer');
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate.limited' } });
  expect((refused.body as { message: string }).message).toContain(`${JOB_DRAFTS_MAX} Entwürfe`);
  expect(await api.db.$count(jobDrafts, eq(jobDrafts.clientId, clientId))).toBe(JOB_DRAFTS_MAX);
});
