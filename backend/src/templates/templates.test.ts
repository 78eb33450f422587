import { SHARED_TEMPLATE_USERS_ID, TEMPLATES_MAX } from '@silverjobs/contract';
import { and, eq, gte, lt } from '../database/drizzle.ts';
import { messageTemplates } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { SHARED_TEMPLATE_ID, testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const list = (as: keyof typeof testUsers) => api.send('GET /outreach_template', {}, as);

test('CON-01 a user sees the own templates and the shared ones', async () => {
  expect((await list('candidate')).body.map(({ name }) => name)).toEqual(['Meine', 'Gemeinsame']);
  expect((await list('stranger')).body.map(({ name }) => name)).toEqual(['Gemeinsame']);
});

test('account-18 each side sees the shared templates that are for it', async () => {
  const rows = (['candidate', 'client'] as const).map((audience, index) => ({
    id: 480 + index,
    usersId: SHARED_TEMPLATE_USERS_ID,
    name: `Für ${audience}`,
    message: 'Guten Tag',
    audience,
  }));
  await api.db.insert(messageTemplates).values(rows);
  const names = async (as: 'stranger' | 'company') => (await list(as)).body.map(({ name }) => name);
  expect(await names('stranger')).toEqual(['Gemeinsame', 'Für candidate']);
  expect(await names('company')).toEqual(['Gemeinsame', 'Für client']);
  await api.db
    .delete(messageTemplates)
    .where(and(gte(messageTemplates.id, 480), lt(messageTemplates.id, 482)));
});

test('CON-07 a template is added, changed by POST with its id, and deleted', async () => {
  const body = { name: ' Vorlage 21.11.2026 ', message: 'Guten Tag' };
  const added = await api.send('POST /outreach_template', { body }, 'stranger');
  const { id } = added.body;
  expect(added.body).toMatchObject({
    id,
    name: 'Vorlage 21.11.2026',
    message: 'Guten Tag',
    users_id: testUsers.stranger.usersId,
  });
  const change = { params: { id }, body: { name: 'Neu', message: 'Hallo' } };
  const changed = await api.send('POST /outreach_template/{id}', change, 'stranger');
  expect(changed.body).toMatchObject({ id, name: 'Neu', message: 'Hallo' });
  await api.send('DELETE /outreach_template/{id}', { params: { id } }, 'stranger');
  expect((await list('stranger')).body).toHaveLength(1);
});

test.each([
  ['name', { name: '  ', message: 'x' }],
  ['name', { name: 'x'.repeat(31), message: 'x' }],
  ['message', { name: 'x', message: ' \n' }],
])('CON-02 CON-07 a template with a wrong %s is refused', async (param, body) => {
  const answer = await api.send('POST /outreach_template', { body }, 'stranger');
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation.failed', param } });
});

test('ACCT-06 shared templates can be neither changed nor deleted', async () => {
  const params = { id: SHARED_TEMPLATE_ID };
  const refused = { status: 403, body: { code: 'template.shared' } };
  const body = { name: 'Neu', message: 'Hallo' };
  expect(
    await api.send('POST /outreach_template/{id}', { params, body }, 'stranger'),
  ).toMatchObject(refused);
  expect(await api.send('DELETE /outreach_template/{id}', { params }, 'stranger')).toMatchObject(
    refused,
  );
});

test('TRUST-11 formats-23 calls at the same time do not pass the limit together', async () => {
  const { usersId } = testUsers.company;
  const row = { usersId, name: 'Vorlage', message: 'Guten Tag' };
  await api.db.insert(messageTemplates).values(Array(TEMPLATES_MAX - 1).fill(row));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => {
      const body = { name: `Noch eine ${index}`, message: 'Guten Tag' };
      return api.send('POST /outreach_template', { body }, 'company');
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await api.db.$count(messageTemplates, eq(messageTemplates.usersId, usersId))).toBe(
    TEMPLATES_MAX,
  );
});

test('OPER-06 operation-8 a template that is sent again is added once, even at the same moment', async () => {
  const body = { name: 'Doppelt', message: 'Guten Tag' };
  const send = () => api.send('POST /outreach_template', { body }, 'stranger');
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
  expect((await list('stranger')).body.filter(({ name }) => name === 'Doppelt')).toHaveLength(1);
  const other = await api.send(
    'POST /outreach_template',
    { body: { ...body, message: 'Anders' } },
    'stranger',
  );
  expect(other.body.id).not.toBe(answers[0].body.id);
});
