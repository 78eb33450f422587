import { spawnSync } from 'node:child_process';

/**
 * Installs packages of Debian where the machine allows it, one after the other.
 * @param enough whether no more are needed
 */
export function installPackages(names: readonly string[], enough: () => boolean): void {
  const options = {
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  spawnSync('apt-get', ['update'], options);
  for (const name of names) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
    if (enough()) return;
  }
}
