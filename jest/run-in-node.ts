import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import { createEmptyTestResult, type TestResult } from '@jest/test-result';
import circus, { addEventHandler, getState, resetState, run } from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import { ModuleMocker } from 'jest-mock';
import type { Config } from 'jest-runner';

/** Where jest-circus looks for the timeout that a file sets itself. */
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

const mocker = new ModuleMocker(globalThis);
/** Of Jest's own object what works without its sandbox: modules cannot be replaced. */
const jestObject = (timers: ModernFakeTimers) => ({
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  clearAllMocks: () => mocker.clearAllMocks(),
  resetAllMocks: () => mocker.resetAllMocks(),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  setTimeout: (milliseconds: number) => Reflect.set(globalThis, TIMEOUT, milliseconds),
  useFakeTimers: (...[config]: Parameters<typeof timers.useFakeTimers>) =>
    timers.useFakeTimers(config),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now?: number | Date) => timers.setSystemTime(now),
  advanceTimersByTime: (milliseconds: number) => timers.advanceTimersByTime(milliseconds),
  advanceTimersByTimeAsync: (milliseconds: number) => timers.advanceTimersByTimeAsync(milliseconds),
});
Object.assign(globalThis, circus, { expect: jestExpect });

/** What nobody awaited in the file that runs. */
let unhandled: unknown[] = [];
process.on('uncaughtException', (error) => unhandled.push(error));

// `expect.assertions` and `expect.hasAssertions`
addEventHandler((event) => {
  if (event.name === 'test_start') jestExpect.extractExpectedAssertionsErrors();
  if (event.name !== 'test_done') return;
  const missing = jestExpect.extractExpectedAssertionsErrors();
  event.test.errors.push(...missing.map(({ error }) => error));
});

type Ran = Awaited<ReturnType<typeof run>>['testResults'][number];

const statusOf = ({ status, errors }: Ran) => {
  if (status === 'skip') return 'pending';
  if (status === 'todo') return 'todo';
  return errors.length > 0 ? 'failed' : 'passed';
};

function reported(result: Ran): TestResult['testResults'][number] {
  const names = result.testPath.slice(1);
  return {
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1) ?? '',
    fullName: names.join(' '),
    status: statusOf(result),
    duration: result.duration ?? null,
    failureMessages: [...result.errors],
    failureDetails: [],
    numPassingAsserts: result.numPassingAsserts,
  };
}

/** What a file changed for the whole process is put back, as the next one runs there, too. */
function putBack(variables: NodeJS.ProcessEnv, timers: ModernFakeTimers): void {
  mocker.restoreAllMocks();
  timers.dispose();
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
  Reflect.deleteProperty(globalThis, TIMEOUT);
  process.exitCode = undefined;
}

interface TestFile {
  readonly testPath: string;
  readonly config: Config.ProjectConfig;
  readonly globalConfig: Config.GlobalConfig;
}

/** Runs the tests of one file; its modules and those that files before it loaded are Node's own. */
export async function runInNode({ testPath, config, globalConfig }: TestFile): Promise<TestResult> {
  const start = Date.now();
  const variables = { ...process.env };
  const timers = new ModernFakeTimers({ config, global: globalThis });
  Object.assign(globalThis, { jest: jestObject(timers) });
  unhandled = [];
  resetState();
  const state = getState();
  if (globalConfig.testTimeout) state.testTimeout = globalConfig.testTimeout;
  if (globalConfig.testNamePattern)
    state.testNamePattern = new RegExp(globalConfig.testNamePattern, 'i');
  jestExpect.setState({ testPath, expand: globalConfig.expand });
  const ran = await import(pathToFileURL(testPath).href)
    .then(run)
    .finally(() => putBack(variables, timers));
  const testResults = ran.testResults.map(reported);
  const errors = [...ran.unhandledErrors, ...unhandled].map((error) =>
    formatExecError(error as Error, config, globalConfig, testPath),
  );
  const messages = [formatResultsErrors(testResults, config, globalConfig, testPath), ...errors];
  const count = (status: string) => testResults.filter((each) => each.status === status).length;
  const end = Date.now();
  return {
    ...createEmptyTestResult(),
    testFilePath: testPath,
    ...(config.displayName && { displayName: config.displayName }),
    testResults,
    numPassingTests: count('passed'),
    numFailingTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    failureMessage: messages.filter(Boolean).join('\n') || null,
    ...(errors.length > 0 && { testExecError: { message: '', stack: errors.join('\n') } }),
    perfStats: { ...createEmptyTestResult().perfStats, start, end, runtime: end - start },
  };
}
