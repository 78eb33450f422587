import { createJestRunner } from 'create-jest-runner';
import type { CallbackTestRunnerInterface, Config } from 'jest-runner';

type Runner = new (globalConfig: Config.GlobalConfig) => CallbackTestRunnerInterface;
const WorkersRunner: Runner = createJestRunner(new URL('run-in-node.ts', import.meta.url));

/** Runs test files in Node as it is: those of a worker one after the other, with the modules that it has loaded. */
export default class NodeRunner extends WorkersRunner {
  override runTests(...parameters: Parameters<CallbackTestRunnerInterface['runTests']>) {
    const [tests, watcher, onStart, onResult, onFailure, options] = parameters;
    // One file alone would run in Jest's own process, and keep its modules while a developer changes them.
    const inWorkers = { ...options, serial: false };
    return super.runTests(tests, watcher, onStart, onResult, onFailure, inWorkers);
  }
}
