import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import vm from 'node:vm';
import { requireEarlierLooks } from '../build/earlier-looks.ts';
import { runRspack } from '../build/run-rspack.ts';
import { earlierSurface, exportedSurface } from '../build/surface.ts';
import { earlierVersions, sharedVersions } from '../sharing/sharing.ts';
import { hostFirstViewConfig } from './first-view.ts';
import { hostRspackConfig } from './host.ts';
import { FIRST_VIEW_FILE } from './names.ts';

const UI = '@silverjobs/ui';
const present = sharedVersions()[UI] ?? '';

let dir: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
};
const install = (folder: string, version: string, names: string) => {
  const exports = { '.': './index.js', './overlays': { default: './overlays.js' } };
  const manifest = { name: UI, version, type: 'module', exports };
  write(`node_modules/${folder}/package.json`, JSON.stringify(manifest));
  write(`node_modules/${folder}/index.js`, `export const made = '${version}'; ${names}`);
  write(
    `node_modules/${folder}/overlays.js`,
    `import { made } from '${UI}'; export const over = () => made;`,
  );
};
const declare = (earlierVersions: object) =>
  write('package.json', JSON.stringify({ name: 'host', earlierVersions }));

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'host-'));
  declare({ '@silverjobs/ui-before': { until: '2027-03-31' } });
  install(UI, present, 'export const Chip = 1;');
  install('@silverjobs/ui-before', '1.9.0', 'export const Tag = 1;');
});
afterEach(() => rmSync(dir, { recursive: true }));

test('TEAM-09 a host is built with both versions, and says which names each of them has', async () => {
  write('src/main.js', `import { made } from '${UI}'; import('${UI}/overlays').then(() => made);`);
  const stats = await runRspack(
    hostRspackConfig({
      dir,
      outDir: join(dir, 'dist'),
      mode: 'production',
      name: 'host',
      entry: './src/main.js',
      publicPath: 'auto',
    }),
  );
  expect(exportedSurface(stats)).toMatchObject({ [UI]: ['Chip', 'made'] });
  expect(earlierSurface(stats, UI, '1.9.0')).toEqual({
    [UI]: ['Tag', 'made'],
    [`${UI}/overlays`]: ['over'],
  });
  // The overlays of each version stand on their own core, whatever the page shares under its name.
  const { modules = [] } = stats.toJson({ all: false, modules: true, reasons: true, ids: true });
  const cores = modules.flatMap(({ identifier = '', reasons = [] }) => {
    const [, version] = /^consume shared module .*@silverjobs\/ui@\^(\S+)/.exec(identifier) ?? [];
    const importers = version
      ? reasons.map(({ moduleIdentifier }) => moduleIdentifier?.split('/').at(-2))
      : [];
    return importers.filter((folder) => folder === 'ui-before').map(() => version);
  });
  expect([...new Set(cores)]).toEqual(['1.9.0']);
});

test('TEAM-09 the server part of a host has both versions, each with its own core', async () => {
  write(
    'src/app/first-view/server-part.tsx',
    `import * as ui from '${UI}'; export const shared = { '${UI}': ui }; export const render = () => '';`,
  );
  const outDir = join(dir, 'dist');
  await runRspack(hostFirstViewConfig({ dir, outDir, release: 'abc123' }));
  const module = { exports: {} };
  vm.runInNewContext(`(module) => {${readFileSync(join(outDir, FIRST_VIEW_FILE), 'utf8')}}`)(
    module,
  );
  const part = module.exports as {
    shared: Record<string, { made: string }>;
    render: () => string;
    earlier: Record<string, () => Record<string, { made: string; over?: () => string }>>;
  };
  expect(part.render()).toBe('');
  expect(part.shared[UI]?.made).toBe(present);
  const earlier = part.earlier[`${UI}@1.9.0`]?.();
  expect(earlier?.[UI]?.made).toBe('1.9.0');
  expect(earlier?.[`${UI}/overlays`]?.over?.()).toBe('1.9.0');
});

test('TEAM-09 no class of the earlier version loses its look', () => {
  write(`node_modules/${UI}/src/styles/text.css`, '.sj-heading {} .sj-heading--h1 {}');
  const sheet = 'node_modules/@silverjobs/ui-before/dist/styles/index.css';
  write(sheet, '.sj-heading, .sj-heading--h1:hover { margin: 0 }');
  expect(() => requireEarlierLooks(dir)).not.toThrow();
  write(sheet, '.sj-heading { margin: 0 } .sj-chip-of-before { color: red }');
  expect(() => requireEarlierLooks(dir)).toThrow(
    `${UI} 1.9.0 has looks for sj-chip-of-before, and ${present} has none`,
  );
});

test.each([
  ['is not installed', { '@silverjobs/ui-2': { until: '2027-03-31' } }, 'ui-2 is not installed'],
  ['has no last day', { '@silverjobs/ui-before': {} }, 'until'],
  ['ends on no day', { '@silverjobs/ui-before': { until: 'spring' } }, 'until'],
])('TEAM-09 no host is built with an earlier version that %s', (_, declared, message) => {
  declare(declared);
  expect(() => earlierVersions(dir)).toThrow(message);
});

test('TEAM-09 of what keeps something for the whole page there is one version only', () => {
  const manifest = { name: '@silverjobs/api', version: '1.0.0', exports: {} };
  write('node_modules/@silverjobs/ui-before/package.json', JSON.stringify(manifest));
  expect(() => earlierVersions(dir)).toThrow('@silverjobs/api 1.0.0 cannot stand beside');
});
