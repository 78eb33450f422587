/** @jest-environment node */
import type { AccessRule, AccessSession } from '@silverjobs/contract/access';
import { buildPage, buildRemote } from '../src/testing/build-registry.ts';
import { choosePage } from './choose-page.ts';

const anonymous: AccessSession = { signedIn: false, loaded: false, user: null };
const loading: AccessSession = { signedIn: true, loaded: false, user: null };
const candidate: AccessSession = {
  signedIn: true,
  loaded: true,
  user: { role: 'candidate', candidate_id: 3, plan_type: 'free' },
};
const client: AccessSession = {
  signedIn: true,
  loaded: true,
  user: { role: 'client', candidate_id: null, plan_type: 'free' },
};

const operator: AccessSession = {
  signedIn: true,
  loaded: true,
  user: { role: 'operator', candidate_id: null, plan_type: 'free' },
};

const page = (access: AccessRule, name = 'jobs') => ({
  remote: buildRemote({ name }),
  page: buildPage({ access }),
});

test.each([
  [
    'ACC-01 a visitor goes to login and the path is remembered',
    { kind: 'signed-in' },
    anonymous,
    '/login?from=%2Fmessages%2F3%3Fa%3D1%23b',
  ],
  ['ACC-03 a user whose data has not loaded goes to /', { kind: 'candidate' }, loading, '/'],
  ['a candidate on a page for employers goes to /', { kind: 'client' }, candidate, '/'],
  [
    'ACC-04 a missing feature leads to the page that explains the plan',
    { kind: 'feature', feature: 'job-coach' },
    candidate,
    '/plan?feature=job-coach',
  ],
  [
    "ACC-04 or to the feature's own target",
    { kind: 'feature', feature: 'job-coach', redirect: '/account' },
    candidate,
    '/account',
  ],
  [
    'OPER-08 operators-1 an operator goes to the back-office',
    { kind: 'signed-in' },
    operator,
    '/operator/reports',
  ],
  ['OPER-08 operators-1 nobody else does', { kind: 'operator' }, client, '/'],
] as const)('%s', (_, access, session, to) => {
  expect(choosePage([page(access)], session, '/messages/3?a=1#b', '/plan')).toEqual({
    kind: 'redirect',
    to,
  });
});

test('the start page needs no remembering', () => {
  expect(choosePage([page({ kind: 'signed-in' })], anonymous, '/', null)).toEqual({
    kind: 'redirect',
    to: '/login',
  });
});

test.each([
  ['candidates', candidate, 'jobs'],
  ['employers', client, 'employer'],
])('two pages share a path: %s get their own', (_, session, remote) => {
  const pages = [page({ kind: 'client' }, 'employer'), page({ kind: 'candidate' }, 'jobs')];
  const choice = choosePage(pages, session, '/jobs', null);
  expect(choice.kind === 'page' && choice.page.remote.name).toBe(remote);
});

test('ACC-04 without a page that explains the plan a missing feature leads to /', () => {
  const pages = [page({ kind: 'feature', feature: 'job-coach' })];
  expect(choosePage(pages, candidate, '/job-coach', null)).toEqual({ kind: 'redirect', to: '/' });
});
