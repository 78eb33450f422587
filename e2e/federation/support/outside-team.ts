import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, workFolder } from '../../support/environment.ts';
import { startLocalRegistry } from './local-registry.ts';

const execute = promisify(execFile);

/** A team with an empty folder, npm and a registry that has our packages; nothing of this tree. */
export interface OutsideTeam {
  /** Runs a command of npm in its folder; gives what is printed. */
  npm(args: string[], env?: Record<string, string>): Promise<string>;
  /** Starts a program of an installed package and waits until it says a text; gives a function that ends it. */
  start(
    program: string,
    args: string[],
    env: Record<string, string>,
    text: string,
  ): Promise<() => Promise<void>>;
  /** Replaces a text in a file. */
  change(file: string, from: string, to: string): Promise<void>;
  leave(): Promise<void>;
}

/** Packs our packages, starts a registry of them and gives a team an empty folder outside this tree. */
export async function startOutsideTeam(): Promise<OutsideTeam> {
  const packages = join(workFolder, 'packages');
  await execute(process.execPath, [join(root, 'scripts/pack.ts'), packages]);
  const registry = await startLocalRegistry(packages);
  const place = await mkdtemp(join(tmpdir(), 'outside-'));
  const folder = join(place, 'remote');
  await mkdir(folder);
  const outside = {
    ...process.env,
    NODE_OPTIONS: '',
    FORCE_COLOR: '0',
    npm_config_registry: registry.url,
    npm_config_cache: join(place, 'npm'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
  return {
    npm: async (args, env = {}) => {
      const { stdout, stderr } = await execute('npm', args, {
        cwd: folder,
        env: { ...outside, ...env },
      });
      return stdout + stderr;
    },
    start: async (program, args, env, text) => {
      const script = join(folder, 'node_modules/.bin', program);
      return startSaying(script, args, { ...outside, ...env }, folder, text);
    },
    change: async (file, from, to) => {
      const path = join(folder, file);
      await writeFile(path, (await readFile(path, 'utf8')).replaceAll(from, to));
    },
    leave: async () => {
      await registry.stop();
      await rm(place, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a script with this Node and waits until it prints a text.
 * @returns a function that ends it
 * @throws with what it printed when it ends before
 */
export async function startSaying(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  cwd: string,
  text: string,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilSaid(child, text);
  return async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

function untilSaid(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (data: Buffer) => {
      output += data.toString();
      if (output.includes(text)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`It ended without "${text}":\n${output}`)));
  });
}
