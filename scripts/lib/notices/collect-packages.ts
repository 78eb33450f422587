import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A library that ships with the product. */
export interface Notice {
  name: string;
  version: string;
  /** SPDX expression as the package declares it. */
  license: string;
  /** The text of its licence file; empty where it brings none. */
  text: string;
}

interface Manifest {
  name: string;
  version?: string;
  private?: boolean;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Packages of ours that put libraries into what browsers load: no server needs those, so they are for building. */
const BUILT = ['host', '@silverjobs/federation'];
/** What these have for tests. */
const TESTS_ONLY = [
  ...[
    '@20minutes/s3rver',
    '@napi-rs/canvas',
    '@silverjobs/testing',
    '@types/semver',
    'smtp-server',
  ],
];

/** Libraries of a package that ship, by name. */
function shippedBy(manifest: Manifest): string[] {
  const { name, dependencies = {}, devDependencies = {}, optionalDependencies = {} } = manifest;
  const built = BUILT.includes(name) ? Object.keys(devDependencies) : [];
  return [
    ...Object.keys(dependencies).filter((one) => !(one in optionalDependencies)),
    ...built.filter((one) => !TESTS_ONLY.includes(one)),
  ];
}

const LICENSE_FILE = /^(licen[cs]e|copying|unlicense)(\b|[._-])/i;

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function licenseOf({ license, licenses = [] }: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses.map(({ type }) => type).join(' OR ');
}

function licenseText(folder: string): string {
  const file = readdirSync(folder).find((name) => LICENSE_FILE.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
}

/** Folder of a dependency as Node finds it from a package; null where it is not installed here. */
function findPackage(name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) return null;
  }
}

/**
 * Every library that the given packages of the workspace need at run time, by name and version.
 * What is built for one kind of machine only is left out: it differs from machine to machine.
 */
export function collectPackages(folders: readonly string[]): Notice[] {
  const seen = new Map<string, Notice | null>();
  function visit(folder: string): void {
    if (seen.has(folder)) return;
    const manifest = readManifest(folder);
    const { name, version = '' } = manifest;
    seen.set(
      folder,
      manifest.private
        ? null
        : { name, version, license: licenseOf(manifest), text: licenseText(folder) },
    );
    for (const dependency of shippedBy(manifest)) {
      const found = findPackage(dependency, folder);
      if (found) visit(found);
    }
  }
  for (const folder of folders) visit(realpathSync(folder));
  const byName = new Map<string, Notice>();
  for (const notice of seen.values()) {
    if (notice) byName.set(`${notice.name}@${notice.version}`, notice);
  }
  return [...byName.values()].sort((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  );
}
