import type { Config } from 'jest';
import { browserOptions, sourceOptions } from './shared/testing/src/jest/preset.ts';

const common = {
  ...sourceOptions,
  moduleNameMapper: {
    ...sourceOptions.moduleNameMapper,
    // Its package tells only `import` where it is; the sources under test are CommonJS.
    '^unpdf/pdfjs$': '<rootDir>/backend/node_modules/unpdf/dist/pdfjs.mjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.store/'],
  modulePathIgnorePatterns: ['/dist/', '/.store/', '/.data/', '<rootDir>/.cache/'],
};

const [[sources, [swc, compiler]]] = Object.entries(sourceOptions.transform) as [
  [string, [string, Record<string, unknown>]],
];
/** A library is loaded when a module first uses it, as most tests use few of those that their modules name. */
const loadsLibrariesLate = {
  [sources]: [swc, { ...compiler, module: { type: 'commonjs', lazy: true } }],
} satisfies Config['transform'];

const config: Config = {
  // A test that truly needs more says so itself, with the reason (`jest.setTimeout`).
  testTimeout: 20_000,
  testSequencer: '<rootDir>/jest/longest-first.cjs',
  // What a worker keeps of the files before; a new one costs a second.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...common,
      displayName: 'browser',
      ...browserOptions,
      testMatch: [
        '<rootDir>/{host/{src,common,inline},remote-*,shared/shell,shared/api,shared/ui,shared/widgets,shared/testing}/**/*.test.ts?(x)',
      ],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: '<rootDir>/jest/node-environment.cjs',
      // Its globals are ordinary ones already.
      sandboxInjectedGlobals: [],
      transform: loadsLibrariesLate,
      globalSetup: '<rootDir>/jest/make-templates.cjs',
      globalTeardown: '<rootDir>/jest/drop-templates.cjs',
      testMatch: [
        '<rootDir>/{backend,jest,shared/contract,shared/telemetry,shared/federation,shared/harness,shared/create-silverjobs-remote,host/server,scripts,e2e/{tools,compat,support,federation/support}}/**/*.test.ts?(x)',
      ],
    },
  ],
};

export default config;
