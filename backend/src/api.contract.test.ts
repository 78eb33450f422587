import { createCanvas } from '@napi-rs/canvas';
import { type CallKey, callKeys, calls } from '@silverjobs/contract';
import { createLinkToken, type LinkPurpose } from './auth/link-tokens/create-link-token.ts';
import { createSecret, hashSecret } from './auth/secrets.ts';
import { makePdf } from './cv-in/testing/make-cv.ts';
import { eq } from './database/drizzle.ts';
import {
  guestAlerts,
  moderationDecisions,
  moderationParties,
  papers,
  subscriptions,
} from './database/schema.ts';
import { implementations, streamed } from './implementations.ts';
import { createUnsubscribeLinks } from './job-alerts/unsubscribe.ts';
import { memoryStore } from './papers/store/paper-store.ts';
import { sealStore } from './papers/store/seal-store.ts';
import { createAlertToken } from './public/alerts/request-alert.ts';
import { answerToAsked } from './testing/authenticator.ts';
import { insertColleagues } from './testing/colleagues.ts';
import { CONVERSATION_JOB_ID, insertMessage } from './testing/conversations.ts';
import { insertDeclarationLink } from './testing/declarations.ts';
import { someOfEach } from './testing/everything.ts';
import { insertHelpers } from './testing/helpers.ts';
import { insertOperatorWork } from './testing/operators.ts';
import { insertPapers, PAPER_ID } from './testing/papers.ts';
import { samples } from './testing/samples.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { engines } from './testing/test-database.ts';
import { CANDIDATE_SEARCH_ID, insertSession, testUsers } from './testing/test-users.ts';
import { servicesOf } from './testing/work.ts';

let api: TestApp;
/** Who helps the candidate. */
let helper: { token: string };
const store = memoryStore();

const implemented = implementations.map(({ key }) => key);

/** Calls whose sample destroys what others need run last. */
const LAST: readonly CallKey[] = [
  'DELETE /outreach_template/{id}',
  'DELETE /paper/{id}',
  'DELETE /push_device/{id}',
  'POST /helper_end',
  'DELETE /api_key/{id}',
  'DELETE /webhook/{id}',
  'DELETE /colleague_invitation/{id}',
  'DELETE /job_search/{id}',
  'POST /job_search/{id}/restore',
  'POST /auth/logout',
  'DELETE /users/{id}',
];
const inOrder = [
  ...implemented.filter((key) => !LAST.includes(key)),
  ...LAST.filter((key) => implemented.includes(key)),
];

/** PGlite speaks the same SQL: of each method every fourth call shows that its driver gives the same values. */
const callsOn = (engine: (typeof engines)[number]) =>
  engine === 'pglite' ? someOfEach(inOrder, 4, (key) => key.split(' ')[0] ?? '') : inOrder;

/** Only somebody who helps a candidate sends these. */
const OF_HELPERS: readonly CallKey[] = ['PUT /helper_draft', 'POST /helper_end'];

/** Link tokens are made for the moment; the sample cannot hold them. */
const LINKS: Partial<Record<CallKey, LinkPurpose>> = {
  'POST /auth/magic-link': 'magic-link',
  'POST /auth/reset-password': 'password-reset',
  'POST /auth/confirm-email': 'email-confirmation',
  'POST /auth/confirm-email-change': 'email-change',
  'POST /auth/restore-email': 'email-restore',
  'POST /auth/confirm-identity-link': 'identity',
  'POST /account_keeping': 'account-keep',
};

/** A link as the mail has it that tells an employer of the end. */
async function prolongationToken(): Promise<string> {
  const { usersId } = testUsers.company;
  const link = { usersId, purpose: 'job-prolong', jobDemandId: CONVERSATION_JOB_ID } as const;
  return (await createLinkToken(api.db, api.clock.now, link)).token;
}

/** A link as the mail has it that tells a decision. */
async function objectionToken(): Promise<string> {
  const token = createSecret();
  const [decision] = await api.db
    .insert(moderationDecisions)
    .values({ kind: 'user', subjectId: 1, action: 'none', ground: 'terms', reason: 'x' })
    .returning();
  await api.db.insert(moderationParties).values({
    decisionId: decision?.id ?? 0,
    party: 'affected',
    tokenHash: hashSecret(token),
    expiresAt: new Date(api.clock.now.getTime() + 60_000),
  });
  return token;
}

/** Puts a text where the paper of the samples is kept. */
async function keepText(id: number): Promise<void> {
  const [paper] = await api.db.select().from(papers).where(eq(papers.id, id));
  const sealed = sealStore(store, servicesOf(api).secondFactorKeys);
  await sealed.write(paper?.storageKey ?? '', await makePdf('Lebenslauf\nName: Ute Beispiel'));
}

