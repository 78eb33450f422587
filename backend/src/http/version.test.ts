import type { CallKey } from '@silverjobs/contract';
import { samples } from '../testing/samples.ts';
import { openTestApp, type Parts, type TestApp } from '../testing/test-app.ts';
import {
  CANDIDATE_SEARCH_ID,
  CANDIDATE_TEMPLATE_ID,
  type Person,
  testUsers,
} from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const { candidateId } = testUsers.candidate;
const JOB = { id: 1 };

type Versioned = { version?: string };
type Body = Record<string, unknown>;

const name = (last_name: string) => ({
  id: candidateId,
  contact: { last_name },
  ops: { mode: 'contact_data_update' },
});

/** Each record that a form saves: who, how it is read, how it is saved, two changes of it. */
const records: [string, Person, [CallKey, Parts], [CallKey, Parts], Body, Body][] = [
  [
    'profile',
    'candidate',
    ['GET /candidate', {}],
    ['PUT /candidate/{id}', { params: { id: candidateId } }],
    name('Eins'),
    name('Zwei'),
  ],
  [
    'template',
    'candidate',
    ['GET /outreach_template', {}],
    ['POST /outreach_template/{id}', { params: { id: CANDIDATE_TEMPLATE_ID } }],
    { name: 'Eins', message: 'Guten Tag' },
    { name: 'Zwei', message: 'Guten Tag' },
  ],
  [
    'saved search',
    'candidate',
    ['GET /job_search/{id}', { params: { id: CANDIDATE_SEARCH_ID } }],
    ['PATCH /job_search/{id}', { params: { id: CANDIDATE_SEARCH_ID } }],
    { title: 'Eins' },
    { title: 'Zwei' },
  ],
  [
    'employer profile',
    'company',
    ['GET /client', {}],
    ['PUT /client', {}],
    { ...samples['PUT /client'].body, profile_name: 'Eins GmbH' },
    { ...samples['PUT /client'].body, profile_name: 'Zwei GmbH' },
  ],
  [
    'job',
    'company',
    ['GET /job_demand/{id}/own', { params: JOB }],
    ['PUT /job_demand/{id}', { params: JOB }],
    { ...samples['PUT /job_demand/{id}'].body, title: 'Eine Stelle' },
    { ...samples['PUT /job_demand/{id}'].body, title: 'Zwei Stellen' },
  ],
];

test.each(records)(
  'TRUST-06 formats-28 %s: a change of an older version is refused with what is there now',
  async (_, as, [readKey, readParts], [saveKey, saveParts], first, second) => {
    const read = async () => {
      const { body } = await api.sendRaw(readKey, readParts, as);
      return (Array.isArray(body) ? body[0] : body) as Versioned;
    };
    const save = (body: Body, version?: string) =>
      api.sendRaw(saveKey, { ...saveParts, body: { ...body, version } }, as);
    const { version } = await read();
    expect(version).toMatch(/^[\w-]{16}$/);
    expect((await read()).version).toBe(version);
    const saved = await save(first, version);
    expect(saved.status).toBe(200);
    const now = (saved.body as Versioned).version;
    expect((await read()).version).toBe(now);
    expect(now).not.toBe(version);
    const stale = await save(second, version);
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'version.stale', payload: { current: { version: now } } },
    });
    expect((await read()).version).toBe(now);
    // The current one is taken; without a version it is saved as by pages of before.
    expect((await save(second, now)).status).toBe(200);
    expect((await save(first)).status).toBe(200);
  },
);

test('TRUST-06 of two changes at once on one version one is saved, one refused', async () => {
  const { body } = await api.send('GET /candidate', {}, 'candidate');
  const version = body[0]?.version;
  const both = await Promise.all(
    ['Drei', 'Vier'].map((last) => {
      const parts = { params: { id: candidateId }, body: { ...name(last), version } };
      return api.sendRaw('PUT /candidate/{id}', parts, 'candidate');
    }),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});
