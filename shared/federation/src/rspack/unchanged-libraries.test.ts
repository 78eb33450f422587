import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { type Compilation, type Configuration, NormalModule, rspack } from '@rspack/core';
import { readRemoteConfig } from '../build/read-remote-config.ts';
import { runRspack } from '../build/run-rspack.ts';
import { hostFirstViewConfig, remoteFirstViewConfig } from './first-view.ts';
import { hostRspackConfig } from './host.ts';
import { remoteRspackConfig } from './remote.ts';

const root = join(import.meta.dirname, '../../../..');
const outDir = join(tmpdir(), 'unchanged-libraries');
const release = 'test';
const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));

const LIBRARY = /[\\/]node_modules[\\/]/;
/** What may take part in a build; each of them leaves the files of libraries alone. */
const PLUGINS =
  /^(?:DefinePlugin|ModuleFederationPlugin|RspackModuleFederationPlugin|ReactRefreshRspackPlugin|SubresourceIntegrityPlugin|no-top-level-await|sorted-hashes)$/;
/** Plugins say where the libraries are whose plugins they are. */
const THEIRS = /^(?:@module-federation\/[\w$-]+|react-refresh)$/;

const hostIn = (mode: 'production' | 'development') =>
  hostRspackConfig({
    dir: join(root, 'host'),
    entry: './src/main.tsx',
    name: 'host',
    publicPath: '/',
    mode,
    outDir,
  });

async function remoteIn(name: string, mode: 'production' | 'development') {
  const dir = join(root, name);
  return remoteRspackConfig({
    dir,
    remote: await readRemoteConfig(root, name.slice('remote-'.length)),
    release,
    mode,
    outDir,
  });
}

async function remoteOnServer(name: string) {
  const dir = join(root, name);
  return remoteFirstViewConfig({
    dir,
    outDir,
    release,
    remote: await readRemoteConfig(root, name.slice('remote-'.length)),
  });
}

const hostOnServer = () => hostFirstViewConfig({ dir: join(root, 'host'), outDir, release });

const builds: [string, () => Configuration | Promise<Configuration>][] = [
  ['host, production', () => hostIn('production')],
  ['host, development', () => hostIn('development')],
  ['host, on the server', hostOnServer],
  ...remotes.flatMap((name): [string, () => Promise<Configuration>][] => [
    [`${name}, production`, () => remoteIn(name, 'production')],
    [`${name}, development`, () => remoteIn(name, 'development')],
    [`${name}, on the server`, () => remoteOnServer(name)],
  ]),
];

/** A rule of a configuration, and what stands in it. */
interface Rule {
  loader?: unknown;
  use?: unknown;
  exclude?: unknown;
  resolve?: unknown;
  sideEffects?: unknown;
  rules?: Rule[];
  oneOf?: Rule[];
}

const withInner = (rule: Rule): Rule[] => [
  rule,
  ...[...(rule.rules ?? []), ...(rule.oneOf ?? [])].flatMap(withInner),
];

const nameOf = (plugin: object): string =>
  'name' in plugin ? String(plugin.name) : plugin.constructor.name;

test.each(builds)('HOUSE-03 nothing of a build reaches into libraries: %s', async (_, make) => {
  const config = await make();
  const plugins = (config.plugins ?? []).filter((plugin) => typeof plugin === 'object');
  expect(plugins.map((plugin) => nameOf(plugin as object))).toEqual(
    plugins.map(() => expect.stringMatching(PLUGINS)),
  );
  expect(config.resolve).not.toHaveProperty('alias');
  // With what plugins add to it.
  const { resolve, module } = rspack(config).options;
  const foreign = Object.keys(resolve.alias || {}).filter((name) => !THEIRS.test(name));
  expect(foreign).toEqual([]);
  for (const rule of (module.rules as Rule[]).flatMap(withInner)) {
    expect(rule).not.toHaveProperty('resolve');
    expect(rule).not.toHaveProperty('sideEffects');
    if (rule.loader || rule.use) expect(inspect(rule.exclude)).toContain('node_modules');
  }
});

const filesOf = ({ modules }: Compilation): NormalModule[] =>
  [...modules].filter((module) => module instanceof NormalModule);
const isLibrary = (module: unknown): boolean =>
  module instanceof NormalModule && LIBRARY.test(module.resource);

/** Builds with every module by itself, as it was read. */
async function buildApart(config: Configuration): Promise<Compilation> {
  const optimization = { ...config.optimization, minimize: false, concatenateModules: false };
  return (await runRspack({ ...config, devtool: false, optimization })).compilation;
}

let host: Compilation;
beforeAll(async () => {
  host = await buildApart(hostIn('production'));
});

test.each([
  ['host', async () => host],
  ['remote-jobs', async () => buildApart(await remoteIn('remote-jobs', 'production'))],
  ['host, on the server', () => buildApart(hostOnServer())],
])('HOUSE-03 users have the files of libraries as they were published: %s', async (_, build) => {
  const compilation = await build();
  const files = filesOf(compilation);
  const libraries = files.filter(isLibrary);
  expect(libraries.length).toBeGreaterThan(50);
  const changed = libraries.filter(
    (file) => String(file.originalSource()?.source()) !== readFileSync(file.resource, 'utf8'),
  );
  expect(changed.map(({ resource }) => resource)).toEqual([]);
  const instead = files.filter(
    (file) => !isLibrary(file) && isLibrary(compilation.moduleGraph.getIssuer(file)),
  );
  expect(instead.map((file) => file.identifier())).toEqual([]);
});

test('HOUSE-03 the federation runtime is the published one, the same as while developing', async () => {
  const usedIn = (compilation: Compilation) => {
    const files = filesOf(compilation).map(({ resource }) => resource);
    return files.filter((file) => /@module-federation[\\/]runtime-core/.test(file)).sort();
  };
  const production = usedIn(host);
  expect(production.some((file) => file.endsWith('core.js'))).toBe(true);
  expect(production).toEqual(usedIn(await buildApart(hostIn('development'))));
});
