import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ComposeFile, Service } from './compose-file.ts';

const run = promisify(execFile);
const OUTPUT_MAX_BYTES = 64 * 1024 ** 2;

/** Asks podman. @returns what it printed @throws with what it complained about */
export async function podman(...args: string[]): Promise<string> {
  const { stdout } = await run('podman', args, { maxBuffer: OUTPUT_MAX_BYTES });
  return stdout.trim();
}

/** The last lines that a container wrote. */
export async function logsOf(container: string): Promise<string> {
  const { stdout, stderr } = await run('podman', ['logs', '--tail', '40', container]);
  return stdout + stderr;
}

/** Runs a command whose output the reader wants to see. @throws when it fails */
export function show(command: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args[0]} ended with code ${code}.`));
    });
  });
}

/** What a machine without systemd and with limits of its own allows; runc runs where crun finds no cgroups. */
export const RUN = [
  ...['--runtime', 'runc', 'run'],
  ...['--ulimit', 'nofile=10000:10000', '--ulimit', 'nproc=10000:10000'],
];

/**
 * Arguments of podman for one container of a service, with the rights that compose.yaml gives it.
 * @param image what the service's image is called here
 */
export function runArguments(
  { name: project, volumes }: ComposeFile,
  [name, service]: [string, Service],
  { image, root, files }: { image: string; root: string; files: readonly string[] },
): string[] {
  const flag = (option: string, values: readonly string[]) =>
    values.flatMap((value) => [option, value]);
  const mounts = service.volumes.map((volume) => {
    const [from = '', ...to] = volume.split(':');
    return [from in volumes ? `${project}_${from}` : join(root, from), ...to].join(':');
  });
  return [
    ...['--network', project, '--network-alias', name],
    ...(service.read_only ? ['--read-only'] : []),
    ...flag('--tmpfs', service.tmpfs),
    ...flag('--cap-drop', service.cap_drop),
    ...flag(
      '--security-opt',
      service.security_opt.map((option) => option.replace(/:true$/, '')),
    ),
    ...flag(
      '--env',
      Object.entries(service.environment).map(([key, value]) => `${key}=${value}`),
    ),
    ...flag('--env-file', files),
    ...flag('--volume', mounts),
    // Ports of this machine may be taken: any free one stands for the port outside.
    ...flag(
      '--publish',
      service.ports.map((port) => `127.0.0.1::${port.split(':').at(-1)}`),
    ),
    image,
    ...service.command,
  ];
}
