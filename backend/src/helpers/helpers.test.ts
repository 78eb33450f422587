import { createHash, randomUUID } from 'node:crypto';
import { HELPER_PERMISSIONS, type HelperDraft, type HelperPermission } from '@silverjobs/contract';
import { and, desc, eq } from '../database/drizzle.ts';
import {
  communications,
  helpers,
  messages,
  outbox,
  papers,
  rateLimits,
  sessions,
} from '../database/schema.ts';
import { CONVERSATION_ID, insertMessage } from '../testing/conversations.ts';
import { insertHelper, insertHelperSession } from '../testing/helpers.ts';
import { JOB_ID } from '../testing/jobs.ts';
import { samples } from '../testing/samples.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { deleteOldHelpers } from './helpers.ts';

let api: TestApp;
let began: Date;
beforeAll(async () => {
  api = await openTestApp();
  began = api.clock.now;
  await insertMessage(api.db);
});
beforeEach(async () => {
  api.clock.now = began;
  await api.db.delete(helpers);
  await api.db.delete(outbox);
  await api.db.delete(rateLimits);
});
afterAll(() => api.close());

const EMAIL = 'anna@test.example';
const { candidate, paidCandidate } = testUsers;

async function lastMail(recipient: string) {
  const [mail] = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id));
  const token = /token=([A-Za-z0-9_-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return { subject: mail?.subject ?? '', text: mail?.text ?? '', token };
}

const invite = (permissions: readonly HelperPermission[] = HELPER_PERMISSIONS) =>
  api.send(
    'POST /helper',
    { body: { name: 'Anna Hilfreich', email: EMAIL, permissions: [...permissions] } },
    'candidate',
  );

/** Invites and accepts. @returns the helper's session */
async function begin(permissions?: readonly HelperPermission[]) {
  await invite(permissions);
  const { token } = await lastMail(EMAIL);
  const { body } = await api.send('POST /help/enter', { body: { token } }, null);
  return { token: body.authToken };
}

const list = async () => (await api.send('GET /helper', {}, 'candidate')).body;

test('REACH-07 account-70 a helper is invited by mail and accepts once, of which the candidate is told', async () => {
  expect((await invite(['search', 'read'])).status).toBe(200);
  const { token, text } = await lastMail(EMAIL);
  expect(text).toContain('Renate Schuster');
  const opened = await api.send('POST /help/open', { body: { token } }, null);
  expect(opened.body).toEqual({
    name: 'Renate Schuster',
    helper_name: 'Anna Hilfreich',
    permissions: ['search', 'read'],
    accepted: false,
  });
  const entered = await api.send('POST /help/enter', { body: { token } }, null);
  expect(entered.status).toBe(200);
  expect((await api.send('POST /help/enter', { body: { token } }, null)).status).toBe(400);
  expect((await lastMail(candidate.email)).subject).toBe(
    'Anna Hilfreich hilft Ihnen jetzt bei silverjobs',
  );
  const me = await api.send('GET /auth/me', {}, { token: entered.body.authToken });
  expect(me.body).toMatchObject({
    id: candidate.usersId,
    email: EMAIL,
    helps: { name: 'Renate Schuster', permissions: ['search', 'read'] },
  });
  expect(JSON.stringify(me.body)).not.toMatch(/0221 1234567|renate@/);
});

test('REACH-07 account-70 the same address is invited once, the own one never, and no more than five', async () => {
  await invite();
  const first = await lastMail(EMAIL);
  await invite(['read']);
  expect((await api.send('POST /help/open', { body: first }, null)).status).toBe(400);
  expect(await list()).toHaveLength(1);
  const own = { name: 'Ich', email: candidate.email, permissions: ['read' as const] };
  expect((await api.send('POST /helper', { body: own }, 'candidate')).status).toBe(409);
  for (const one of ['a', 'b', 'c', 'd']) {
    const body = { ...own, email: `${one}@test.example` };
    expect((await api.send('POST /helper', { body }, 'candidate')).status).toBe(200);
  }
  const sixth = { ...own, email: 'f@test.example' };
  expect((await api.send('POST /helper', { body: sixth }, 'candidate')).status).toBe(409);
});

test('REACH-07 TRUST-28 account-75 one press ends the help at once: sessions, links and renewed tokens', async () => {
  const session = await begin();
  const renewed = await api.send('POST /auth/refresh', {}, session);
  await api.send('POST /help/link', { body: { email: EMAIL } }, null);
  const { token } = await lastMail(EMAIL);
  const [{ id } = { id: 0 }] = await list();
  const other = await insertHelperSession(api.db, id);
  expect((await api.send('GET /saved_job', {}, other)).status).toBe(200);
  expect((await api.send('DELETE /helper/{id}', { params: { id } }, 'candidate')).status).toBe(200);
  for (const one of [session, { token: renewed.body.authToken }, other]) {
    for (const key of [
      'GET /auth/me',
      'GET /saved_job',
      'POST /auth/refresh',
      'GET /events',
    ] as const) {
      expect([key, (await api.sendRaw(key, {}, one)).status]).toEqual([key, 401]);
    }
  }
  expect((await api.send('POST /help/enter', { body: { token } }, null)).status).toBe(400);
  await api.send('POST /help/link', { body: { email: EMAIL } }, null);
  expect((await lastMail(EMAIL)).subject).toContain('beendet');
  expect((await lastMail(candidate.email)).subject).toContain('hilft Ihnen nicht mehr');
  expect(await list()).toMatchObject([{ state: 'ended' }]);
  // A row of a session that somehow stayed signs nobody in, least of all as the candidate.
  const stayed = await insertHelperSession(api.db, id);
  expect((await api.send('GET /auth/me', {}, stayed)).status).toBe(401);
  expect((await api.send('GET /auth/me', {}, 'candidate')).status).toBe(200);
});

test('REACH-07 account-71 a state that knows no helpers finds nobody by their tokens', async () => {
  const { token } = await begin();
  const rows = await api.db.select({ hash: sessions.tokenHash }).from(sessions);
  const before = createHash('sha256').update(token).digest('hex');
  expect(rows.map(({ hash }) => hash)).not.toContain(before);
});

test('REACH-07 account-75 a helper ends it too, and a candidate without help cannot', async () => {
  const session = await begin();
  expect((await api.send('POST /helper_end', {}, 'candidate')).status).toBe(403);
  expect((await api.send('POST /helper_end', {}, session)).status).toBe(200);
  expect((await api.send('GET /auth/me', {}, session)).status).toBe(401);
  expect((await lastMail(candidate.email)).text).toContain('hat die Hilfe für Sie beendet');
});

test('REACH-07 account-74 a helper signs in anew by a link; unknown addresses get the same answer', async () => {
  await begin();
  const known = await api.send('POST /help/link', { body: { email: EMAIL } }, null);
  const unknown = await api.send('POST /help/link', { body: { email: 'x@test.example' } }, null);
  expect(unknown).toEqual(known);
  const { token } = await lastMail(EMAIL);
  const entered = await api.send('POST /help/enter', { body: { token } }, null);
  expect((await api.send('GET /saved_job', {}, { token: entered.body.authToken })).status).toBe(
    200,
  );
  expect((await lastMail('x@test.example')).token).toBe('');
});

test('REACH-07 account-74 an expired session of a helper is none: it does not ask for a password', async () => {
  const session = await begin();
  api.clock.now = new Date(api.clock.now.getTime() + 4 * 3_600_000);
  const { status, body } = await api.send('GET /auth/me', {}, session);
  expect([status, (body as unknown as { code: string }).code]).toEqual([401, 'token.invalid']);
});

test('REACH-07 account-72 every act stands with name and time, and what was not done does not', async () => {
  const session = await begin();
  await api.send('POST /saved_job', { body: { job_demand_id: JOB_ID } }, session);
  await api.send('POST /saved_job', { body: { job_demand_id: 999_999 } }, session);
  const saved = await api.send('POST /job_search', samples['POST /job_search'], session);
  await api.send('DELETE /job_search/{id}', { params: { id: saved.body.id } }, session);
  await api.send('POST /saved_job', { body: { job_demand_id: 5 } }, 'candidate');
  const [helper] = await list();
  expect(helper?.acts.map(({ act, subject }) => [act, subject])).toEqual([
    ['DELETE /job_search/{id}', saved.body.title],
    ['POST /job_search', null],
    ['POST /saved_job', 'Stelle 1'],
  ]);
  expect(helper?.acts.every(({ at }) => at === api.clock.now.getTime())).toBe(true);
});

test('REACH-07 account-72 a search that a helper saved names the helper', async () => {
  const session = await begin(['search']);
  await api.send('POST /job_search', samples['POST /job_search'], session);
  const { body } = await api.send('GET /job_search', {}, 'candidate');
  expect(body.map(({ saved_by }) => saved_by).filter(Boolean)).toEqual(['Anna Hilfreich']);
});

test('REACH-07 account-73 a helper writes for a job, the candidate reads who wrote it and sends it', async () => {
  const session = await begin(['write']);
  const body = { job_demand_id: JOB_ID, message: 'Guten Tag, Renate kann das.' };
  expect((await api.send('PUT /helper_draft', { body }, session)).status).toBe(200);
  expect((await api.send('PUT /helper_draft', { body }, 'candidate')).status).toBe(403);
  expect((await api.send('POST /application', samples['POST /application'], session)).status).toBe(
    403,
  );
  const me = await api.send('GET /auth/me', {}, 'candidate');
  expect(me.body.helper_drafts).toBe(1);
  const told = 'Anna Hilfreich hat einen Text für Sie geschrieben';
  expect((await lastMail(candidate.email)).subject).toBe(told);
  const second = { ...body, job_demand_id: 5 };
  const { body: other } = await api.send('PUT /helper_draft', { body: second }, session);
  await api.send('DELETE /helper_draft/{id}', { params: { id: other.id } }, session);
  expect(await api.db.$count(outbox, eq(outbox.subject, told))).toBe(1);
  const [draft] = (await api.send('GET /helper_draft', {}, 'candidate')).body;
  expect(draft).toMatchObject({
    author: 'Anna Hilfreich',
    title: 'Stelle 1',
    message: body.message,
  });
  const params = { id: draft?.id ?? 0 };
  const sending = { params, body: { message: body.message } };
  expect((await api.send('POST /helper_draft/{id}/send', sending, session)).status).toBe(403);
  const sent = await api.send('POST /helper_draft/{id}/send', sending, 'candidate');
  expect(sent.status).toBe(200);
  const [row] = await api.db
    .select()
    .from(communications)
    .where(eq(communications.id, sent.body.communication_id));
  expect(row).toMatchObject({ jobDemandId: JOB_ID, contactData: 'anonymous' });
  expect((await api.send('POST /helper_draft/{id}/send', sending, 'candidate')).status).toBe(404);
  expect((await api.send('GET /helper_draft', {}, 'candidate')).body).toEqual([]);
});

test('REACH-07 account-73 an answer in a conversation is sent there, whole or not at all', async () => {
  const { token } = await insertHelper(api.db, ['write', 'read'], paidCandidate);
  const body = { communication_id: CONVERSATION_ID, message: 'Ich komme gern.' };
  const { body: draft } = await api.send('PUT /helper_draft', { body }, { token });
  await api.send(
    'PUT /helper_draft',
    { body: { ...body, message: 'Ich komme sehr gern.' } },
    { token },
  );
  const drafts = (await api.send('GET /helper_draft', {}, 'paidCandidate')).body;
  expect(drafts).toMatchObject([{ id: draft.id, message: 'Ich komme sehr gern.' }]);
  const sending = { params: { id: draft.id }, body: { message: 'Ich komme sehr gern.' } };
  const sent = await api.send('POST /helper_draft/{id}/send', sending, 'paidCandidate');
  expect(sent.body).toEqual({ communication_id: CONVERSATION_ID });
  const rows = await api.db.select({ message: messages.message }).from(messages);
  expect(rows.map(({ message }) => message)).toContain('Ich komme sehr gern.');
});

describe('REACH-07 account-73 papers and contact data of a draft', () => {
  const JOB = 6;
  const text = { job_demand_id: JOB, message: 'Guten Tag, Renate kann das.' };
  const write = (body: object, session: { token: string }) =>
    api.sendRaw('PUT /helper_draft', { body: { ...text, ...body } }, session);
  const send = (id: number, body: object) =>
    api.send(
      'POST /helper_draft/{id}/send',
      { params: { id }, body: { message: text.message, ...body } },
      'candidate',
    );

  async function keepPaper(name: string, usersId: number = candidate.usersId): Promise<number> {
    const [row] = await api.db
      .insert(papers)
      .values({
        usersId,
        name,
        mediaType: 'application/pdf',
        bytes: 1_000,
        pages: 1,
        checked: 'clean',
        storageKey: randomUUID(),
        updatedAt: began,
      })
      .returning({ id: papers.id });
    return row?.id ?? 0;
  }
  async function waitingDraft(): Promise<HelperDraft> {
    const [draft] = (await api.send('GET /helper_draft', {}, 'candidate')).body;
    if (!draft) throw new Error('no draft');
    return draft;
  }
  beforeEach(async () => {
    await api.db.delete(papers).where(eq(papers.usersId, candidate.usersId));
    const first = and(
      eq(communications.candidateId, candidate.candidateId),
      eq(communications.jobDemandId, JOB),
    );
    await api.db.delete(communications).where(first);
  });

  test('are chosen by who may, of the candidate alone, and stand among the acts', async () => {
    const cv = await keepPaper('Lebenslauf.pdf');
    const foreign = await keepPaper('Fremd.pdf', paidCandidate.usersId);
    const writer = await begin(['write']);
    expect((await write({ paper_ids: [cv] }, writer)).status).toBe(403);
    expect((await write({ show_contact_details: 'on' }, writer)).status).toBe(403);
    expect((await api.send('GET /paper', {}, writer)).status).toBe(403);
    expect((await invite(['attach'])).status).toBe(400);
    const session = await insertHelper(api.db, ['write', 'attach']);
    const named = (await api.send('GET /paper', {}, session)).body;
    expect(named.map(({ name }) => name)).toEqual(['Lebenslauf.pdf']);
    for (const key of ['POST /paper/{id}/link', 'POST /paper/{id}/preview'] as const) {
      expect((await api.send(key, { params: { id: cv } }, session)).status).toBe(403);
    }
    expect((await write({ paper_ids: [foreign] }, session)).status).toBe(404);
    const chosen = { paper_ids: [cv], show_contact_details: 'on' };
    expect((await write(chosen, session)).status).toBe(200);
    expect(await waitingDraft()).toMatchObject({
      author: 'Anna Hilfreich',
      papers: [{ name: 'Lebenslauf.pdf' }],
      show_contact_details: 'on',
    });
    const [helper] = (await list()).filter(({ id }) => id === session.id);
    expect(helper?.acts.map(({ act, subject }) => [act, subject])).toEqual([
      ['PUT /helper_draft', `Stelle ${JOB}, ausgewählt: Lebenslauf.pdf, Kontaktdaten`],
      ['GET /paper', null],
    ]);
  });

  test('go along as the candidate confirms them, and not otherwise', async () => {
    const [cv, other] = [await keepPaper('Lebenslauf.pdf'), await keepPaper('Zeugnis.pdf')];
    const session = await begin(['write', 'attach']);
    await write({ paper_ids: [cv, other], show_contact_details: 'on' }, session);
    const { id } = await waitingDraft();
    const sent = await send(id, { paper_ids: [cv], show_contact_details: 'on' });
    expect(sent.status).toBe(200);
    const query = { communication_id: sent.body.communication_id };
    const [message] = (await api.send('GET /message', { query }, 'candidate')).body;
    expect(message?._papers?.map(({ paper }) => paper?.name)).toEqual(['Lebenslauf.pdf']);
    const [row] = await api.db
      .select()
      .from(communications)
      .where(eq(communications.id, sent.body.communication_id));
    expect(row?.contactData).toMatchObject({ first_name: 'Renate', last_name: 'Schuster' });
  });

  test('what an older page does not confirm stays here, and a deleted paper is none', async () => {
    const cv = await keepPaper('Lebenslauf.pdf');
    const session = await begin(['write', 'attach']);
    await write({ paper_ids: [cv], show_contact_details: 'on' }, session);
    await api.db.delete(papers).where(eq(papers.id, cv));
    const { id, papers: left } = await waitingDraft();
    expect(left).toEqual([]);
    const sent = await send(id, {});
    const [row] = await api.db
      .select()
      .from(communications)
      .where(eq(communications.id, sent.body.communication_id));
    expect(row?.contactData).toBe('anonymous');
  });
});

test('REACH-07 account-73 nobody writes in a conversation that may not be read, or is another one', async () => {
  const blind = await insertHelper(api.db, ['write'], paidCandidate);
  const foreign = await insertHelper(api.db, ['write', 'read']);
  const body = { communication_id: CONVERSATION_ID, message: 'Hallo' };
  expect((await api.send('PUT /helper_draft', { body }, blind)).status).toBe(403);
  expect((await api.send('PUT /helper_draft', { body }, foreign)).status).toBe(404);
});

test('REACH-07 account-71 what a helper reads stays unread, and reading on is one act', async () => {
  const { id, token } = await insertHelper(api.db, ['read'], paidCandidate);
  const query = { communication_id: CONVERSATION_ID };
  await api.send('GET /message', { query }, { token });
  await api.send('GET /message', { query }, { token });
  const read = await api.send(
    'POST /communication/{id}/read',
    { params: { id: CONVERSATION_ID } },
    { token },
  );
  expect(read.status).toBe(403);
  const listed = await api.send('GET /helper', {}, 'paidCandidate');
  const [helper] = listed.body.filter((one) => one.id === id);
  expect(helper?.acts).toMatchObject([{ act: 'GET /message', subject: 'Stelle 5' }]);
});

test('REACH-07 account-71 a helper reads no telephone and address that went along', async () => {
  const contactData = {
    salutation_id: 1 as const,
    first_name: 'Karl',
    last_name: 'Kranz',
    phone: '0221 7654321',
    email: paidCandidate.email,
  };
  await api.db.update(communications).set({ contactData });
  await api.db.update(messages).set({ contactData });
  const helper = await insertHelper(api.db, ['read'], paidCandidate);
  const params = { id: CONVERSATION_ID };
  const query = { communication_id: CONVERSATION_ID };
  const read = async (as: 'paidCandidate' | { token: string }) =>
    JSON.stringify([
      (await api.send('GET /communication', {}, as)).body,
      (await api.send('GET /communication/{id}', { params }, as)).body,
      (await api.send('GET /message', { query }, as)).body,
    ]);
  expect((await read('paidCandidate')).match(/7654321/g)?.length).toBeGreaterThan(2);
  const seen = await read(helper);
  expect(seen).toContain('Guten Tag');
  expect(seen).not.toMatch(/7654321|Kranz|karl@/);
});

test('REACH-07 account-75 who never came is forgotten after 30 days, an ended help after 90', async () => {
  const session = await begin();
  await api.send('POST /helper_end', {}, session);
  await api.send(
    'POST /helper',
    { body: { name: 'B', email: 'b@test.example', permissions: ['read'] } },
    'candidate',
  );
  const after = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000);
  await deleteOldHelpers(api.db, after(30));
  expect(await api.db.$count(helpers)).toBe(2);
  await deleteOldHelpers(api.db, after(38));
  expect(await api.db.$count(helpers)).toBe(1);
  await deleteOldHelpers(api.db, after(91));
  expect(await api.db.$count(helpers)).toBe(0);
});
