import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKAGES } from './compile-packages.ts';
import { publishedManifest, readManifest } from './published-manifest.ts';

const root = join(import.meta.dirname, '../../..');
let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

test('TEAM-02 a package is published compiled, with peers and versions, without what only tests need', () => {
  writeFileSync(
    join(dist, 'index.js'),
    "import { useState } from 'react';\nimport { z } from 'zod';\nimport './a.js';\nimport { join } from 'node:path';\nexport { used } from '@silverjobs/contract';\n",
  );
  const source = {
    name: '@silverjobs/test',
    version: '2.1.0',
    private: true,
    scripts: { gallery: 'serve' },
    exports: { '.': './src/index.ts', './*': './src/*/index.tsx', './styles.css': './src/a.css' },
    bin: { test: './src/cli/test.ts' },
    dependencies: { '@silverjobs/contract': 'workspace:*', react: 'catalog:' },
    devDependencies: { zod: 'catalog:', 'smtp-server': 'catalog:' },
  };
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
  const range = expect.stringMatching(/^\^\d+\.\d+\.\d+$/);
  expect(publishedManifest(root, source, dist)).toEqual({
    name: '@silverjobs/test',
    version: '2.1.0',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './*': { types: './dist/*/index.d.ts', default: './dist/*/index.js' },
      './styles.css': './dist/a.css',
      './package.json': './package.json',
    },
    bin: { test: './dist/cli/test.js' },
    files: ['dist'],
    engines: { node: '>=24' },
    dependencies: { '@silverjobs/contract': range, zod: version },
    peerDependencies: { react: range },
  });
});

test('TEAM-02 every package has a semantic version', () => {
  for (const name of PACKAGES) {
    expect([name, readManifest(root, name).version]).toEqual([
      name,
      expect.stringMatching(/^[1-9]\d*\.\d+\.\d+$/),
    ]);
  }
});

test('TEAM-01 a new remote installs what the workspace was tested with', () => {
  const manifest = readManifest(root, 'create-silverjobs-remote');
  const { templateDependencies = {}, dependencies } = publishedManifest(root, manifest, dist);
  expect(dependencies).toEqual({});
  expect(templateDependencies.react).toMatch(/^\^\d/);
  expect(Object.values(templateDependencies).join()).not.toMatch(/workspace|catalog/);
});
