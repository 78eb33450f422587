import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkNewName,
  remoteFiles,
  withReference,
} from '../shared/create-silverjobs-remote/src/remote-template.ts';
import { knownRemotes } from './lib/dev-services.ts';

const USAGE = `pnpm new:remote <name>      makes a remote with one page, its tests and its declaration
  --title <German name>     of its page (default: the name)
  --owner <team>            who answers for it (default: Team and the title)
  --no-install              leaves out pnpm install, which links its libraries`;

const root = join(import.meta.dirname, '..');

async function makeRemote(name: string, title: string, owner: string): Promise<void> {
  checkNewName(name, await knownRemotes(root));
  const folder = join(root, `remote-${name}`);
  for (const [file, content] of Object.entries(remoteFiles({ name, title, owner }))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content, { flag: 'wx' });
  }
  const tsconfig = join(root, 'tsconfig.json');
  await writeFile(tsconfig, withReference(await readFile(tsconfig, 'utf8'), name));
  run(join(root, 'node_modules/.bin/biome'), ['format', '--write', folder, tsconfig]);
}

async function install(): Promise<void> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  run('npx', ['-y', manifest.packageManager, 'install']);
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The files are there, but this failed: ${args.join(' ')}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    title: { type: 'string' },
    owner: { type: 'string' },
    install: { type: 'boolean', default: true },
  },
});
const [name] = positionals;
if (!name || positionals.length > 1) {
  console.error(USAGE);
  process.exit(1);
}
try {
  const title = values.title ?? name.charAt(0).toUpperCase() + name.slice(1);
  await makeRemote(name, title, values.owner ?? `Team ${title}`);
  if (values.install) await install();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
console.log(`remote-${name} is ready: its page is /${name}.
  pnpm dev:remote ${name}        the remote alone in its harness
  pnpm dev ${name}               in the composed product
  pnpm unit remote-${name}       its tests
  pnpm release ${name}           live; the host is not built`);
