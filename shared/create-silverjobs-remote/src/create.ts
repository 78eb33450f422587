#!/usr/bin/env node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNewName } from './remote-template.ts';
import { repositoryFiles } from './repository-template.ts';

const USAGE = `npm create silverjobs-remote <name>   makes a remote in this folder, which must be empty
  --title <German name>     of its page (default: the name)
  --owner <team>            who answers for it (default: Team and the title)

With npm, options of this command stand behind "--".`;

/** What a new repository may hold already. */
const WELCOME = new Set(['.git', '.github', '.gitignore', '.npmrc', 'LICENSE', 'README.md']);

async function createRemote(name: string, title: string, owner: string): Promise<void> {
  checkNewName(name, []);
  const folder = process.cwd();
  const others = readdirSync(folder).filter((entry) => !WELCOME.has(entry));
  if (others.length > 0)
    throw new Error(`This folder is not empty: it holds ${others.join(', ')}.`);
  const files = repositoryFiles({ name, title, owner }, templateDependencies());
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    if (existsSync(path)) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

/** Versions that this package was published with. */
function templateDependencies(): Record<string, string> {
  const manifest = join(import.meta.dirname, '../package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).templateDependencies;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, owner: { type: 'string' } },
});
const [name] = positionals;
if (!name || positionals.length > 1) {
  console.error(USAGE);
  process.exit(1);
}
try {
  const title = values.title ?? name.charAt(0).toUpperCase() + name.slice(1);
  await createRemote(name, title, values.owner ?? `Team ${title}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
console.log(`The remote ${name} is here; its page is /${name}. README.md says what there is. Next:
  npm install
  npm test`);
