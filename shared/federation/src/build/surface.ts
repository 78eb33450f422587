import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import type { Stats, StatsModule } from '@rspack/core';
import { sharedKeys } from '../sharing/sharing.ts';
import { importedNames } from './imported-names.ts';

/** Names by shared module. */
export type Surface = Record<string, string[]>;

const SHARED = /^provide shared module \([^)]*\) (.+)@[^@]+ = (.+)$/;

/** What the shared modules of a host export, as the bundler found it; CommonJS ones are left out. */
export function exportedSurface(stats: Stats): Surface {
  const modules = allModules(stats);
  const surface: Surface = {};
  for (const { identifier = '' } of modules) {
    const [, key = '', path = ''] = SHARED.exec(identifier) ?? [];
    if (!sharedKeys.includes(key)) continue;
    const names = modules.find((module) => fileOf(module) === path && module.providedExports);
    if (names?.providedExports) surface[key] = [...names.providedExports].sort();
  }
  return surface;
}

/**
 * What the sources in a remote's bundle import from shared modules.
 * @throws when a source does not say which names it imports
 */
export async function importedSurface(stats: Stats): Promise<Surface> {
  const files = new Set(allModules(stats).map(fileOf).filter(isSourceFile));
  const names = await Promise.all([...files].map(namesIn));
  return surfaceOf(names.flat());
}

async function namesIn(file: string): Promise<[module: string, name: string][]> {
  try {
    return importedNames(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

function surfaceOf(names: [module: string, name: string][]): Surface {
  const surface: Surface = {};
  for (const [module, name] of names) surface[module] = [...(surface[module] ?? []), name];
  return Object.fromEntries(
    Object.entries(surface).map(([module, used]) => [module, [...new Set(used)].sort()]),
  );
}

function allModules(stats: Stats): StatsModule[] {
  const { modules } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    // Modules that were joined into another one: what they use is used.
    orphanModules: true,
    providedExports: true,
    ids: true,
  });
  const flat = (list: StatsModule[] = []): StatsModule[] =>
    list.flatMap((module) => [module, ...flat(module.modules)]);
  return flat(modules);
}

/** The file of a module; its identifier has loaders before and a hash behind it. */
function fileOf({ identifier = '' }: StatsModule): string {
  return (
    identifier
      .split('!')
      .at(-1)
      ?.split('|')
      .find((part) => part.startsWith(sep)) ?? ''
  );
}

const isSourceFile = (file: string) => /\.tsx?$/.test(file) && !file.includes('node_modules');
