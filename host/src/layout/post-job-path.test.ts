import { buildCandidateUser, buildClient, buildClientUser } from '@silverjobs/testing';
import { postJobPath } from './post-job-path.ts';

const company = (profile_name: string | null) => buildClient({ isPrivate: false, profile_name });
const person = buildClient({ isPrivate: true, profile_name: null });

test.each([
  [
    'a company without a name makes its profile first',
    { _client: company(null) },
    '/',
    '/new/profile',
  ],
  ['a company with a name posts a job', { _client: company('Holzbau') }, '/', '/new/job'],
  ['a private employer posts a job', { _client: person }, '/messages', '/new/job'],
  ['a client without any record makes the profile first', { _client: null }, '/', '/new/profile'],
  ['who has a job this month sees nothing', { jobs_current_month: 1 }, '/', null],
  ['hidden on /jobs', {}, '/jobs', null],
  ['hidden on /new/job', {}, '/new/job', null],
  ['hidden on /new/profile', {}, '/new/profile', null],
])('LAY-07 %s', (_, values, path, expected) => {
  expect(postJobPath(buildClientUser({ jobs_current_month: 0, ...values }), path)).toBe(expected);
});

test('LAY-07 candidates and visitors never see it', () => {
  expect(postJobPath(buildCandidateUser({ jobs_current_month: 0 }), '/')).toBeNull();
  expect(postJobPath(null, '/')).toBeNull();
});
