import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** Earlier majors of shared packages that the host gives for a while: its build reads them by `earlierVersions`. */
const { earlierVersions = {} } = JSON.parse(
  readFileSync(new URL('host/package.json', import.meta.url), 'utf8'),
);
const earlier = Object.keys(earlierVersions);

const config: KnipConfig = {
  treatConfigHintsAsErrors: true,
  ignoreBinaries: [
    'apt-get',
    'caddy',
    'clamd',
    'firefox-esr',
    'mmdebstrap',
    'nginx',
    'openssl',
    'pg_dump',
    'WebKitWebDriver',
    'Xvfb',
  ],
  workspaces: {
    '.': {
      entry: [
        'scripts/{start,test,publish-once,lib/end-with-starter}.ts',
        'scripts/*.mjs',
        'jest/**',
      ],
      project: ['scripts/**/*.{ts,mjs}', 'jest/**'],
      // unpdf: where the tests of packages that have it find its other half (jest.config.ts).
      ignoreDependencies: ['@kubernetes-models/*', 'kubernetes-models', 'unpdf'],
    },
    backend: {
      entry: ['tools/*.ts', 'src/bench/*.ts', 'src/testing/{templates,lock-contender}.ts'],
      project: ['**/*.ts'],
    },
    e2e: {
      entry: [
        'playwright*.config.ts',
        'tools/*.ts',
        'bench/{twin-loader,twin-modules,canned-backend}.ts',
      ],
      project: ['**/*.ts'],
      ignoreDependencies: ['@expo-google-fonts/arimo', 'dejavu-fonts-ttf'],
    },
    host: {
      entry: [
        'src/main.tsx',
        'src/app/first-view/server-part.tsx',
        'server/main.ts',
        'server/development/{dev-main,against-deployed}.ts',
      ],
      project: ['**/*.{ts,tsx}'],
      ignoreDependencies: earlier,
    },
    'remote-*': {
      entry: ['src/**/*Page.tsx'],
      project: ['**/*.{ts,tsx}'],
    },
    'shared/*': {
      includeEntryExports: true,
      project: ['**/*.{ts,tsx}'],
    },
    'shared/federation': {
      includeEntryExports: true,
      entry: [
        'src/cli/*.ts',
        'src/delivery/check-process.ts',
        'src/dev/inline/*.ts',
        'src/rspack/recover.ts',
        'src/sharing/react-{router-dom,query}.ts',
        'src/testing/{die-at,publish-releases}.ts',
      ],
      project: ['**/*.{ts,tsx}'],
      ignoreIssues: {
        'src/{rspack/recover,sharing/react-{router-dom,query}}.ts': ['exports'],
      },
      ignoreDependencies: [
        '@silverjobs/api',
        '@silverjobs/shell',
        '@silverjobs/ui',
        'react-router-dom',
      ],
    },
    'shared/ui': {
      includeEntryExports: true,
      rspack: {
        config: 'gallery/rspack.config.ts',
        entry: 'gallery/main.tsx',
      },
      project: ['**/*.{ts,tsx}'],
      ignoreDependencies: ['@fontsource-variable/atkinson-hyperlegible-next'],
    },
    'shared/testing': {
      includeEntryExports: true,
      project: ['**/*.{ts,tsx}'],
      ignoreDependencies: ['@swc/core', '@swc/jest'],
    },
    'shared/harness': {
      entry: ['src/index.tsx'],
      project: ['**/*.{ts,tsx}'],
    },
  },
};

export default config;
