/** @jest-environment node */
import { buildCandidateUser, buildClient, buildClientUser } from '@silverjobs/testing';
import { postJobPurpose } from './PostJobButton.tsx';

const company = (profile_name: string | null) => buildClient({ isPrivate: false, profile_name });
const person = buildClient({ isPrivate: true, profile_name: null });

test.each([
  [
    'a company without a name: its profile',
    { _client: company(null) },
    'complete-employer-profile',
  ],
  ['a company with a name: the job', { _client: company('Holzbau') }, 'post-job'],
  ['a private employer: the job', { _client: person }, 'post-job'],
  ['a client without any record: the profile', { _client: null }, 'complete-employer-profile'],
  ['who has a job this month: nothing', { jobs_current_month: 1 }, null],
])('LAY-07 %s', (_, values, expected) => {
  expect(postJobPurpose(buildClientUser({ jobs_current_month: 0, ...values }))).toBe(expected);
});

test('LAY-07 candidates and visitors never see it', () => {
  expect(postJobPurpose(buildCandidateUser({ jobs_current_month: 0 }))).toBeNull();
  expect(postJobPurpose(null)).toBeNull();
});
