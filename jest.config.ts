import type { Config } from 'jest';
import { browserOptions, sourceOptions } from './shared/testing/src/jest/preset.ts';

const common = {
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.store/'],
  modulePathIgnorePatterns: ['/dist/', '/.store/', '/.data/', '<rootDir>/.cache/'],
};

const config: Config = {
  // A test that truly needs more says so itself, with the reason (`jest.setTimeout`).
  testTimeout: 20_000,
  testSequencer: '<rootDir>/jest/longest-first.ts',
  // What a worker keeps of the files before; a new one costs a second.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...common,
      ...sourceOptions,
      displayName: 'browser',
      moduleNameMapper: {
        ...sourceOptions.moduleNameMapper,
        // Its package tells only `import` where it is; the sources under test are CommonJS.
        '^unpdf/pdfjs$': '<rootDir>/backend/node_modules/unpdf/dist/pdfjs.mjs',
      },
      ...browserOptions,
      testMatch: [
        // A page of the document server is read in jsdom, too.
        '<rootDir>/host/server/development/dev-outbox-page.test.ts',
        '<rootDir>/{host/{src,common,inline},remote-*,shared/shell,shared/api,shared/ui,shared/widgets,shared/testing}/**/*.test.ts?(x)',
      ],
    },
    {
      ...common,
      displayName: 'node',
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, 'dev-outbox-page'],
      runner: '<rootDir>/jest/node-runner.ts',
      // Node takes the types away itself.
      transform: {},
      globalSetup: '<rootDir>/jest/make-templates.cjs',
      globalTeardown: '<rootDir>/jest/drop-templates.cjs',
      testMatch: [
        '<rootDir>/{backend,jest,shared/contract,shared/telemetry,shared/federation,shared/harness,shared/create-silverjobs-remote,host/server,scripts,e2e/{tools,compat,support,federation/support}}/**/*.test.ts',
      ],
    },
  ],
};

export default config;
