import {
  type AccessRule,
  type AccessSession,
  evaluateAccess,
  FEATURES,
  type HelperPermission,
} from './access.ts';

const guest: AccessSession = { signedIn: false, loaded: false, user: null };
const loading: AccessSession = { signedIn: true, loaded: false, user: null };
const as = (role: string, candidate_id: number | null, plan_type: string): AccessSession => ({
  signedIn: true,
  loaded: true,
  user: { role, candidate_id, plan_type },
});
const free = as('candidate', 7, 'free');
const paid = as('candidate', 7, 'paid');
const client = as('client', null, 'free');
const operator = as('operator', null, 'free');
const halfCandidate = as('candidate', null, 'paid');
const stranger = as('admin', null, 'paid');

const feature: AccessRule = { kind: 'feature', feature: 'ai-jobs' };
const elsewhere: AccessRule = {
  kind: 'feature',
  feature: 'job-coach',
  redirect: '/job-coach-info',
};

const allowed = 'allowed';
const table: readonly [AccessRule, AccessSession, string][] = [
  [{ kind: 'public' }, guest, allowed],
  [{ kind: 'public' }, loading, allowed],
  [{ kind: 'public' }, paid, allowed],
  [{ kind: 'guest' }, guest, allowed],
  [{ kind: 'guest' }, loading, 'guest-only'],
  [{ kind: 'guest' }, free, 'guest-only'],
  [{ kind: 'signed-in' }, guest, 'sign-in'],
  [{ kind: 'signed-in' }, loading, 'not-loaded'],
  [{ kind: 'signed-in' }, { ...free, loaded: false }, 'not-loaded'],
  [{ kind: 'signed-in' }, { ...free, user: null }, 'not-loaded'],
  [{ kind: 'signed-in' }, free, allowed],
  [{ kind: 'signed-in' }, client, allowed],
  [{ kind: 'signed-in' }, stranger, 'role'],
  [{ kind: 'signed-in' }, { ...free, signedIn: false }, 'sign-in'],
  [{ kind: 'candidate' }, guest, 'sign-in'],
  [{ kind: 'candidate' }, loading, 'not-loaded'],
  [{ kind: 'candidate' }, free, allowed],
  [{ kind: 'candidate' }, halfCandidate, 'role'],
  [{ kind: 'candidate' }, client, 'role'],
  [{ kind: 'client' }, client, allowed],
  [{ kind: 'client' }, paid, 'role'],
  [{ kind: 'client' }, stranger, 'role'],
  [feature, guest, 'sign-in'],
  [feature, loading, 'not-loaded'],
  [feature, free, 'feature'],
  [feature, paid, allowed],
  [feature, client, 'role'],
  [feature, halfCandidate, 'feature'],
  [feature, stranger, 'feature'],
  [{ kind: 'signed-in' }, operator, 'role'],
  [{ kind: 'candidate' }, operator, 'role'],
  [{ kind: 'client' }, operator, 'role'],
  [feature, operator, 'role'],
  [{ kind: 'session' }, guest, 'sign-in'],
  [{ kind: 'session' }, free, allowed],
  [{ kind: 'session' }, client, allowed],
  [{ kind: 'session' }, operator, allowed],
  [{ kind: 'session' }, stranger, 'role'],
  [{ kind: 'operator' }, guest, 'sign-in'],
  [{ kind: 'operator' }, loading, 'not-loaded'],
  [{ kind: 'operator' }, operator, allowed],
  [{ kind: 'operator' }, free, 'role'],
  [{ kind: 'operator' }, paid, 'role'],
  [{ kind: 'operator' }, client, 'role'],
  [{ kind: 'operator' }, stranger, 'role'],
  [elsewhere, free, 'feature /job-coach-info'],
  [elsewhere, paid, allowed],
];

test.each(table)('ACC-01 ACC-04 LAY-04 rule %j for %j: %s', (rule, session, expected) => {
  const decision = evaluateAccess(rule, session);
  const given = decision.allowed ? allowed : [decision.reason, decision.redirect].join(' ').trim();
  expect(given).toBe(expected);
});

test.each([...FEATURES, 'mentoring/talks'] as const)(
  'ACC-04 the paid plan opens %s, the free one does not',
  (name) => {
    const rule: AccessRule = { kind: 'feature', feature: name };
    expect([evaluateAccess(rule, paid).allowed, evaluateAccess(rule, free).allowed]).toEqual([
      true,
      false,
    ]);
  },
);

test('doubt means no: rules and features that nobody knows are refused', () => {
  const unknown = [
    { kind: 'everyone' },
    { kind: 'feature', feature: 'everything' },
    { kind: 'feature', feature: 'mentoring/' },
    { kind: 'feature', feature: 'a/b/c' },
    { kind: 'feature' },
    {},
  ] as unknown as AccessRule[];
  for (const rule of unknown) {
    for (const session of [paid, client]) expect(evaluateAccess(rule, session).allowed).toBe(false);
  }
  const truthy = { signedIn: 'yes', loaded: 'yes', user: paid.user } as unknown as AccessSession;
  expect(evaluateAccess({ kind: 'signed-in' }, truthy).allowed).toBe(false);
});

const helper = (...permissions: HelperPermission[]): AccessSession => ({
  ...free,
  user: { role: 'candidate', candidate_id: 7, plan_type: 'paid', helps: { permissions } },
});

test.each<[AccessRule, AccessSession, boolean]>([
  [{ kind: 'public' }, helper('search'), true],
  [{ kind: 'guest' }, helper('search'), false],
  [{ kind: 'signed-in' }, helper('search', 'write', 'read'), false],
  [{ kind: 'session' }, helper('search', 'write', 'read'), false],
  [{ kind: 'candidate' }, helper('search', 'write', 'read'), false],
  [feature, helper('search', 'write', 'read'), false],
  [{ kind: 'candidate', help: ['search'] }, helper('search'), true],
  [{ kind: 'candidate', help: ['search', 'write'] }, helper('write'), true],
  [{ kind: 'signed-in', help: ['read'] }, helper('search', 'write'), false],
  [{ kind: 'signed-in', help: ['read'] }, helper(), false],
  [{ kind: 'candidate', help: ['search'] }, free, true],
  [{ kind: 'candidate', help: ['search'] }, client, false],
])('REACH-07 account-71 helpers: %j', (rule, session, allowed) => {
  expect(evaluateAccess(rule, session).allowed).toBe(allowed);
});
