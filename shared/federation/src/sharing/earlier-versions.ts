import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { EarlierVersion } from '../registry/find-unmet-needs.ts';

/** An earlier version as it is installed with a host. */
export interface InstalledEarlierVersion extends EarlierVersion {
  /** The dependency under whose name it is installed, such as `@silverjobs/ui-before`. */
  alias: string;
  /** Where it lies, links followed. */
  folder: string;
  /** Files by the module's name, such as `@silverjobs/ui/overlays`. */
  files: Record<string, string>;
}

/** What of a host's package.json is read. */
const hostManifest = z.object({
  earlierVersions: z.record(z.string(), z.strictObject({ until: z.iso.date() })).default({}),
});

/** What of the package.json of a package of ours is read, as it is published. */
const published = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.union([z.string(), z.object({ default: z.string() })])),
});

/**
 * Reads which earlier versions of shared packages a host declares (`earlierVersions` of its package.json, by
 * the alias that is among its dependencies).
 * @param dir folder of the host
 * @throws when one of them is not installed
 */
export function readEarlierVersions(dir: string): InstalledEarlierVersion[] {
  const { earlierVersions } = hostManifest.parse(readJson(join(dir, 'package.json')));
  return Object.entries(earlierVersions).map(([alias, { until }]) => {
    const installed = join(dir, 'node_modules', alias);
    if (!existsSync(installed)) throw new Error(`${alias} is not installed in ${dir}.`);
    const folder = realpathSync(installed);
    const { name, version } = readPublished(folder);
    return { alias, package: name, version, until, folder, files: filesOf(folder) };
  });
}

/**
 * Files of an installed package of ours by the module's name, such as `@silverjobs/ui/overlays`.
 * @param installed its folder; links are followed, as the bundler does
 */
export function filesOf(installed: string): Record<string, string> {
  const folder = realpathSync(installed);
  const { name, exports } = readPublished(folder);
  const files = Object.entries(exports).map(([path, target]) => [
    path === '.' ? name : name + path.slice(1),
    join(folder, typeof target === 'string' ? target : target.default),
  ]);
  return Object.fromEntries(files);
}

const readPublished = (folder: string) => published.parse(readJson(join(folder, 'package.json')));

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
