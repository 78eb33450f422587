import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import type { HostRelease, RemoteRelease } from '../registry/registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const root = join(import.meta.dirname, '../../../..');
const SCRIPT = join(import.meta.dirname, 'check-process.ts');
const TIMEOUT_MS = 30_000;
const MAX_OUTPUT_BYTES = 1_048_576;

/**
 * Whether every page of these remotes can be rendered by a host, as `checkPages` says it. What a team sends
 * runs in a process of its own: without keys or network addresses in its environment, without the right to
 * write or to start anything, and not for ever.
 * @param timeoutMs longest that all pages may take
 */
export async function checkPagesApart(
  store: Pick<ReleaseStore, 'readFile'>,
  host: HostRelease | null,
  remotes: readonly RemoteRelease[],
  timeoutMs = TIMEOUT_MS,
): Promise<string[]> {
  if (!host) return [];
  const files: Record<string, string> = {};
  // Only so the other process needs no store.
  for (const { name, release, firstView } of [{ name: 'host', ...host }, ...remotes]) {
    const content = firstView && (await store.readFile(name, release, firstView.file));
    if (content) files[`${name}/${release}/${firstView.file}`] = new TextDecoder().decode(content);
  }
  // Without both a host's part and a remote's the server renders nothing.
  if (Object.keys(files).length < 2) return [];
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--permission', `--allow-fs-read=${root}`, '--no-warnings', SCRIPT],
      { env: {}, timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT_BYTES },
      (error, stdout) => {
        const why = error?.killed ? 'they take too long' : 'their process ended';
        resolve(problemsIn(stdout) ?? [`The pages cannot be checked: ${why}.`]);
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(JSON.stringify({ host, remotes, files }));
  });
}

/** Null when the process has not come to its end. */
function problemsIn(output: string): string[] | null {
  try {
    return z.array(z.string()).parse(JSON.parse(output));
  } catch {
    return null;
  }
}
