import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../store/integrity.ts';
import { createWorkspaceCopy, type WorkspaceCopy } from '../testing/copy-workspace.ts';

// Host and remote are built in two folders, and the remote three times more.
jest.setTimeout(240_000);

const NAMES = ['host', 'messaging'];

let copy: WorkspaceCopy;
let said: string;
let files: Record<string, string>[];
beforeAll(async () => {
  copy = await createWorkspaceCopy();
  said = await run('release', NAMES);
  files = await Promise.all(NAMES.map(storedFiles));
});
afterAll(() => copy.remove());

const scriptOf = (command: string) => join(copy.path, `shared/federation/src/cli/${command}.ts`);

/** Runs a command in the copy; gives what it says. */
function run(command: string, args: string[], key = ''): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', DELIVERY_KEY: key };
  return new Promise((resolve) => {
    const all = [scriptOf(command), ...args];
    execFile(process.execPath, all, { cwd: copy.path, env }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

/** Hashes of all files of all releases of a remote, or of the host, in the store of the copy. */
async function storedFiles(name: string): Promise<Record<string, string>> {
  const stored = join(copy.path, '.store/releases', name);
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

test('TEAM-06 a change and its undoing can each be published', async () => {
  const source = join(copy.path, 'shared/ui/src/index.ts');
  const first = await readFile(source, 'utf8');
  const outcomeOf = (said: string) => /^messaging: (\w{12}) (.*?)[,(]/m.exec(said)?.slice(1, 3);
  const publish = async (text: string) => {
    await writeFile(source, text);
    return outcomeOf(await run('release', ['messaging']));
  };
  const [before, state] = outcomeOf(said) ?? [];
  expect(state).toBe('is live');
  const changed = await publish(`${first}\nexport const added = 1;\n`);
  expect(changed).toEqual([expect.not.stringMatching(String(before)), 'is live']);
  expect(await publish(first)).toEqual([before, 'is live']);
});

describe('in another folder', () => {
  beforeAll(async () => {
    copy = await copy.moved();
    await run('release', [...NAMES.toReversed(), '--aside']);
  });

  test('TEAM-06 the same sources make the same bytes, also later in a process', async () => {
    const again = await Promise.all(NAMES.map(storedFiles));
    expect(again).toEqual(files);
    for (const names of again.map(Object.keys)) expect(names.length).toBeGreaterThan(8);
  });

  describe('a server that takes releases', () => {
    let server: ChildProcess;
    let address: string;
    beforeEach(async () => {
      const env = { ...process.env, NODE_OPTIONS: '' };
      const args = [scriptOf('delivery'), 'serve', '--port', '0'];
      server = spawn(process.execPath, args, { cwd: copy.path, env });
      const [said] = (await once(server.stdout ?? server, 'data')) as [Buffer];
      address = said.toString().trim().split(' ').at(-1) ?? '';
    });
    afterEach(async () => {
      server.kill();
      await once(server, 'exit');
    });

    test('TEAM-05 TEAM-06 a real remote goes live with an address and a key, also after a preview; its pages are checked apart', async () => {
      const registry = (...args: string[]) => run('registry', args);
      const [host = ''] = await readdir(join(copy.path, '.store/releases/host'));
      expect(await registry('together', `host@${host}`)).toContain('revision 1');
      const rights = 'publish,disable';
      const granted = await registry('grant', 'Team', '--remotes', 'messaging', '--rights', rights);
      const key = /^DELIVERY_KEY=(.+)$/m.exec(granted)?.[1] ?? '';
      const ask = (...args: string[]) => run('delivery', [...args, '--to', address], key);
      expect(await ask('release', 'messaging', '--why', 'first')).toMatch(
        /^messaging: \w{12} is live, registry revision 3\n$/,
      );
      expect(await ask('list')).toMatch(/^messaging +\w{12} /m);
      expect(await ask('diff', '2')).toMatch(
        /by Team \(key \w{16}\): first\n {2}messaging: none -> \w{12}\n$/,
      );
      expect(await ask('disable', 'messaging')).toContain('revision 4');
      expect(await ask('rollback', 'messaging')).toBe(
        'The key of Team has no right to rollback.\n',
      );
      const id = /^(\w{16}) {2}Team/m.exec(await registry('teams'))?.[1] ?? '';
      await registry('revoke', id);
      expect(await ask('list')).toContain('not signed by a known key');
    });
  });
});
