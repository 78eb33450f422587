import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Stats, StatsModule } from '@rspack/core';
import { isModuleOf } from '../registry/find-unmet-needs.ts';
import { earlierVersions, sharedKeys } from '../sharing/sharing.ts';
import { importedNames } from './imported-names.ts';

/** Names by shared module. */
export type Surface = Record<string, string[]>;

const SHARED = /^provide shared module \([^)]*\) (.+)@([^@]+) = (.+)$/;

/** What the shared modules of a host export, as the bundler found it; CommonJS ones are left out. */
export function exportedSurface(stats: Stats): Surface {
  const earlier = earlierVersions(stats.compilation.compiler.context);
  return surfaceWhere(
    stats,
    (key, version) =>
      !earlier.some((one) => isModuleOf(key, one.package) && one.version === version),
  );
}

/** The same of an earlier version of a package that the host gives beside its own. */
export function earlierSurface(stats: Stats, name: string, version: string): Surface {
  return surfaceWhere(stats, (key, given) => isModuleOf(key, name) && given === version);
}

function surfaceWhere(stats: Stats, isWanted: (key: string, version: string) => boolean): Surface {
  const modules = withNested(modulesOf(stats));
  const surface: Surface = {};
  for (const { identifier = '' } of modules) {
    const [, key = '', version = '', request = ''] = SHARED.exec(identifier) ?? [];
    const path = resolve(stats.compilation.compiler.context, request);
    if (!(sharedKeys.includes(key) && isWanted(key, version))) continue;
    const names = modules.find(
      (module) => fileOf(module.identifier) === path && module.providedExports,
    );
    if (names?.providedExports) surface[key] = [...names.providedExports].sort();
  }
  return surface;
}

/**
 * What a remote's bundle imports from shared modules: its sources, and packages that came compiled.
 * @throws when one does not say which names it imports
 */
export async function importedSurface(stats: Stats): Promise<Surface> {
  const modules = modulesOf(stats);
  const importers = modules
    .filter(({ identifier = '' }) => identifier.startsWith('consume shared module '))
    .flatMap(({ reasons = [] }) => reasons)
    .filter(({ active }) => active)
    .map(({ resolvedModuleIdentifier }) => fileOf(resolvedModuleIdentifier));
  // What no page uses is a module without a chunk.
  const bundled = withNested(modules.filter(({ chunks = [] }) => chunks.length > 0));
  const files = new Set(bundled.map(({ identifier }) => fileOf(identifier)));
  const names = await Promise.all(
    [...new Set(importers)].filter((file) => files.has(file)).map(namesIn),
  );
  return surfaceOf(names.flat());
}

async function namesIn(file: string): Promise<[module: string, name: string][]> {
  try {
    return importedNames(await readFile(file, 'utf8'), file);
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

function surfaceOf(names: [module: string, name: string][]): Surface {
  const surface: Surface = {};
  for (const [module, name] of names) surface[module] = [...(surface[module] ?? []), name];
  return Object.fromEntries(
    Object.entries(surface)
      .sort()
      .map(([module, used]) => [module, [...new Set(used)].sort()]),
  );
}

function modulesOf(stats: Stats): StatsModule[] {
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    // Modules that were joined into another one: what they use is used.
    orphanModules: true,
    providedExports: true,
    reasons: true,
    ids: true,
  });
  return modules;
}

/** Modules with those that were joined into them. */
function withNested(modules: StatsModule[]): StatsModule[] {
  return modules.flatMap((module) => [module, ...withNested(module.modules ?? [])]);
}

/** The file of a module; its identifier has loaders before and a hash behind it. */
function fileOf(identifier: string | null = ''): string {
  return (
    identifier
      ?.split('!')
      .at(-1)
      ?.split('|')
      .find((part) => part.startsWith(sep)) ?? ''
  );
}
