import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createWorkspaceCopies, type WorkspaceCopies } from '../testing/copy-workspace.ts';

// Host and remote are built.
jest.setTimeout(120_000);

let copies: WorkspaceCopies;
let copy: string;
let server: ChildProcess;
let address: string;
beforeEach(async () => {
  copies = await createWorkspaceCopies();
  copy = await copies.make('copy');
  const env = { ...process.env, NODE_OPTIONS: '' };
  const script = join(copy, 'shared/federation/src/cli/delivery.ts');
  server = spawn(process.execPath, [script, 'serve', '--port', '0'], { cwd: copy, env });
  const [said] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  address = said.toString().trim().split(' ').at(-1) ?? '';
});
afterEach(async () => {
  server.kill();
  await once(server, 'exit');
  await copies.remove();
});

/** Runs a command in the copy; gives what it says. */
function run(command: string, args: string[], key = ''): Promise<string> {
  const script = join(copy, `shared/federation/src/cli/${command}.ts`);
  const env = { ...process.env, NODE_OPTIONS: '', DELIVERY_KEY: key };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { cwd: copy, env }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

const grant = async (rights: string): Promise<string> => {
  const said = await run('registry', [
    'grant',
    'Team',
    '--remotes',
    'messaging',
    '--rights',
    rights,
  ]);
  return /^DELIVERY_KEY=(.+)$/m.exec(said)?.[1] ?? '';
};

test('TEAM-05 a real remote goes live with nothing but an address and a key; its pages are checked apart', async () => {
  await run('release', ['host']);
  const key = await grant('publish,disable');
  const ask = (...args: string[]) => run('delivery', [...args, '--to', address], key);
  expect(await ask('release', 'messaging', '--why', 'first')).toMatch(
    /^messaging: \w{12} is live, registry revision 3\n$/,
  );
  // Twice is the same answer.
  expect(await ask('release', 'messaging')).toMatch(/is live, registry revision 3\n$/);
  expect(await ask('list')).toMatch(/^messaging +\w{12} /m);
  expect(await ask('diff', '2')).toMatch(
    /by Team \(key \w{16}\): first\n {2}messaging: none -> \w{12}\n$/,
  );
  expect(await ask('disable', 'messaging')).toContain('revision 4');
  expect(await ask('rollback', 'messaging')).toBe('The key of Team has no right to rollback.\n');
  expect(await ask('release', 'host')).toBe('The key of Team is not for host.\n');
  const id = /^(\w{16}) {2}Team/m.exec(await run('registry', ['teams']))?.[1] ?? '';
  await run('registry', ['revoke', id]);
  expect(await ask('list')).toContain('not signed by a known key');
});
