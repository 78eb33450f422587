import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that teams in repositories of their own work with, by folder below `shared`. */
export const PACKAGES = [
  'contract',
  'shell',
  'api',
  'ui',
  'widgets',
  'federation',
  'harness',
  'testing',
  'create-silverjobs-remote',
];

/** What the compiler leaves alone. */
const ASSETS = '**/*.{css,woff2,ttf,svg,png,cjs}';

/**
 * Compiles all packages: ES modules with types and source maps, each into `<folder>/<name>/dist`.
 * @param root of the workspace
 * @throws with the compiler's messages
 */
export function compilePackages(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const compiled = join(folder, '.compiled');
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify(compilerConfig(root, compiled), null, 2));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  // Every further checker reads the types of the libraries again.
  const args = [tsc, '-p', config, '--checkers', '1'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The packages do not compile:\n${stdout}`);
  for (const name of PACKAGES) {
    const source = join(root, 'shared', name, 'src');
    const dist = join(folder, name, 'dist');
    cpSync(join(compiled, name, 'src'), dist, { recursive: true });
    for (const asset of globSync(ASSETS, { cwd: source })) {
      cpSync(join(source, asset), join(dist, asset));
    }
  }
  rmSync(compiled, { recursive: true });
}

/** One program for all: what it reads of another package it reads once. */
function compilerConfig(root: string, outDir: string) {
  const shared = join(root, 'shared');
  return {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: ['node', 'jest', '@testing-library/jest-dom'],
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      declaration: true,
      sourceMap: true,
      // `tsc -b` checks them.
      noCheck: true,
      inlineSources: true,
      rewriteRelativeImportExtensions: true,
      rootDir: shared,
      outDir,
    },
    include: PACKAGES.flatMap((name) => [
      `${shared}/${name}/src/**/*.ts`,
      `${shared}/${name}/src/**/*.tsx`,
    ]),
    exclude: [
      `${shared}/**/*.test.ts`,
      `${shared}/**/*.test.tsx`,
      `${shared}/federation/src/testing`,
    ],
  };
}
