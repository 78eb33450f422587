import { eq } from '../database/drizzle.ts';
import { communications, jobDemands, jobFigures } from '../database/schema.ts';
import { CONVERSATION_ID, CONVERSATION_JOB_ID, insertMessage } from '../testing/conversations.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await insertMessage(api.db);
});
afterAll(() => api.close());

const params = { id: CONVERSATION_JOB_ID };
const { company } = testUsers;

test('REACH-11 employers-63 the numbers of a job by day and place, with its applications', async () => {
  await api.db.insert(jobFigures).values([
    { jobDemandId: CONVERSATION_JOB_ID, day: '2026-11-20', source: 'public', shown: 9, opened: 4 },
    { jobDemandId: CONVERSATION_JOB_ID, day: '2026-11-20', source: 'pool', shown: 30, saved: 2 },
  ]);
  await api.db
    .update(communications)
    // Half an hour after midnight in Germany is another day by UTC.
    .set({ createdAt: new Date('2026-11-20T23:30:00Z') })
    .where(eq(communications.id, CONVERSATION_ID));
  const { body } = await api.send('GET /job_demand/{id}/figures', { params }, 'company');
  expect(body.days).toEqual([
    { day: '2026-11-20', source: 'pool', shown: 30, opened: 0, saved: 2, applied: 0, led_away: 0 },
    { day: '2026-11-20', source: 'public', shown: 9, opened: 4, saved: 0, applied: 0, led_away: 0 },
    { day: '2026-11-21', source: 'pool', shown: 0, opened: 0, saved: 0, applied: 1, led_away: 0 },
  ]);
  const query = { words: String(CONVERSATION_JOB_ID) };
  const list = await api.sendRaw('GET /job_demand/own', { query }, 'company');
  expect(list.body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: CONVERSATION_JOB_ID, shown: 39, opened: 4 }),
    ]),
  );
});

async function file(format: 'pdf' | 'csv') {
  const sample = { params, query: { format } };
  const { body } = await api.send('GET /job_demand/{id}/applications_file', sample, 'company');
  return { name: body.file_name, bytes: Buffer.from(body.content, 'base64') };
}

test('REACH-11 employers-64 the applications as CSV, harmless in a spreadsheet, and as PDF', async () => {
  await api.db
    .update(communications)
    .set({
      note: '=HYPERLINK("x")',
      decision: 'trial',
      contactData: {
        salutation_id: 1,
        first_name: 'Karl',
        last_name: 'Otto',
        phone: '0221 1',
        email: 'karl@test.example',
      },
    })
    .where(eq(communications.id, CONVERSATION_ID));
  const csv = await file('csv');
  expect(csv.name).toMatch(/^Bewerbungen-Anzeige-5-\d{4}-\d\d-\d\d\.csv$/);
  const [head, row] = csv.bytes.toString().trim().split('\n');
  expect(head).toContain('Eingang;Name;Telefon;E-Mail;Stand;Letzte Nachricht;Notiz');
  expect(row).toMatch(/Karl Otto;0221 1;karl@test\.example;Probearbeit;/);
  expect(row).toContain(`'=HYPERLINK`);
  const { extractText } = await import('unpdf');
  const { text } = await extractText(new Uint8Array((await file('pdf')).bytes), {
    mergePages: true,
  });
  for (const words of ['Karl Otto', 'karl@test.example', 'Stand: Probearbeit', 'Eine Bewerbung']) {
    expect(text).toContain(words);
  }
});

test('REACH-11 employers-65 500 own jobs are searched, ordered and counted', async () => {
  const [model] = await api.db
    .select()
    .from(jobDemands)
    .where(eq(jobDemands.id, CONVERSATION_JOB_ID));
  if (!model) throw new Error('There is no such job');
  const { id: _, key: __, clientKey: ___, ...values } = model;
  await api.db.insert(jobDemands).values(
    Array.from({ length: 500 }, (_unused, index) => ({
      ...values,
      clientId: company.clientId,
      title: index === 7 ? '100%_Kranführer gesucht' : `Aushilfe ${index}`,
      endsAt: new Date(Date.UTC(2027, 0, 1 + (index % 300))),
    })),
  );
  const ask = async (query: object) =>
    (await api.sendRaw('GET /job_demand/own', { query }, 'company')).body as {
      id: number;
      title: string;
      ends_at: number;
    }[];
  const titles = async (query: object) => (await ask(query)).map(({ title }) => title);
  expect(await titles({ words: 'kranführer gesucht' })).toEqual(['100%_Kranführer gesucht']);
  expect(await titles({ words: '100%_' })).toEqual(['100%_Kranführer gesucht']);
  const count = await api.sendRaw(
    'GET /job_demand/own',
    { query: { mode: 'count', words: 'aushilfe' } },
    'company',
  );
  expect(count.body).toEqual({ id: 499 });
  const ends = (await ask({ words: 'aushilfe', order: 'ending' })).map(({ ends_at }) => ends_at);
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  expect((await titles({ order: 'title' }))[0]).toBe('100%_Kranführer gesucht');
  expect((await ask({ order: 'unread' }))[0]?.id).toBe(CONVERSATION_JOB_ID);
  expect((await ask({ order: 'applications' }))[0]?.id).toBe(CONVERSATION_JOB_ID);
  const pages = new Set<number>();
  for (let offset = 0; offset < 499; offset += 20) {
    for (const { id } of await ask({ words: 'aushilfe', order: 'title', limit: 20, offset }))
      pages.add(id);
  }
  expect(pages.size).toBe(499);
});
