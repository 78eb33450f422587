import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unmetNeeds } from '../registry/compatibility.ts';
import {
  rangeOf,
  requiredRanges,
  sharedByHost,
  sharedByRemote,
  sharedKeys,
  sharedVersions,
} from './sharing.ts';

const root = join(import.meta.dirname, '../../../..');

/** What never runs in a browser. */
const OTHERS = /\.test\.|shared-modules|shared\/testing\/|first-view\/server-/;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'gallery'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !OTHERS.test(path) ? [path] : [];
  });
}

const applications = readdirSync(root).filter((name) => /^(host|shared|remote-.*)$/.test(name));
const files = applications.flatMap((name) => sources(join(root, name)));

/** Value imports of a module, by file. */
function importsOf(specifier: string): [file: string, name: string][] {
  const statement = new RegExp(`import (?!type)\\{([^}]*)\\} from '${specifier}'`, 'g');
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(statement)].flatMap(([, list = '']) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part && !part.startsWith('type '))
        .map((part): [string, string] => [file.slice(root.length + 1), part.split(' ')[0] ?? '']),
    ),
  );
}

test('FED-02 host and remotes take the same keys from the sharing table', () => {
  expect(Object.keys(sharedByHost(join(root, 'host')))).toEqual(sharedKeys);
  expect(Object.keys(sharedByRemote())).toEqual(sharedKeys);
  expect(Object.values(sharedByRemote()).every((entry) => entry.import === false)).toBe(true);
  const given = sharedByHost(join(root, 'host'));
  expect(Object.values(given).every((entry) => entry.strictVersion)).toBe(true);
  // Of these a page may hold two versions (TEAM-09).
  expect(Object.keys(given).filter((key) => !given[key]?.singleton)).toEqual([
    '@silverjobs/shell',
    '@silverjobs/ui',
    '@silverjobs/ui/overlays',
  ]);
});

test('FED-02 what remotes require is what the host gives', () => {
  const provides = sharedVersions();
  expect(unmetNeeds({ name: 'jobs', requires: requiredRanges() }, { provides })).toEqual([]);
});

test.each([
  ['3.4.5', '^3.4.0'],
  ['0.5.7', '^0.5.0'],
  ['4.0.0-rc.2', '^4.0.0-rc.2'],
])('TEAM-10 who is built against %s needs %s', (version, range) => {
  expect(rangeOf(version)).toBe(range);
});

test('HOUSE-03 a remote with the published federation runtime asks for a host that has it', () => {
  const { '@module-federation/enhanced': range } = requiredRanges();
  expect(range).toMatch(/^\^2\./);
  const { '@module-federation/enhanced': _, ...provides } = sharedVersions();
  expect(unmetNeeds({ name: 'jobs', requires: requiredRanges() }, { provides })).toEqual([
    `jobs needs @module-federation/enhanced ${range}; the host gives none.`,
  ]);
});

test.each([
  ['react-router-dom', 'react-router-dom.ts'],
  ['@tanstack/react-query', 'react-query.ts'],
])('every name imported from %s is in its curated list', (library, list) => {
  const curated = readFileSync(join(import.meta.dirname, list), 'utf8');
  const used = importsOf(library);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter(([, name]) => !new RegExp(`\\b${name}\\b`).test(curated))).toEqual([]);
});

test('FED-02 no remote imports a library past the sharing table', () => {
  const banned =
    /from '(react-router|react-router\/dom|@tanstack\/query-core|@emotion\/[^']*|@chakra-ui\/[^']*|@ark-ui\/[^']*|@sentry\/[^']*)'/;
  const offenders = files.filter(
    (file) => /\/remote-|\/shared\/widgets\//.test(file) && banned.test(readFileSync(file, 'utf8')),
  );
  expect(offenders).toEqual([]);
});

test('FED-02 endpoint files take the API core by its shared name', () => {
  const endpoints = files.filter((file) => file.includes('shared/api/src/endpoints/'));
  expect(endpoints.length).toBeGreaterThan(0);
  const offenders = endpoints.filter((file) => /from '\.\.\//.test(readFileSync(file, 'utf8')));
  expect(offenders).toEqual([]);
});