const CSV = Buffer.from('Kennung;Titel;PLZ\nA1;Tischler für die Werkstatt;50667\n');

/** A file that the company has uploaded. */
async function upload(name: string, bytes: Buffer): Promise<string> {
  const body = { name, bytes: bytes.length, fingerprint: '1' };
  const { id } = (await api.send('POST /paper_upload', { body }, 'company')).body;
  const part = { params: { id }, body: { offset: 0, content: bytes.toString('base64') } };
  await api.send('PUT /paper_upload/{id}', part, 'company');
  return id;
}

async function bodyFor(key: CallKey): Promise<unknown> {
  if (key === 'POST /paper/{id}/cv_fields') await keepText(PAPER_ID);
  const { body } = samples[key] as { body?: object };
  if (key === 'POST /job_import') {
    return { ...body, source: { kind: 'upload', id: await upload('anzeigen.csv', CSV) } };
  }
  if (key === 'POST /client_picture') {
    return {
      ...body,
      upload_id: await upload('bild.png', createCanvas(400, 300).toBuffer('image/png')),
    };
  }
  if (key === 'POST /alert_unsubscribe') {
    const { page } = await createUnsubscribeLinks(api.db, api.clock.now, '', CANDIDATE_SEARCH_ID);
    return { token: page.split('token=')[1] };
  }
  if (key === 'POST /candidate_subscription/pay') {
    const { usersId } = testUsers.paidCandidate;
    const past = eq(subscriptions.usersId, usersId);
    await api.db.update(subscriptions).set({ status: 'past_due', cancelAt: null }).where(past);
    return undefined;
  }
  if (key === 'POST /contract_declaration/confirm')
    return { token: await insertDeclarationLink(api.db, api.clock.now) };
  if (key === 'POST /public_alert/confirm') {
    const [alert] = await api.db
      .insert(guestAlerts)
      .values({ email: 'x@test.example', search: '', createdAt: api.clock.now })
      .returning();
    return { token: await createAlertToken(api.db, api.clock.now, alert?.id ?? 0) };
  }
  if (key === 'POST /job_prolongation') return { token: await prolongationToken() };
  if (key === 'POST /objection' || key === 'POST /objection/open')
    return { ...body, token: await objectionToken() };
  const answered = await answerToAsked(api, key);
  if (answered) return answered;
  const purpose = LINKS[key];
  if (!purpose) return body;
  const sessionHash = hashSecret((await freshSession()).token);
  const { usersId } = testUsers.stranger;
  const link = { usersId, purpose, newEmail: 'k2@test.example', sessionHash };
  const { token } = await createLinkToken(api.db, api.clock.now, link);
  return { ...body, token };
}

test('API-01 every call of the contract is implemented', () => {
  const known = [...implemented, ...streamed];
  expect(known.sort()).toEqual([...callKeys].sort());
  expect(new Set(known).size).toBe(callKeys.length);
});

/** The stranger's sessions end on the way: by a new password, a refresh, a logout. */
async function freshSession(): Promise<{ token: string }> {
  const expiresAt = new Date(api.clock.now.getTime() + 60_000);
  return { token: await insertSession(api.db, testUsers.stranger.usersId, expiresAt) };
}

describe.each(engines)('on %s', (engine) => {
  beforeAll(async () => {
    api = await openTestApp({ engine, papers: { store, scan: async () => 'clean' } });
    await insertMessage(api.db);
    await insertPapers(api.db);
    await insertColleagues(api.db);
    helper = await insertHelpers(api.db);
    await insertOperatorWork(api.db);
  });
  afterAll(() => api.close());

  test.each(callsOn(engine))('API-01 %s answers by the contract', async (key) => {
    const sample = samples[key];
    const own = sample.as === 'stranger' ? await freshSession() : sample.as;
    const as = OF_HELPERS.includes(key) ? helper : own;
    const answer = await api.sendRaw(key, { ...sample, body: await bodyFor(key) }, as);
    expect(answer).toMatchObject({ status: 200 });
    expect(calls[key].response.parse(answer.body)).toEqual(answer.body);
  });

  test('API-01 unknown paths and methods answer in the one shape', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['DELETE', '/api/sector'],
      ['GET', '/'],
      ['GET', '/api/job_demand/%ZZ'],
    ] as const) {
      const response = await api.app.inject({ method, url });
      expect([url, response.statusCode, response.json().code]).toEqual([url, 404, 'not_found']);
    }
  });

  test('API-04 the description of the API and the state of the service are served', async () => {
    const description = await api.app.inject({ url: '/api/openapi.json' });
    expect(description.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
    const health = await api.app.inject({ url: '/api/health' });
    expect(health.json()).toEqual({ status: 'ok' });
  });

  test('API-01 no answer carries a stored secret', async () => {
    const answer = await api.send('GET /auth/me', {}, 'candidate');
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|hash/i);
  });
});
