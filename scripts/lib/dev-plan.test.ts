import { planDevelopment } from './dev-plan.ts';

const known = ['account', 'jobs', 'messaging'];

test('the host and each named remote get a port, the others are published', () => {
  expect(planDevelopment(['messaging', 'jobs', 'messaging'], known, 3301)).toEqual({
    ports: { host: 3301, messaging: 3302, jobs: 3303 },
    published: ['account'],
  });
});

test('without a name the job remote is worked on', () => {
  expect(planDevelopment([], known, 4000)).toEqual({
    ports: { host: 4000, jobs: 4001 },
    published: ['account', 'messaging'],
  });
});

test('an unknown name is refused with the names that exist', () => {
  expect(() => planDevelopment(['remote-jobs'], known, 3301)).toThrow(
    'There is no remote "remote-jobs". The remotes: account, jobs, messaging.',
  );
});
