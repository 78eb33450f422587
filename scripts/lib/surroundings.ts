import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs a program; what it prints in one line, or null where it is missing or fails. */
export type Ask = (command: string, args: string[]) => string | null;

const ask: Ask = (command, args) => {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/**
 * What a run of the tests runs with, a line each: what differs from machine to machine, and the
 * faces, which do not.
 * @param root folder of the workspace
 */
export function surroundings(root: string, run: Ask = ask): string[] {
  const node = (script: string, ...args: string[]) =>
    run(process.execPath, [join(root, script), ...args]);
  const path = node('e2e/tools/find-browser.ts');
  const browser = path && run(path, ['--version', '--no-sandbox']);
  const postgres = node('scripts/with-postgres.mjs', '--version');
  const own = (run('fc-list', [':', 'family']) ?? '').split('\n').filter(Boolean);
  const families = [...new Set(own.map((family) => family.split(',')[0] ?? ''))].sort();
  return [
    `Browser:     ${path ? `${browser ?? 'of an unknown version'} (${path})` : 'none found'}`,
    'Faces:       Arimo, and DejaVu Sans where a wide one is tried (e2e/fonts)',
    `             not used, of this machine: ${families.join(', ') || 'unknown'}`,
    `Node:        ${process.version}`,
    `PostgreSQL:  ${postgres ?? 'none found; where none can be installed, PGlite alone'}`,
  ];
}
