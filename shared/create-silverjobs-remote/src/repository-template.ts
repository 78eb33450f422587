import { type NewRemote, pageFiles } from './remote-template.ts';

type Versions = Record<string, string>;

/** What a remote ships with or takes from the host; the rest is for whoever works on it. */
const SHIPPED =
  /^(?:@silverjobs\/(?:api|contract|federation|shell|ui|widgets)|@tanstack\/.*|react.*)$/;

/**
 * The files of a remote in a repository of its own, by path.
 * @param versions of all that it installs
 */
export function repositoryFiles(remote: NewRemote, versions: Versions): Record<string, string> {
  return {
    ...pageFiles(remote),
    'package.json': json(packageJson(remote, versions)),
    'tsconfig.json': json(tsconfig),
    'jest.config.js': jestConfig,
    '.gitignore': 'node_modules/\ndist/\n.cache/\n',
    '.github/workflows/release.yml': workflow,
    'README.md': readme(remote),
  };
}

function packageJson({ name, owner }: NewRemote, versions: Versions) {
  const pick = (shipped: boolean) =>
    Object.fromEntries(Object.entries(versions).filter(([key]) => SHIPPED.test(key) === shipped));
  return {
    name: `remote-${name}`,
    version: '1.0.0',
    private: true,
    description: `Owned by ${owner}; remote.config.ts lists its pages.`,
    type: 'module',
    engines: { node: '>=24' },
    scripts: {
      dev: `silverjobs-harness ${name}`,
      typecheck: 'tsc',
      test: 'jest',
      build: `silverjobs-delivery build ${name}`,
      release: `silverjobs-delivery release ${name}`,
      aside: `silverjobs-delivery aside ${name}`,
      rollback: `silverjobs-delivery rollback ${name}`,
      list: 'silverjobs-delivery list',
    },
    dependencies: pick(true),
    devDependencies: pick(false),
  };
}

const tsconfig = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['node', 'jest', '@testing-library/jest-dom'],
    strict: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['**/*.ts', '**/*.tsx'],
  exclude: ['node_modules', 'dist'],
};

const jestConfig = `import { browserOptions, sourceOptions } from '@silverjobs/testing/jest-preset';

export default {
  ...sourceOptions,
  ...browserOptions,
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  // Of a busy machine, such as one of CI; a test that needs as long is seen in the summary.
  testTimeout: 30_000,
};
`;

const workflow = `# DELIVERY_URL (a variable) and DELIVERY_KEY (a secret) come from the operator of the product.
name: release
on:
  push:
    branches: [main]
  pull_request:
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npm run typecheck
      - run: npm test
      - run: npm run build
  release:
    needs: check
    if: github.event_name == 'push'
    runs-on: ubuntu-latest
    # One after the other: the last commit is what goes live last.
    concurrency: release
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npm run release
        env:
          DELIVERY_URL: \${{ vars.DELIVERY_URL }}
          DELIVERY_KEY: \${{ secrets.DELIVERY_KEY }}
`;

function readme({ name, title, owner }: NewRemote): string {
  return `# remote-${name}

${title}, by ${owner}: a part of Silverjobs that goes live alone. \`remote.config.ts\` says which pages it has,
who may open them and where the menu leads to them.

| Command | What it does |
| --- | --- |
| \`API_URL=<address> npm run dev\` | the remote alone at http://localhost:3000, signed in, with fast refresh, against the API of a product such as a staging one |
| \`npm run typecheck\`, \`npm test\` | types and tests; \`*.server.test.tsx\` renders a page on the server and hydrates it |
| \`npm run build\` | builds a release and says how large it is |
| \`npm run release\` | builds, sends and makes live |
| \`npm run aside\` | builds and sends, to be shown to a few |
| \`npm run rollback\` | back to the last release that stands |
| \`npm run list\` | what is live |

The last four need \`DELIVERY_URL\` and \`DELIVERY_KEY\`, which the operator of the product gives to a team. The key
belongs into the secrets of CI. \`npx silverjobs-delivery\` lists what else there is: canary, preview, off and on.

Libraries of the host (React, the router, \`@silverjobs/ui\` and others) come from the host at run time; a release
that needs newer ones than the live host has is refused, with the reason.
`;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
