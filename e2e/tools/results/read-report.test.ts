import { readJest, readPlaywright } from './read-report.ts';

test('a jest file that could not run is a failed test', () => {
  const results = readJest({
    testResults: [
      {
        name: '/project/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'group ACC-01 holds', status: 'passed' },
          { fullName: 'ACC-02', status: 'failed', failureMessages: ['\nError: 2 is odd\n  at a'] },
          { fullName: 'ACC-03', status: 'pending' },
        ],
      },
      {
        name: '/project/b.test.ts',
        status: 'failed',
        message: 'no such file',
        assertionResults: [],
      },
    ],
  });
  const file = '/project/a.test.ts';
  expect(results).toEqual([
    { file, title: 'group ACC-01 holds', state: 'passed' },
    { file, title: 'ACC-02', state: 'failed', error: 'Error: 2 is odd\n  at a' },
    { file, title: 'ACC-03', state: 'skipped' },
    {
      file: '/project/b.test.ts',
      title: 'the file could not be run',
      state: 'failed',
      error: 'no such file',
    },
  ]);
});

test('Playwright tests are found at every depth, once for each project', () => {
  const failed = [{ error: { message: '\u001b[31mError: hidden\u001b[39m\n  at b' } }];
  const results = readPlaywright({
    config: { rootDir: '/project/e2e' },
    suites: [
      {
        title: 'a.spec.ts',
        specs: [
          {
            title: 'ACC-01',
            tests: [
              { status: 'expected', projectName: 'desktop', results: [{}] },
              { status: 'unexpected', projectName: 'phone', results: failed },
            ],
          },
        ],
        suites: [{ title: 'ACC-02', specs: [{ title: 'holds', tests: [{ status: 'skipped' }] }] }],
      },
    ],
  });
  const file = '/project/e2e/a.spec.ts';
  expect(results).toEqual([
    { file, title: 'ACC-01 (desktop)', state: 'passed' },
    { file, title: 'ACC-01 (phone)', state: 'failed', error: 'Error: hidden\n  at b' },
    { file, title: 'ACC-02 holds', state: 'skipped' },
  ]);
});
