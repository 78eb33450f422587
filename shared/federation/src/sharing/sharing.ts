import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, relative } from 'node:path';
import { SemVer } from 'semver';
import { filesOf, type InstalledEarlierVersion, readEarlierVersions } from './earlier-versions.ts';

/**
 * The sharing table: libraries of which the composed page holds one copy, or one of each version. The host brings
 * them, remotes and the stand-alone harness take their entries from here too (delivery-2).
 */
interface SharedLibrary {
  /** Key of the share scope; a trailing slash covers all subpaths. */
  key: string;
  /** Package whose version counts. */
  package: string;
  /** Stays out of the first load; the browser fetches it when first used. */
  lazy?: boolean;
  /** A re-export of only what we use; sharing switches tree shaking off. */
  curated?: string;
  /** A page may hold two versions of it for a while; what it keeps for a page lies below it (delivery-90). */
  sideBySide?: boolean;
}

/** A file beside this one: a source, or what was compiled of it. */
const curated = (name: string) => join(import.meta.dirname, name + extname(import.meta.filename));

const libraries: SharedLibrary[] = [
  { key: 'react', package: 'react' },
  { key: 'react/', package: 'react' },
  { key: 'react-dom', package: 'react-dom' },
  { key: 'react-dom/', package: 'react-dom' },
  {
    key: 'react-router-dom',
    package: 'react-router-dom',
    curated: curated('react-router-dom'),
  },
  {
    key: '@tanstack/react-query',
    package: '@tanstack/react-query',
    curated: curated('react-query'),
  },
  { key: '@silverjobs/shell', package: '@silverjobs/shell', sideBySide: true },
  { key: '@silverjobs/api', package: '@silverjobs/api' },
  { key: '@silverjobs/ui', package: '@silverjobs/ui', sideBySide: true },
  { key: '@silverjobs/ui/overlays', package: '@silverjobs/ui', sideBySide: true, lazy: true },
];

/** Keys of the sharing table. */
export const sharedKeys = libraries.map((library) => library.key);

/** Packages of which a page may hold two versions. */
export const sideBySide = [
  ...new Set(libraries.flatMap((library) => (library.sideBySide ? library.package : []))),
];

/** Whether a module comes from the host, by its own name or as a subpath. */
export function isShared(request: string): boolean {
  return sharedKeys.some((key) => (key.endsWith('/') ? request.startsWith(key) : request === key));
}

/** One entry of the `shared` option of ModuleFederationPlugin. */
interface SharedEntry {
  singleton: boolean;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  eager?: boolean;
  import?: string | false;
  shareKey?: string;
}

const require = createRequire(import.meta.url);

/** Shared by nobody at run time, but host and remotes must mean the same by its calls. */
const CONTRACT = '@silverjobs/contract';

/** Its core comes with the host, the rest of it with each remote (decision 29). */
const RUNTIME = '@module-federation/enhanced';

/**
 * Version of each shared package, of the contract and of the federation runtime; the catalog allows one
 * of each in the workspace.
 */
export function sharedVersions(): Record<string, string> {
  const names = [...libraries.map((library) => library.package), CONTRACT, RUNTIME];
  return Object.fromEntries(names.map((name) => [name, packageVersion(name)]));
}

function packageVersion(name: string): string {
  // Not through `exports`, which hides package.json in some packages.
  const folder = require.resolve.paths(name)?.find((path) => existsSync(join(path, name)));
  if (!folder) throw new Error(`The shared library ${name} is not installed.`);
  const text = readFileSync(join(folder, name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * The `shared` option of the host (and of the harness), which bring the libraries.
 * @param dir where it is built: what it imports stands in the bundle, and must not name this machine
 */
export function sharedByHost(dir: string): Record<string, SharedEntry> {
  const own = mapLibraries(sharedVersions(), (library) => ({
    eager: !library.lazy,
    ...(library.curated && { import: fromFolder(dir, library.curated) }),
  }));
  // Inside each of two versions the package's name means itself: then they are told apart by their files.
  const entries = earlierVersions(dir).flatMap(({ package: name, version, files }) => {
    const present = filesOf(join(dir, 'node_modules', name));
    return Object.entries(files).flatMap(([key, file]): [string, SharedEntry][] => {
      const { [key]: entry } = own;
      const path = present[key];
      if (!(entry && path)) return [];
      delete own[key];
      const other = { ...entry, version, requiredVersion: rangeOf(version), eager: false };
      return [
        [fromFolder(dir, path), { ...entry, shareKey: key }],
        [fromFolder(dir, file), { ...other, shareKey: key }],
      ];
    });
  });
  return { ...own, ...Object.fromEntries(entries) };
}

const fromFolder = (dir: string, file: string) => `./${relative(dir, file).replaceAll('\\', '/')}`;

/**
 * The earlier versions that a host gives beside its own, as its package.json declares them (delivery-90).
 * @param dir folder of the host
 */
export function earlierVersions(dir: string): InstalledEarlierVersion[] {
  return readEarlierVersions(dir).map((installed) => {
    const { package: name, version } = installed;
    if (!sideBySide.includes(name) || version === sharedVersions()[name])
      throw new Error(`${name} ${version} cannot stand beside the version of the host.`);
    const files = Object.entries(installed.files).filter(([key]) => sharedKeys.includes(key));
    return { ...installed, files: Object.fromEntries(files) };
  });
}

/** The `shared` option of a remote, which brings none of them. */
export function sharedByRemote(): Record<string, SharedEntry> {
  return mapLibraries(sharedVersions(), () => ({ import: false }));
}

/** Ranges that a remote built from this workspace needs from the host that runs it. */
export function requiredRanges(): Record<string, string> {
  const versions = sharedVersions();
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, rangeOf(version)]),
  );
}

function mapLibraries(
  versions: Record<string, string>,
  extra: (library: SharedLibrary) => Partial<SharedEntry>,
): Record<string, SharedEntry> {
  return Object.fromEntries(
    libraries.map((library) => {
      const version = versions[library.package] ?? '0.0.0';
      const entry: SharedEntry = {
        singleton: !library.sideBySide,
        strictVersion: true,
        version,
        requiredVersion: rangeOf(version),
        ...extra(library),
      };
      return [library.key, entry];
    }),
  );
}

/** Same major, and at least the minor that was built against; of a prerelease, at least that one. */
export function rangeOf(version: string): string {
  const { major, minor, prerelease } = new SemVer(version);
  return prerelease.length > 0 ? `^${version}` : `^${major}.${minor}.0`;
}
