import type { ApplicationOverview } from '@silverjobs/contract';
import { eq } from '../database/drizzle.ts';
import { communications, jobDemands, messages } from '../database/schema.ts';
import { jobRows } from '../testing/jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(communications));

const { candidate, company, stranger } = testUsers;
const [job] = jobRows.filter(({ status, client_id }) => {
  return status === 'active' && client_id === company.clientId;
});
const jobId = job?.id ?? 0;

type Line = { readonly from: 'candidate' | 'employer'; readonly read: boolean };

/** A conversation whose messages come a minute after each other, the last one an hour ago. */
async function converse(
  lines: readonly Line[],
  values: Partial<typeof communications.$inferInsert> = {},
): Promise<number> {
  const end = api.clock.now.getTime() - 3_600_000;
  const at = (index: number) => new Date(end - (lines.length - 1 - index) * 60_000);
  const contactData = 'anonymous' as const;
  const [row] = await api.db
    .insert(communications)
    .values({
      type: 'application',
      sendingUsersId: candidate.usersId,
      clientId: company.clientId,
      candidateId: candidate.candidateId,
      jobDemandId: jobId,
      contactData,
      createdAt: at(0),
      lastMessageAt: new Date(end),
      ...values,
    })
    .returning({ id: communications.id });
  const id = row?.id ?? 0;
  for (const [index, { from, read }] of lines.entries()) {
    await api.db.insert(messages).values({
      conversationId: id,
      type: 'application',
      message: 'Guten Tag',
      sendingUsersId: from === 'candidate' ? candidate.usersId : company.usersId,
      contactData,
      createdAt: at(index),
      readAt: read ? api.clock.now : null,
    });
  }
  return id;
}

async function overview(as: 'candidate' | 'stranger' = 'candidate') {
  const { body } = await api.send('GET /application', { query: {} }, as);
  return body as ApplicationOverview[];
}

const own = (read: boolean): Line => ({ from: 'candidate', read });
const theirs = (read: boolean): Line => ({ from: 'employer', read });

test.each<[string, Line[], string, string, number]>([
  ['sent', [own(false)], 'sent', 'wait', 0],
  ['read', [own(true)], 'read', 'wait', 0],
  ['answered, unread', [own(true), theirs(false)], 'answered', 'read_answer', 1],
  ['answered, read', [own(true), theirs(true)], 'answered', 'reply', 0],
  ['replied', [own(true), theirs(true), own(false)], 'answered', 'wait', 0],
])('a contact that is %s', async (_name, lines, state, next_step, unread) => {
  const id = await converse(lines);
  expect(await overview()).toMatchObject([
    {
      communication_id: id,
      type: 'application',
      state,
      next_step,
      unread,
      job_open: true,
      last_message_at: api.clock.now.getTime() - 3_600_000,
      _client: { profile_name: 'Weber Holzbau GmbH' },
      _job_demand: { id: jobId, title: job?.title },
    },
  ]);
});

test('an employer who wrote first waits for an answer', async () => {
  const values = { type: 'outreach', sendingUsersId: company.usersId } as const;
  await converse([theirs(false)], { ...values, jobDemandId: null });
  expect(await overview()).toMatchObject([
    { type: 'outreach', next_step: 'read_answer', job_open: false, _job_demand: null },
  ]);
});

test('a closed job keeps its title and shows as closed', async () => {
  await converse([own(true)]);
  const set = (status: 'closed' | 'active') =>
    api.db.update(jobDemands).set({ status }).where(eq(jobDemands.id, jobId));
  await set('closed');
  const found = await overview();
  await set('active');
  expect(found).toMatchObject([
    { state: 'closed', next_step: 'look_further', job_open: false, _job_demand: { id: jobId } },
  ]);
});

test('the newest message comes first, in pages', async () => {
  const made: number[] = [];
  for (const { id } of jobRows.slice(0, 5)) {
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    made.unshift(await converse([own(false)], { jobDemandId: id }));
  }
  const page = async (offset: number) => {
    const query = { limit: 2, offset };
    const { body } = await api.send('GET /application', { query }, 'candidate');
    return (body as ApplicationOverview[]).map((row) => row.communication_id);
  };
  expect([...(await page(0)), ...(await page(2)), ...(await page(4))]).toEqual(made);
  const count = await api.send('GET /application', { query: { mode: 'count' } }, 'candidate');
  expect(count.body).toEqual({ id: 5 });
});

test('API-02 contacts of others are not shown', async () => {
  await converse([own(true)]);
  expect(await overview('stranger')).toEqual([]);
  expect(stranger.candidateId).not.toBe(candidate.candidateId);
});

/** What a file holds. */
async function fileOf(format: 'pdf' | 'csv') {
  const { body } = await api.send('GET /application/file', { query: { format } }, 'candidate');
  return { name: body.file_name, bytes: Buffer.from(body.content, 'base64') };
}

test('REACH-03 all applications with their dates as CSV, harmless in a spreadsheet', async () => {
  await api.db.update(jobDemands).set({ title: '=HYPERLINK("x")' }).where(eq(jobDemands.id, jobId));
  await converse([{ from: 'candidate', read: true }]);
  await converse([{ from: 'employer', read: false }], { type: 'outreach', jobDemandId: null });
  const { name, bytes } = await fileOf('csv');
  expect(name).toMatch(/^Bewerbungen-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...rows] = bytes.toString().trim().split('\n');
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(head).toBe('Datum;Arbeitgeber;Stelle;Ort;Stand;Letzte Nachricht;Art');
  expect(rows).toHaveLength(2);
  const text = rows.join('\n');
  expect(text).toContain(`"'=HYPERLINK`);
  expect(text).toContain('Vom Arbeitgeber gelesen');
  expect(text).toContain('Bewerbung gesendet');
  expect(text).toContain('Vom Arbeitgeber angeschrieben');
  expect(text).toMatch(/\d\d\.\d\d\.\d{4};/);
  await api.db
    .update(jobDemands)
    .set({ title: job?.title ?? '' })
    .where(eq(jobDemands.id, jobId));
});

test('REACH-03 the list begins with the oldest, whoever wrote last', async () => {
  const day = (date: string) => new Date(`${date}T10:00:00Z`);
  await converse([own(true)], { createdAt: day('2026-03-02'), lastMessageAt: day('2026-03-03') });
  await converse([own(true)], {
    createdAt: day('2026-03-01'),
    lastMessageAt: day('2026-03-09'),
    type: 'outreach',
    jobDemandId: null,
  });
  const { bytes } = await fileOf('csv');
  expect(bytes.toString().match(/^\d\d\.\d\d\.\d{4}/gm)).toEqual(['01.03.2026', '02.03.2026']);
});

test('REACH-03 the same list as a PDF with the name of the candidate', async () => {
  await converse([{ from: 'candidate', read: false }]);
  const { extractText } = await import('unpdf');
  const { bytes } = await fileOf('pdf');
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  for (const words of ['Liste meiner Bewerbungen', 'Renate', 'Eine Bewerbung', 'Stand: Gesendet']) {
    expect(text).toContain(words);
  }
});
