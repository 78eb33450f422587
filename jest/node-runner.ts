import { fileURLToPath } from 'node:url';
import type { CallbackTestRunnerInterface, Config } from 'jest-runner';
import { Worker } from 'jest-worker';
import type * as RunInNode from './run-in-node.ts';

/** Runs test files in Node as it is: those of a worker one after the other, with the modules that it has loaded. */
export default class NodeRunner implements CallbackTestRunnerInterface {
  readonly #globalConfig: Config.GlobalConfig;

  constructor(globalConfig: Config.GlobalConfig) {
    this.#globalConfig = globalConfig;
  }

  async runTests(
    ...[tests, watcher, onStart, onResult, onFailure]: Parameters<
      CallbackTestRunnerInterface['runTests']
    >
  ): Promise<void> {
    const globalConfig = this.#globalConfig;
    const { maxWorkers, workerIdleMemoryLimit } = globalConfig;
    const worker = new Worker(fileURLToPath(new URL('run-in-node.ts', import.meta.url)), {
      exposedMethods: ['runInNode'],
      numWorkers: maxWorkers,
      forkOptions: { stdio: 'inherit' },
      ...(workerIdleMemoryLimit && { idleMemoryLimit: workerIdleMemoryLimit }),
    }) as Worker & typeof RunInNode;
    const waiting = tests.values();
    const takeTests = async () => {
      for (const test of waiting) {
        if (watcher.isInterrupted()) return;
        await onStart(test);
        const file = { testPath: test.path, config: test.context.config, globalConfig };
        await worker.runInNode(file).then(
          (result) => onResult(test, result),
          (error) => onFailure(test, error),
        );
      }
    };
    await Promise.all(Array.from({ length: maxWorkers }, takeTests));
    await worker.end();
  }
}
