import { tmpdir } from 'node:os';
import { readProvenance } from './provenance.ts';

const nowhere = tmpdir();

test('TEAM-03 a release says from which commit, repository and run of CI it comes', () => {
  const github = {
    GITHUB_SHA: 'c0ffee',
    GITHUB_REPOSITORY: 'team/jobs',
    GITHUB_SERVER_URL: 'https://git.example.org',
    GITHUB_RUN_ID: '7',
  };
  expect(readProvenance(nowhere, github)).toEqual({
    commit: 'c0ffee',
    repository: 'https://git.example.org/team/jobs',
    builder: 'https://git.example.org/team/jobs/actions/runs/7',
  });
  const gitlab = {
    CI_COMMIT_SHA: 'c0ffee',
    CI_PROJECT_URL: 'https://user:secret@git.example.org/jobs',
    CI_JOB_URL: 'https://git.example.org/jobs/-/jobs/7',
  };
  expect(readProvenance(nowhere, gitlab)).toEqual({
    commit: 'c0ffee',
    repository: 'https://git.example.org/jobs',
    builder: 'https://git.example.org/jobs/-/jobs/7',
  });
});

test.each(['file:///home/me/jobs', '/home/me/jobs', '../jobs'])(
  'TEAM-03 a folder of a machine is no repository to tell: %s',
  (address) => {
    expect(readProvenance(nowhere, { CI_PROJECT_URL: address })).toEqual({});
  },
);
