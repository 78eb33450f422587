import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test as a runner reported it. */
export interface TestResult {
  /** Path of its file, absolute. */
  file: string;
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** First lines of what was wrong, of a failed test. */
  error?: string;
}

interface JestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** The tests of a report that jest wrote with --json; a file that could not run is a failed test. */
export function readJest(report: unknown): TestResult[] {
  return (report as JestReport).testResults.flatMap(
    ({ name, status, message, assertionResults }) => {
      const tests = assertionResults.map((test) =>
        result({ file: name, title: test.fullName }, test.status, test.failureMessages?.[0]),
      );
      const broken = status === 'failed' && tests.every(({ state }) => state !== 'failed');
      const file = { file: name, title: 'the file could not be run' };
      return broken ? [...tests, result(file, 'failed', message)] : tests;
    },
  );
}

interface PlaywrightSuite {
  title: string;
  specs?: {
    title: string;
    tests: {
      status: string;
      projectName?: string;
      results?: { error?: { message?: string } }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/**
 * The tests of a report of Playwright's json reporter; each project counts by itself and stands
 * behind the title.
 */
export function readPlaywright(report: unknown): TestResult[] {
  const { config, suites } = report as PlaywrightReport;
  const visit = (suite: PlaywrightSuite, file: string, path: string): TestResult[] => {
    const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status, projectName, results }) => {
        const project = projectName ? ` (${projectName})` : '';
        const error = results?.find((run) => run.error)?.error?.message;
        return result({ file, title: `${path} ${title}${project}`.trim() }, status, error);
      }),
    );
    const nested = (suite.suites ?? []).flatMap((child) =>
      visit(child, file, `${path} ${child.title}`),
    );
    return [...own, ...nested];
  };
  return suites.flatMap((suite) => visit(suite, join(config.rootDir, suite.title), ''));
}

/** So much of a message says what failed; the whole stands where the test ran. */
const ERROR_LINES = 6;

function result(
  test: { file: string; title: string },
  status: string,
  message: string | undefined,
): TestResult {
  const state = stateOf(status);
  if (state !== 'failed') return { ...test, state };
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return { ...test, state, error: lines.slice(0, ERROR_LINES).join('\n').trim() };
}

function stateOf(status: string): TestResult['state'] {
  if (status === 'passed' || status === 'expected') return 'passed';
  return status === 'failed' || status === 'unexpected' || status === 'flaky'
    ? 'failed'
    : 'skipped';
}
