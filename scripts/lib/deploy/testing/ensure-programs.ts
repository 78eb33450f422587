import { spawnSync } from 'node:child_process';

const has = (command: string, flag: string) => spawnSync(command, [flag]).status === 0;

/** Makes sure that there are nginx and openssl. @returns whether both are there */
export function ensureNginx(): boolean {
  return has('openssl', 'version') && ensureInstalled('nginx', '-v', 'nginx-light');
}

/** Makes sure that there is Caddy. @returns whether it is there */
export function ensureCaddy(): boolean {
  return ensureInstalled('caddy', 'version', 'caddy');
}

/** Makes sure that there is the daemon of ClamAV. @returns whether it is there */
export function ensureClamd(): boolean {
  return ensureInstalled('clamd', '--version', 'clamav-daemon');
}

/** Installs a program from Debian where the machine allows it, without starting it. */
function ensureInstalled(command: string, flag: string, name: string): boolean {
  if (has(command, flag)) return true;
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { env, stdio: 'ignore', timeout: 120_000 } as const;
  const install = ['install', '-y', '--no-install-recommends', name];
  if (spawnSync('apt-get', install, options).status !== 0) {
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', install, options);
  }
  return has(command, flag);
}
