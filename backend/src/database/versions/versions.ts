import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { migrationsFolder } from '../migrations-folder.ts';

/** A version of the product that was given out. */
const version = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  date: z.iso.date(),
  /** The last migration that it knows. */
  migration: z.string(),
});

export type Version = z.output<typeof version>;

/** How many versions back an installation can go, and whose databases can be brought to this state. */
export const VERSIONS_BACK = 2;

/** The versions so far, oldest first. */
export const readVersions = (): Version[] =>
  z.array(version).parse(JSON.parse(readFileSync(join(migrationsFolder, 'versions.json'), 'utf8')));

const EXTENSION = '.sql';

/** Names of all migrations, oldest first. */
export const migrationNames = (): string[] =>
  readdirSync(migrationsFolder)
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => name.slice(0, -EXTENSION.length))
    .sort();

/**
 * Migrations after that one which take something away (operation-17): with any of them a database cannot serve
 * that version any more.
 */
export function contractionsSince(migration: string): string[] {
  return migrationNames().filter(
    (name) =>
      name > migration &&
      /^-- no longer used:/m.test(readFileSync(join(migrationsFolder, name + EXTENSION), 'utf8')),
  );
}
