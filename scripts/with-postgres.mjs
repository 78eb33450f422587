/**
 * Runs a command against a throw-away PostgreSQL:
 * node scripts/with-postgres.mjs [--memory | --folder <folder>] <command> [args…]
 * node scripts/with-postgres.mjs --version   which one that is; installs none
 * The command gets TEST_DATABASE_URL; POSTGRES_SETTINGS are further settings ('-c name=value').
 * With --memory its files are kept in memory where that has room: for many small databases. With a folder its files
 * are there, and stay for the next time.
 * Debian's PostgreSQL is used, or installed where apt-get and root are at hand; where neither is, it
 * says so and ends with code 69 without running the command.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const UNAVAILABLE = 69;
const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** Files here are memory (Linux). */
const MEMORY = '/dev/shm';
/** Several times what the tests of a run have been seen to need, in bytes. */
const ROOM = 2 * 1024 ** 3;
const isRoot = process.getuid?.() === 0;

/** Folder of initdb and pg_ctl, the newest version first. */
function findBinaries() {
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : [];
  const path = (process.env.PATH ?? '').split(delimiter);
  return [...debian, ...path].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  );
}

function install() {
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('Installing PostgreSQL from Debian …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: 'ignore', timeout: 300_000 };
  const args = ['install', '-y', '--no-install-recommends', 'postgresql'];
  if (spawnSync('apt-get', args, options).status === 0) return;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', args, options);
}

function unavailable(reason) {
  console.error(`PostgreSQL is not available: ${reason}`);
  process.exit(UNAVAILABLE);
}

/** User and group id of the account PostgreSQL runs as; it refuses to run as root. */
function serverAccount() {
  if (!isRoot) return undefined;
  const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  if (ids.some((id) => id.status !== 0)) unavailable('there is no user postgres to run it as.');
  const [uid, gid] = ids.map((id) => Number(id.stdout.trim()));
  return { uid, gid };
}

/** What comes before the command. */
function readOptions([first, second, ...more]) {
  if (first === '--memory') return { inMemory: true, command: [second, ...more].filter(Boolean) };
  if (first === '--folder' && second) return { kept: resolve(second), command: more };
  return { command: process.argv.slice(2) };
}

/** The folder in which the server's own is made. */
function parentFolder(inMemory) {
  if (!inMemory || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  const room = Math.min(bavail * bsize, process.availableMemory());
  return room < ROOM ? tmpdir() : MEMORY;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function runCommand([command, ...args], url) {
  return new Promise((resolve) => {
    const env = { ...process.env, TEST_DATABASE_URL: url };
    const child = spawn(command, args, { stdio: 'inherit', env });
    const stop = (signal) => child.kill(signal);
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Prints the version of the server; ends with 69 where there is none yet. */
function printVersion() {
  const binaries = findBinaries();
  if (!binaries) unavailable('none is installed.');
  const { stdout } = spawnSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' });
  console.log(stdout.trim());
}

async function main() {
  if (process.argv[2] === '--version') return printVersion();
  const { inMemory, kept, command } = readOptions(process.argv.slice(2));
  if (command.length === 0)
    throw new Error(
      'Usage: node scripts/with-postgres.mjs [--memory | --folder <folder>] <command> …',
    );
  if (!findBinaries()) install();
  const binaries = findBinaries();
  if (!binaries) unavailable('neither installed nor installable here.');
  const account = serverAccount();
  if (kept) mkdirSync(kept, { recursive: true });
  const folder = kept ?? mkdtempSync(join(parentFolder(inMemory), 'postgres-'));
  const data = join(folder, 'data');
  chmodSync(folder, 0o755);
  if (account) chownSync(folder, account.uid, account.gid);
  const run = (name, args) => {
    const options = {
      ...account,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    };
    const result = spawnSync(join(binaries, name), args, options);
    if (result.status !== 0) throw new Error(`${name} failed: ${result.stderr ?? result.error}`);
  };
  let started = false;
  let code = 1;
  try {
    const init = ['--no-sync', '--auth=trust', '--username=postgres', '--encoding=UTF8'];
    if (!existsSync(data)) run('initdb', [...init, '--locale=C', '--pgdata', data]);
    const port = await freePort();
    // Nothing here outlives the command, so nothing has to survive a crash.
    const fast = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
    const where = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=''`;
    const log = join(folder, 'log');
    const options = `${fast} ${where} ${process.env.POSTGRES_SETTINGS ?? ''}`;
    run('pg_ctl', ['start', '--wait', '--pgdata', data, '--log', log, '-o', options]);
    started = true;
    code = await runCommand(command, `postgres://postgres@127.0.0.1:${port}/postgres`);
  } catch (error) {
    console.error(`PostgreSQL: ${error.message}`);
  } finally {
    const mode = kept ? 'fast' : 'immediate';
    if (started) run('pg_ctl', ['stop', `--mode=${mode}`, '--pgdata', data]);
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
  process.exit(code);
}

await main();
