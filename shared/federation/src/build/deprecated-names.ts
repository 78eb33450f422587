import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { importedNames } from './imported-names.ts';

/** An import of one of our packages; its package is the first part. */
const OURS = /['"](@silverjobs\/[\w-]+)(\/[\w/-]+)?['"]/g;

/**
 * What sources import of our packages although it goes, in sentences for their team: the package says the
 * names, when they go and what takes their place (`deprecated` of its package.json).
 * @param files paths of the sources
 */
export function deprecatedImports(files: string[]): string[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const modules = new Set(
      [...text.matchAll(OURS)].map(([, name = '', path = '']) => name + path),
    );
    return [...modules].flatMap((module) => {
      const name = module.split('/', 2).join('/');
      const deprecated = deprecatedOf(name, file);
      const taken = Object.keys(deprecated).length > 0 ? namesTaken(text, file, module) : [];
      return taken
        .filter((imported) => imported in deprecated)
        .map(
          (imported) => `${file}: ${imported} of ${name} is deprecated: ${deprecated[imported]}`,
        );
    });
  });
}

/** Names of a module; none where a source takes all of it, of which nothing can be said. */
function namesTaken(text: string, file: string, module: string): string[] {
  try {
    return importedNames(text, file, (other) => other === module).map(([, name]) => name);
  } catch {
    return [];
  }
}

function deprecatedOf(name: string, importer: string): Record<string, string> {
  const folders = createRequire(importer).resolve.paths(name) ?? [];
  const manifest = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync);
  if (!manifest) return {};
  return JSON.parse(readFileSync(manifest, 'utf8')).deprecated ?? {};
}
