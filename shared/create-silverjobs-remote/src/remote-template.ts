/** What a new remote is made of. */
export interface NewRemote {
  /** Short name, as in the folder `remote-<name>`. */
  name: string;
  /** German name of its first page. */
  title: string;
  /** Team that answers for it. */
  owner: string;
}

const NAME = /^[a-z][a-z-]{1,28}[a-z]$/;

/**
 * Checks the name of a remote to be.
 * @param known names of the remotes there are
 * @throws Error that says what is wrong
 */
export function checkNewName(name: string, known: string[]): void {
  if (!NAME.test(name) || name.includes('--')) {
    throw new Error(
      `"${name}" is no name for a remote: 3 to 30 small letters, words joined by "-".`,
    );
  }
  if (['host', 'harness'].includes(name)) throw new Error(`"${name}" is taken by the product.`);
  if (known.includes(name)) throw new Error(`There is a remote "${name}" already.`);
}

/**
 * The files of a remote in this workspace, by path within its folder. Harness, lint rules and the
 * runners of tests find them by the folder's name.
 */
export function remoteFiles(remote: NewRemote): Record<string, string> {
  const { name, owner } = remote;
  return {
    'package.json': packageJson(name, owner),
    'tsconfig.json': tsconfig(),
    ...pageFiles(remote),
  };
}

/** One page, its tests and its declaration, the same in the workspace and in a repository of its own. */
export function pageFiles({ name, title, owner }: NewRemote): Record<string, string> {
  const page = `${pascalCase(name)}Page`;
  const source = `src/${name}/${page}`;
  return {
    'src/paths.ts': `/** Paths of this remote's pages that nobody else links to. */
export const ${camelCase(name)} = '/${name}';
`,
    'remote.config.ts': `import { defineRemote } from '@silverjobs/federation/remote-config';
import * as ownPaths from './src/paths.ts';

export default defineRemote({
  name: '${name}',
  owner: ${quoted(owner)},
  pages: [
    {
      path: ownPaths.${camelCase(name)},
      expose: '${page}',
      module: './${source}.tsx',
      title: ${quoted(title)},
      access: { kind: 'signed-in' },
    },
  ],
  menu: [
    {
      section: 'personal',
      order: 90,
      path: ownPaths.${camelCase(name)},
      label: ${quoted(title)},
      icon: 'compass',
    },
  ],
});
`,
    'remote.config.test.ts': `import { testPageAccess } from '@silverjobs/testing';
import remote from './remote.config.ts';

// The calls that give each page its content; the page is open for whom they are.
testPageAccess(remote, { '/${name}': [] });
`,
    [`${source}.tsx`]: `import { Heading, Page, Stack, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';

/** /${name}: the first page of this remote. */
export function ${page}(): ReactNode {
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1} tabIndex={-1}>
          {${quoted(title)}}
        </Heading>
        <Text reading>Hier entsteht ein neuer Bereich.</Text>
      </Stack>
    </Page>
  );
}
`,
    [`${source}.test.tsx`]: `import { renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { ${page} } from './${page}.tsx';

test('the page has its heading and says what it is for', () => {
  renderPage(<${page} />, { route: '/${name}' });
  expect(screen.getByRole('heading', { level: 1, name: ${quoted(title)} })).toBeVisible();
  expect(screen.getByText('Hier entsteht ein neuer Bereich.')).toBeVisible();
});
`,
    [`${source}.server.test.tsx`]: `/** @jest-environment node */
import { expectServerRenderAndHydrate } from '@silverjobs/testing';

test('the page renders on the server and hydrates', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { ${page} } = await import('./${page}.tsx');
      return <${page} />;
    },
    route: '/${name}',
  });
  expect(html).toContain('Hier entsteht ein neuer Bereich.');
  await close();
});
`,
  };
}

/** The workspace's tsconfig.json with the new remote after the others. */
export function withReference(tsconfig: string, name: string): string {
  const config = JSON.parse(tsconfig) as { references: { path: string }[] };
  const last = config.references.findLastIndex(({ path }) => path.startsWith('remote-'));
  const references = config.references.toSpliced(last + 1, 0, { path: `remote-${name}` });
  return `${JSON.stringify({ ...config, references }, null, 2)}\n`;
}

function packageJson(name: string, owner: string): string {
  const manifest = {
    name: `remote-${name}`,
    version: '1.0.0',
    private: true,
    description: `Owned by ${owner}; remote.config.ts lists its pages.`,
    license: 'MIT',
    type: 'module',
    dependencies: {
      '@silverjobs/federation': 'workspace:*',
      '@silverjobs/ui': 'workspace:*',
      react: 'catalog:',
    },
    devDependencies: { '@silverjobs/testing': 'workspace:*' },
    exports: { './remote.config': './remote.config.ts' },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function tsconfig(): string {
  const config = {
    extends: '../tsconfig.base.json',
    compilerOptions: {
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: ['node', 'jest', '@testing-library/jest-dom'],
      rootDir: '.',
      outDir: 'node_modules/.cache/tsc',
      tsBuildInfoFile: 'node_modules/.cache/tsc/tsconfig.tsbuildinfo',
    },
    include: ['**/*.ts', '**/*.tsx'],
    exclude: ['node_modules', 'dist'],
    references: ['federation', 'ui', 'testing'].map((name) => ({ path: `../shared/${name}` })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
