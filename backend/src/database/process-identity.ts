import { readFileSync, readlinkSync } from 'node:fs';

/** Tells one process from every other one, also from a later one with the same number. */
export type ProcessIdentity = {
  readonly pid: number;
  /** When it started, in ticks since the machine started; null where the system does not tell. */
  readonly started: string | null;
  /** The run of the machine and the container in which the number counts. */
  readonly system: string;
};

function quietly(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Field 22 of /proc/<pid>/stat; the name before it may hold spaces and brackets. */
function startOf(pid: number): string | null {
  const stat = quietly(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function thisSystem(): string {
  const boot = quietly(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const container = quietly(() => readlinkSync('/proc/self/ns/pid'));
  return [boot, container].filter((part) => part !== null).join(' ');
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid), system: thisSystem() };
}

/**
 * Whether that process still runs; null when it belongs to another container or to an earlier run
 * of the machine, where its number says nothing.
 */
export function isRunning({ pid, started, system }: ProcessIdentity): boolean | null {
  if (system !== thisSystem()) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}
