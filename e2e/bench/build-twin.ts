import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { type Registry, releaseUrl } from '@silverjobs/federation';
import type { RemoteConfig } from '@silverjobs/federation/remote-config';
import { hostRspackConfig } from '@silverjobs/federation/rspack';
import { openStore } from '@silverjobs/federation/store';
import { readFiles, withBrotli } from './twin-files.ts';
import { type TwinPage, twinRegistry } from './twin-registry.ts';

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
 * own, so that the same document server serves both.
 * @returns the store
 */
export async function buildTwin({ root, registry, folder }: TwinOptions): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pages = await twinPages(root, registry);
  const list = join(folder, 'twin-modules.ts');
  await writeFile(list, moduleList(pages));
  const outDir = join(folder, 'dist');
  const stats = await run(twinConfig(root, outDir, list));
  const files = await readFiles(outDir);
  const store = openStore(join(folder, 'store'), {});
  await store.putRelease('host', RELEASE, await withBrotli(files));
  await store.writeRegistry(twinRegistry({ registry, release: RELEASE, pages, files, stats }));
  return join(folder, 'store');
}

async function twinPages(root: string, registry: Registry): Promise<TwinPage[]> {
  const remotes = Object.values(registry.remotes).map(async ({ name, container }) => {
    const dir = join(root, `remote-${name}`);
    const { default: config } = (await import(join(dir, 'remote.config.ts'))) as {
      default: RemoteConfig;
    };
    return config.pages.map(({ expose, module }) => ({
      container,
      expose,
      file: join(dir, module),
    }));
  });
  return (await Promise.all(remotes)).flat();
}

function moduleList(pages: TwinPage[]): string {
  const lines = pages.map(
    ({ container, expose, file }) =>
      `'${container}/${expose}': () => import(/* webpackChunkName: "${container}-${expose}" */ '${file}'),`,
  );
  return `export const modules = {\n${lines.join('\n')}\n};\n`;
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
