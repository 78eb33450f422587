import { evaluateAccess } from './access.ts';
import { mayRoleSend } from './employer-roles.ts';

const session = (employer_role?: 'owner' | 'applications' | 'invoices' | null) => ({
  signedIn: true,
  loaded: true,
  user: { role: 'client', candidate_id: null, plan_type: 'free', employer_role },
});

test.each([
  ['owner', [], true],
  ['applications', [], false],
  ['applications', ['applications'], true],
  ['invoices', ['applications'], false],
  ['invoices', undefined, true],
  // Of a backend that knew no roles.
  [undefined, [], true],
  [null, [], true],
] as const)('REACH-08 employers-80 %s opens a page of %j: %s', (role, roles, opens) => {
  for (const kind of ['client', 'signed-in'] as const) {
    const rule = { kind, ...(roles && { roles }) };
    expect(evaluateAccess(rule, session(role)).allowed).toBe(opens);
  }
});

test('REACH-08 employers-80 candidates are asked for no role', () => {
  const user = { role: 'candidate', candidate_id: 5, plan_type: 'free' };
  const rule = { kind: 'signed-in', roles: [] } as const;
  expect(evaluateAccess(rule, { signedIn: true, loaded: true, user }).allowed).toBe(true);
});

test('REACH-08 employers-80 what stands under no role is for owners alone', () => {
  expect(mayRoleSend('applications', 'PUT /client', 'client')).toBe(false);
  expect(mayRoleSend('owner', 'PUT /client', 'client')).toBe(true);
  expect(mayRoleSend('invoices', 'GET /message', 'user')).toBe(false);
  expect(mayRoleSend('invoices', 'GET /users/{id}', 'user')).toBe(true);
});
