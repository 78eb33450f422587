/** A test as a runner reported it. */
export interface TestResult {
  title: string;
  state: 'passed' | 'failed' | 'skipped';
}

interface JestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** The tests of a report that jest wrote with --json; a file that could not run is a failed test. */
export function readJest(report: unknown): TestResult[] {
  return (report as JestReport).testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.map((test) => ({
      title: test.fullName,
      state: stateOf(test.status),
    }));
    const broken = status === 'failed' && tests.every(({ state }) => state !== 'failed');
    return broken ? [...tests, { title: name, state: 'failed' as const }] : tests;
  });
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** The tests of a report of Playwright's json reporter; each project counts by itself. */
export function readPlaywright(report: unknown): TestResult[] {
  const visit = (suite: PlaywrightSuite, path: string): TestResult[] => {
    const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({
        title: `${path} ${title}`.trim(),
        state: stateOf(status),
      })),
    );
    const nested = (suite.suites ?? []).flatMap((child) => visit(child, `${path} ${child.title}`));
    return [...own, ...nested];
  };
  return (report as { suites: PlaywrightSuite[] }).suites.flatMap((suite) => visit(suite, ''));
}

function stateOf(status: string): TestResult['state'] {
  if (status === 'passed' || status === 'expected') return 'passed';
  return status === 'failed' || status === 'unexpected' || status === 'flaky'
    ? 'failed'
    : 'skipped';
}
