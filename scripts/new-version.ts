import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationNames, readVersions } from '../backend/src/database/versions/versions.ts';

/**
 * `pnpm new:version <number>`: gives the product its next number: what is unreleased in CHANGELOG.md gets it, and
 * the newest migration belongs to it (operation-42). Commit what it writes, with a tag of that name.
 */
const [number = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const versions = readVersions();

function change(path: string, from: string | RegExp, to: string): void {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${path} has nothing to change.`);
  writeFileSync(file, changed);
}

if (!/^\d+\.\d+\.\d+$/.test(number) || versions.some(({ version }) => version === number)) {
  console.error('pnpm new:version <number>   a new one, such as 1.2.0');
  process.exit(1);
}
const date = new Date().toISOString().slice(0, 10);
const migration = migrationNames().at(-1) ?? '';
change('CHANGELOG.md', '## Unreleased\n', `## Unreleased\n\n## ${number} · ${date}\n`);
change('package.json', /"version": "[^"]+"/, `"version": "${number}"`);
const file = 'backend/drizzle/versions.json';
const line = JSON.stringify({ version: number, date, migration })
  .replaceAll(/([:,{])"/g, '$1 "')
  .replace('}', ' }');
change(file, /\}\n\]/, `},\n  ${line}\n]`);
console.log(`${number} ends with the migration ${migration}. Its notes need a line 'Way back: …'.`);
