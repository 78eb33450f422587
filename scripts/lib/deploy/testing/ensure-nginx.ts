import { spawnSync } from 'node:child_process';

/**
 * Makes sure that there are nginx and openssl; nginx is installed from Debian where the machine
 * allows it, without being started.
 * @returns whether both are there
 */
export function ensureNginx(): boolean {
  const has = (command: string, flag: string) => spawnSync(command, [flag]).status === 0;
  if (!has('openssl', 'version')) return false;
  if (has('nginx', '-v')) return true;
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { env, stdio: 'ignore', timeout: 120_000 } as const;
  const install = ['install', '-y', '--no-install-recommends', 'nginx-light'];
  if (spawnSync('apt-get', install, options).status !== 0) {
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', install, options);
  }
  return has('nginx', '-v');
}
