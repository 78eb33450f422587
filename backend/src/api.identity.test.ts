import { type CallDefinition, type CallKey, callKeys, calls } from '@silverjobs/contract';
import { samples } from './testing/samples.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { insertSession, type Person, testUsers } from './testing/test-users.ts';

let api: TestApp;
let expired: string;
beforeAll(async () => {
  api = await openTestApp();
  const { usersId } = testUsers.candidate;
  expired = await insertSession(api.db, usersId, new Date(api.clock.now.getTime() - 1));
});
afterAll(() => api.close());

const identityOf = (key: CallKey) => (calls[key] as CallDefinition).identity;
const gated = callKeys.filter((key) => identityOf(key) !== 'public');

test.each(gated)('API-02 %s refuses a missing, invalid or expired token', async (key) => {
  const { as: _, ...parts } = samples[key];
  const codes = [];
  for (const as of [null, { token: 'x'.repeat(43) }, { token: 'kurz' }, { token: expired }]) {
    const { status, body } = await api.sendRaw(key, parts, as);
    codes.push([status, (body as { code: string }).code]);
  }
  expect(codes).toEqual([
    [401, 'token.missing'],
    [401, 'token.invalid'],
    [401, 'token.invalid'],
    [401, 'token.expired'],
  ]);
});

test('API-02 identity comes before the body is read', async () => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/application',
    headers: { 'content-type': 'application/json' },
    payload: '{broken',
  });
  expect([response.statusCode, response.json().code]).toEqual([401, 'token.missing']);
});

test.each([
  ['Basic abc'],
  ['Bearer'],
  ['Bearer  '],
  ["Bearer ' or 1=1 --aaaaaaaaaaaaaaaaaaaaaaa"],
  [`Bearer ${'a'.repeat(5_000)}`],
])('API-02 the header %p is no token', async (authorization) => {
  const response = await api.app.inject({ url: '/api/auth/me', headers: { authorization } });
  expect([response.statusCode, response.json().code]).toEqual([401, 'token.invalid']);
});

type WrongRole = [key: CallKey, person: Person, code: string];

const wrongRole = gated.flatMap((key): WrongRole[] => {
  const identity = identityOf(key);
  // Operators have the back-office and nothing else (operators-1).
  const operator: WrongRole = [key, 'operator', 'forbidden'];
  if (identity === 'candidate') return [[key, 'company', 'forbidden'], operator];
  if (identity === 'client') return [[key, 'candidate', 'forbidden'], operator];
  if (typeof identity === 'object') return [[key, 'candidate', 'feature.locked'], operator];
  if (identity === 'user') return [operator];
  const others: Person[] = ['candidate', 'paidCandidate', 'company', 'privateEmployer'];
  return identity === 'operator' ? others.map((person) => [key, person, 'forbidden']) : [];
});

test.each(wrongRole)('API-02 %s refuses the %s', async (key, person, code) => {
  const { as: _, ...parts } = samples[key];
  const answer = await api.sendRaw(key, parts, person);
  expect(answer).toMatchObject({ status: 403, body: { code } });
});

test('OPER-08 operators-1 the calls of the back-office are those of operators, and no other', () => {
  const ofOperators = callKeys.filter((key) => identityOf(key) === 'operator');
  expect(ofOperators).toEqual(callKeys.filter((key) => key.includes(' /operator/')));
  expect(ofOperators.length).toBeGreaterThan(0);
});
