import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { integrityOf } from '../store/integrity.ts';
import { createWorkspaceCopies, type WorkspaceCopies } from '../testing/copy-workspace.ts';

const run = promisify(execFile);

// Host and remotes are built, several times.
jest.setTimeout(120_000);

let copies: WorkspaceCopies;
let here: string;
let said: string;
beforeAll(async () => {
  copies = await createWorkspaceCopies();
  here = await copies.make('first');
  said = await release(here, 'host', 'messaging');
});
afterAll(() => copies.remove());

/** Runs `pnpm release` in a copy; gives what it says. */
async function release(copy: string, ...args: string[]): Promise<string> {
  const script = join(copy, 'shared/federation/src/cli/release.ts');
  const all = [script, ...args, '--store', join(copy, '.store')];
  const env = { ...process.env, NODE_OPTIONS: '' };
  return (await run(process.execPath, all, { cwd: copy, env })).stdout;
}

/** Hashes of all files of all releases of a remote, or of the host, in the store of a copy. */
async function storedFiles(copy: string, name: string): Promise<Record<string, string>> {
  const stored = join(copy, '.store/releases', name);
  const entries = await readdir(stored, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const contents = files.map(async (file) => ({
    name: file.slice(stored.length),
    content: await readFile(file),
  }));
  return integrityOf(await Promise.all(contents));
}

test('TEAM-06 the same sources make the same bytes, in another folder and later in a process', async () => {
  const there = await copies.make('deep/second');
  await release(there, 'messaging', 'host', '--aside');
  for (const name of ['host', 'messaging']) {
    const files = await storedFiles(here, name);
    expect(Object.keys(files).length).toBeGreaterThan(8);
    expect(await storedFiles(there, name)).toEqual(files);
  }
});

test('TEAM-06 a change, its undoing and the change again can each be published, also after previews', async () => {
  const source = join(here, 'shared/ui/src/index.ts');
  const first = await readFile(source, 'utf8');
  const outcomeOf = (said: string) => /^messaging: (\w{12}) (.*?)[,(]/m.exec(said)?.slice(1, 3);
  const publish = async (text: string, ...args: string[]) => {
    await writeFile(source, text);
    return outcomeOf(await release(here, 'messaging', ...args));
  };
  const [before, state] = outcomeOf(said) ?? [];
  expect(state).toBe('is live');
  const changed = `${first}\nexport const added = 1;\n`;
  const [after] = (await publish(changed, '--aside')) ?? [];
  expect(after).not.toBe(before);
  expect(await publish(changed)).toEqual([after, 'is live']);
  expect(await publish(first, '--aside')).toEqual([before, 'is in the store']);
  expect(await publish(first)).toEqual([before, 'is live']);
  expect(await publish(changed)).toEqual([after, 'is live']);
});
