import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { INLINE_SCRIPTS_FILE, type Registry, releaseUrl } from '@silverjobs/federation';
import { bundleInlineScripts, INLINE_ENTRIES } from '@silverjobs/federation/dev';
import type { RemoteConfig } from '@silverjobs/federation/remote-config';
import {
  FIRST_VIEW_FILE,
  hostFirstViewConfig,
  hostRspackConfig,
  remoteFirstViewConfig,
} from '@silverjobs/federation/rspack';
import { openStore, type ReleaseFile } from '@silverjobs/federation/store';
import { PAGES_FIRST_VIEW_FILE, twinRegistry } from './twin-registry.ts';

const brotli = promisify(brotliCompress);

/** The files of a build that go to users. */
async function readFiles(folder: string): Promise<ReleaseFile[]> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.map')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, content: await readFile(join(folder, name)) })),
  );
}

/** Adds the Brotli copies that a release has; eleven is the default quality, as in a release. */
async function withBrotli(files: ReleaseFile[]): Promise<ReleaseFile[]> {
  const copies = files
    .filter(({ name }) => /\.(js|css)$/.test(name))
    .map(async ({ name, content }) => ({ name: `${name}.br`, content: await brotli(content) }));
  return [...files, ...(await Promise.all(copies))];
}

const RELEASE = 'twin000000';

/** Where the twin is built. */
export interface TwinOptions {
  root: string;
  /** What is live; the twin is built from the same sources. */
  registry: Registry;
  /** Working folder; emptied. */
  folder: string;
}

/**
 * Builds host and remotes as one bundle, without federation, and publishes it into a store of its
 * own, so that the same document server serves both. It has the same first view; the cookie
 * `firstView=off` leaves that out.
 * @returns the store
 */
export async function buildTwin({ root, registry, folder }: TwinOptions): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const remotes = await readDeclarations(root, registry);
  const pages = remotes.flatMap(({ dir, config }) =>
    config.pages.map((page) => ({ ...page, module: join(dir, page.module) })),
  );
  const widgets = remotes.flatMap(({ dir, config }) =>
    (config.widgets ?? []).map(({ expose, module }) => ({ expose, module: join(dir, module) })),
  );
  const list = join(folder, 'twin-modules.ts');
  await writeFile(list, moduleList(root, [...pages, ...widgets]));
  const outDir = join(folder, 'dist');
  const stats = await run(twinConfig(root, outDir, list));
  const files = [
    ...(await withBrotli(await readFiles(outDir))),
    ...(await serverParts(root, pages, folder)),
    await inlineScripts(root),
  ];
  const store = openStore(join(folder, 'store'), {});
  await store.putRelease('host', RELEASE, files);
  await store.writeRegistry(twinRegistry({ registry, release: RELEASE, files, stats }));
  return join(folder, 'store');
}

/** The declarations of all live remotes, each with its folder below the root. */
function readDeclarations(root: string, registry: Registry) {
  return Promise.all(
    Object.keys(registry.remotes).map(async (name) => {
      const dir = `remote-${name}`;
      const { default: config } = (await import(join(root, dir, 'remote.config.ts'))) as {
        default: RemoteConfig;
      };
      return { dir, config };
    }),
  );
}

interface TwinModule {
  expose: string;
  module: string;
}

function moduleList(root: string, entries: TwinModule[]): string {
  const lines = entries.map(
    ({ expose, module }) =>
      `${expose}: () => import(/* webpackChunkName: "${expose}" */ '${join(root, module)}'),`,
  );
  return `export const modules = {\n${lines.join('\n')}\n};\n`;
}

/** Without them the document server sends documents without a first view. */
async function inlineScripts(root: string): Promise<ReleaseFile> {
  const scripts = await bundleInlineScripts(join(root, INLINE_ENTRIES));
  return { name: INLINE_SCRIPTS_FILE, content: new TextEncoder().encode(JSON.stringify(scripts)) };
}

/** What the document server renders first views with: the host's part, and one of all pages. */
async function serverParts(
  root: string,
  pages: RemoteConfig['pages'],
  folder: string,
): Promise<ReleaseFile[]> {
  const outDir = (name: string) => join(folder, name);
  const remote: RemoteConfig = { name: 'host', owner: 'bench', pages, menu: [] };
  const parts: [string, Configuration][] = [
    [
      FIRST_VIEW_FILE,
      hostFirstViewConfig({ dir: join(root, 'host'), release: RELEASE, outDir: outDir('shell') }),
    ],
    [
      PAGES_FIRST_VIEW_FILE,
      remoteFirstViewConfig({ dir: root, release: RELEASE, remote, outDir: outDir('pages') }),
    ],
  ];
  return Promise.all(
    parts.map(async ([name, config]) => {
      await run(config);
      return { name, content: await readFile(join(config.output?.path ?? '', FIRST_VIEW_FILE)) };
    }),
  );
}

/** The host's configuration without federation, with another module loader. */
function twinConfig(root: string, outDir: string, list: string): Configuration {
  const config = hostRspackConfig({
    dir: join(root, 'host'),
    outDir,
    mode: 'production',
    name: 'host',
    entry: './src/main.tsx',
    publicPath: releaseUrl('host', RELEASE, ''),
  });
  const replace = (pattern: RegExp, file: string) =>
    new rspack.NormalModuleReplacementPlugin(pattern, file);
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []).filter(
        (plugin) => plugin && plugin.constructor.name !== 'ModuleFederationPlugin',
      ),
      replace(/federation-runtime\.ts$/, join(import.meta.dirname, 'twin-loader.ts')),
      replace(/twin-modules\.ts$/, list),
    ],
  };
}

function run(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')));
        else resolve(stats);
      });
    });
  });
}
