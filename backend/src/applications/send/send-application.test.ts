import type { ApplicationInput } from '@silverjobs/contract';
import { eq } from '../../database/drizzle.ts';
import { communications, messages, outbox } from '../../database/schema.ts';
import { CLOSED_JOB_ID, jobRows } from '../../testing/jobs.ts';
import { samples } from '../../testing/samples.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { SHARED_TEMPLATE_ID, testUsers } from '../../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const base = samples['POST /application'].body as ApplicationInput;

const jobs = jobRows.filter(
  (job) => job.status === 'active' && job.client_id === testUsers.company.clientId,
);
/** Another job for every test. */
let next = 0;
function application(changes: Partial<ApplicationInput> = {}) {
  next += 1;
  return { body: { ...base, job_demand_id: jobs[next]?.id ?? 0, ...changes } };
}

async function contactDataOf(id: number) {
  const [row] = await api.db.select().from(communications).where(eq(communications.id, id));
  return row?.contactData;
}

test('CON-06 conversation, message and mail to the employer are written', async () => {
  const sample = application({
    message: '  Guten Tag!  ',
    outreach_template_id: SHARED_TEMPLATE_ID,
  });
  const { status, body } = await api.send('POST /application', sample, 'candidate');
  expect(status).toBe(200);
  expect(body).toEqual({
    id: body.id,
    communication_id: body.id,
    job_demand_id: sample.body.job_demand_id,
    candidate_id: testUsers.candidate.candidateId,
    client_id: testUsers.company.clientId,
    created_at: api.clock.now.getTime(),
  });
  const stored = await api.db.select().from(messages).where(eq(messages.conversationId, body.id));
  expect(stored).toMatchObject([{ message: 'Guten Tag!', type: 'application', readAt: null }]);
  const mails = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, testUsers.company.email));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('https://test.example/redirects/communication?param2=');
});

test('CON-04 blank fields fall back to the stored contact data', async () => {
  const sample = application({
    profile_first_name: '  ',
    profile_last_name: 'Neu',
    profile_phone: '',
    profile_salutation_id: null,
  });
  const { body } = await api.send('POST /application', sample, 'candidate');
  expect(await contactDataOf(body.id)).toEqual({
    salutation_id: 2,
    first_name: 'Renate',
    last_name: 'Neu',
    phone: '0221 1234567',
    email: testUsers.candidate.email,
  });
});

test("CON-03 with 'off' nothing of the contact data leaves, whatever was sent", async () => {
  const sample = application({ show_contact_details: 'off', profile_last_name: 'Geheim' });
  const { body } = await api.send('POST /application', sample, 'candidate');
  expect(await contactDataOf(body.id)).toBe('anonymous');
});

test('CON-05 contact data that is neither given nor stored is asked for', async () => {
  const { candidateId, usersId } = testUsers.stranger;
  const own = { candidate_id: candidateId, users_id: usersId };
  const sample = application({ ...own, profile_first_name: 'Ute', profile_phone: '030 123456' });
  expect(await api.send('POST /application', sample, 'stranger')).toMatchObject({
    status: 400,
    body: {
      param: 'profile_last_name',
      message: 'Bitte füllen Sie die erforderlichen Felder aus',
    },
  });
});

test('CON-06 a second application to the same job is a conflict with the first one', async () => {
  const sample = application();
  const [one, two] = await Promise.all([
    api.send('POST /application', sample, 'candidate'),
    api.sendRaw('POST /application', sample, 'candidate'),
  ]);
  const winner = [one, two].find(({ status }) => status === 200);
  const loser = [one, two].find(({ status }) => status === 409);
  expect(loser?.body).toMatchObject({
    code: 'conflict',
    param: 'job_demand_id',
    payload: { communication_id: (winner?.body as { id: number } | undefined)?.id },
  });
  const stored = await api.db
    .select()
    .from(communications)
    .where(eq(communications.jobDemandId, sample.body.job_demand_id));
  expect(stored).toHaveLength(1);
});

test.each([
  ['a job that does not exist', { job_demand_id: 999_999 }, 404, 'not_found'],
  ['no job', { job_demand_id: 0 }, 404, 'not_found'],
  ['a closed job', { job_demand_id: CLOSED_JOB_ID }, 404, 'job_demand.deactivated'],
  ['the wrong employer', { client_id: 302 }, 400, 'validation.failed'],
  ['an unknown template', { outreach_template_id: 9_999 }, 404, 'not_found'],
  ['an empty message', { message: ' \n ' }, 400, 'validation.failed'],
])('API-03 an application with %s writes nothing', async (_name, changes, status, code) => {
  const before = await api.db.$count(communications);
  const answer = await api.sendRaw('POST /application', application(changes), 'candidate');
  expect(answer).toMatchObject({ status, body: { code } });
  expect(await api.db.$count(communications)).toBe(before);
});

test('REACH-03 the candidate gets a receipt by mail, and the same to look up', async () => {
  const sample = application({ message: 'Guten Tag,\n\nich komme gern.' });
  const { body } = await api.send('POST /application', sample, 'candidate');
  const [mail] = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.key, `receipt:${body.id}`));
  expect(mail).toMatchObject({
    recipient: testUsers.candidate.email,
    usersId: testUsers.candidate.usersId,
  });
  expect(mail?.text).toContain('ich komme gern.');
  expect(mail?.text).toContain(`/applications/${body.id}`);
  const answer = await api.send(
    'GET /application/{id}/receipt',
    { params: { id: body.id } },
    'candidate',
  );
  expect(answer.body).toMatchObject({
    communication_id: body.id,
    sent_at: api.clock.now.getTime(),
    state: 'sent',
    message: 'Guten Tag,\n\nich komme gern.',
    contact_data: await contactDataOf(body.id),
    _job_demand: { id: sample.body.job_demand_id },
  });
});
