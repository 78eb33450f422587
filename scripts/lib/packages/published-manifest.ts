import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';

type Versions = Record<string, string>;

/** What of a package.json of ours is read. */
export interface Manifest {
  name: string;
  version: string;
  exports?: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Versions;
  devDependencies?: Versions;
  /** Of create-silverjobs-remote: what a new remote installs. */
  templateDependencies?: Versions;
  [member: string]: unknown;
}

/** Of these, a page holds the copies of whoever composes it. */
const PEERS = new Set(['react', 'react-dom', 'react-router-dom', '@tanstack/react-query']);

/** What a team's code may run with. */
const ENGINES = { node: '>=24' };

/** Asked for by name only: by the sharing table, and by what the compiler and its helpers write. */
const BY_NAME: Record<string, readonly string[]> = {
  '@silverjobs/federation': [
    '@module-federation/runtime-tools',
    '@silverjobs/api',
    '@silverjobs/shell',
    '@silverjobs/ui',
    '@swc/helpers',
    '@tanstack/react-query',
    'react',
    'react-dom',
    'react-refresh',
    'react-router-dom',
  ],
};

/** Reads the package.json of a package of ours. */
export function readManifest(root: string, name: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'shared', name, 'package.json'), 'utf8'));
}

/**
 * The package.json that a package is published with: compiled files, versions instead of references to
 * the workspace, and only what its files import.
 * @param dist folder of its compiled files
 * @throws when a file imports what neither the package nor the catalog has; types may name what is inferred
 */
export function publishedManifest(root: string, manifest: Manifest, dist: string): Manifest {
  const { name, exports = {}, bin, templateDependencies, ...rest } = manifest;
  const { private: _, scripts: __, dependencies = {}, devDependencies = {}, ...kept } = rest;
  const declared = { ...devDependencies, ...dependencies };
  // A template imports what its remotes will.
  const imported = templateDependencies ? [] : importsOf(dist).filter((other) => other !== name);
  const needed = new Set([...imported, ...Object.keys(dependencies), ...(BY_NAME[name] ?? [])]);
  const versions = Object.fromEntries(
    [...needed]
      .sort()
      .map((other) => [other, versionOf(root, other, declared[other] ?? 'catalog:')]),
  );
  const pick = (isPeer: boolean) =>
    Object.fromEntries(Object.entries(versions).filter(([key]) => PEERS.has(key) === isPeer));
  const template = Object.entries(templateDependencies ?? {});
  return {
    name,
    ...kept,
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([key, file]) => [key, compiled(file)])),
      './package.json': './package.json',
    },
    ...(bin && {
      bin: Object.fromEntries(Object.entries(bin).map(([key, file]) => [key, compiledFile(file)])),
    }),
    files: ['dist'],
    engines: ENGINES,
    dependencies: pick(false),
    peerDependencies: pick(true),
    ...(templateDependencies && {
      templateDependencies: Object.fromEntries(
        template.map(([other, wanted]) => [other, versionOf(root, other, wanted)]),
      ),
    }),
  };
}

/** Where a source is after it was compiled; what is no source keeps its ending. */
function compiledFile(source: string): string {
  return source.replace('./src/', './dist/').replace(/\.tsx?$/, '.js');
}

function compiled(source: string): string | { types: string; default: string } {
  const file = compiledFile(source);
  return file.endsWith('.js') ? { types: file.replace(/\.js$/, '.d.ts'), default: file } : file;
}

/** Names of the packages that compiled files import. */
function importsOf(dist: string): string[] {
  const statement =
    /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(|@import\s+)['"]((?:@[\w.-]+\/)?[\w-][\w./-]*)['"]/g;
  const files = globSync('**/*.{js,d.ts,css,cjs}', { cwd: dist });
  const modules = files.flatMap((file) => {
    const text = withoutComments(readFileSync(join(dist, file), 'utf8'));
    return [...text.matchAll(statement)].map(([, module = '']) => module);
  });
  const names = modules
    .filter((module) => !isBuiltin(module))
    .map((module) => module.split('/', module.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].sort();
}

function withoutComments(text: string): string {
  return text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
}

/** A version for a package.json outside: of the catalog, of the workspace, or the one that stands there. */
function versionOf(root: string, name: string, wanted: string): string {
  if (wanted.startsWith('workspace:')) {
    return `^${readManifest(root, name.replace('@silverjobs/', '')).version}`;
  }
  const exact = wanted === 'catalog:' ? catalogOf(root)[name] : wanted;
  if (!exact) throw new Error(`${name} is in no catalog.`);
  return PEERS.has(name) ? `^${exact}` : exact;
}

function catalogOf(root: string): Versions {
  return parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')).catalog;
}
