import { harnessUsers } from './harness-users.ts';

test('FED-05 the harness offers one demo user of each kind', () => {
  expect(harnessUsers({}).map((user) => user.id)).toEqual([
    'candidate-free',
    'candidate-paid',
    'candidate-new',
    'employer-private',
    'employer-company',
    'operator',
  ]);
});

test('an own user comes first, so that it is the preset one', () => {
  const [own, ...demo] = harnessUsers({ HARNESS_EMAIL: 'a@b.example', HARNESS_PASSWORD: 'geheim' });
  expect(own).toMatchObject({ email: 'a@b.example', password: 'geheim' });
  expect(demo).toEqual(harnessUsers({}));
});

test.each([{ HARNESS_EMAIL: 'a@b.example' }, { HARNESS_PASSWORD: 'geheim' }])(
  'half of an own user is refused: %j',
  (env) => expect(() => harnessUsers(env)).toThrow('belong together'),
);
