import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../store/integrity.ts';
import { createWorkspaceCopies, type WorkspaceCopies } from '../testing/copy-workspace.ts';

// Host and remote are built in both copies, and the remote three times more.
jest.setTimeout(240_000);

let copies: WorkspaceCopies;
let here: string;
let there: string;
let said: string;
beforeAll(async () => {
  copies = await createWorkspaceCopies();
  here = await copies.make('first');
  said = await run(here, 'release', ['host', 'messaging']);
  there = await copies.make('deep/second');
  await run(there, 'release', ['messaging', 'host', '--aside']);
});
afterAll(() => copies.remove());

const scriptOf = (copy: string, command: string) =>
  join(copy, `shared/federation/src/cli/${command}.ts`);

/** Runs a command in a copy; gives what it says. */
function run(copy: string, command: string, args: string[], key = ''): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', DELIVERY_KEY: key };
  return new Promise((resolve) => {
    const all = [scriptOf(copy, command), ...args];
    execFile(process.execPath, all, { cwd: copy, env }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
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
  for (const name of ['host', 'messaging']) {
    const files = await storedFiles(here, name);
    expect(Object.keys(files).length).toBeGreaterThan(8);
    expect(await storedFiles(there, name)).toEqual(files);
  }
});

test('TEAM-06 a change and its undoing can each be published', async () => {
  const source = join(here, 'shared/ui/src/index.ts');
  const first = await readFile(source, 'utf8');
  const outcomeOf = (said: string) => /^messaging: (\w{12}) (.*?)[,(]/m.exec(said)?.slice(1, 3);
  const publish = async (text: string) => {
    await writeFile(source, text);
    return outcomeOf(await run(here, 'release', ['messaging']));
  };
  const [before, state] = outcomeOf(said) ?? [];
  expect(state).toBe('is live');
  const changed = await publish(`${first}\nexport const added = 1;\n`);
  expect(changed).toEqual([expect.not.stringMatching(String(before)), 'is live']);
  expect(await publish(first)).toEqual([before, 'is live']);
});

describe('a server that takes releases', () => {
  let server: ChildProcess;
  let address: string;
  beforeEach(async () => {
    const env = { ...process.env, NODE_OPTIONS: '' };
    const args = [scriptOf(there, 'delivery'), 'serve', '--port', '0'];
    server = spawn(process.execPath, args, { cwd: there, env });
    const [said] = (await once(server.stdout ?? server, 'data')) as [Buffer];
    address = said.toString().trim().split(' ').at(-1) ?? '';
  });
  afterEach(async () => {
    server.kill();
    await once(server, 'exit');
  });

  test('TEAM-05 TEAM-06 a real remote goes live with an address and a key, also after a preview; its pages are checked apart', async () => {
    const registry = (...args: string[]) => run(there, 'registry', args);
    const [host = ''] = await readdir(join(there, '.store/releases/host'));
    expect(await registry('together', `host@${host}`)).toContain('revision 1');
    const rights = 'publish,disable';
    const granted = await registry('grant', 'Team', '--remotes', 'messaging', '--rights', rights);
    const key = /^DELIVERY_KEY=(.+)$/m.exec(granted)?.[1] ?? '';
    const ask = (...args: string[]) => run(there, 'delivery', [...args, '--to', address], key);
    expect(await ask('release', 'messaging', '--why', 'first')).toMatch(
      /^messaging: \w{12} is live, registry revision 3\n$/,
    );
    expect(await ask('list')).toMatch(/^messaging +\w{12} /m);
    expect(await ask('diff', '2')).toMatch(
      /by Team \(key \w{16}\): first\n {2}messaging: none -> \w{12}\n$/,
    );
    expect(await ask('disable', 'messaging')).toContain('revision 4');
    expect(await ask('rollback', 'messaging')).toBe('The key of Team has no right to rollback.\n');
    const id = /^(\w{16}) {2}Team/m.exec(await registry('teams'))?.[1] ?? '';
    await registry('revoke', id);
    expect(await ask('list')).toContain('not signed by a known key');
  });
});
