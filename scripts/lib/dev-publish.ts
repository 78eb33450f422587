import { join } from 'node:path';
import { runToEnd } from './processes.ts';

/**
 * Publishes remotes into the development store. A remote of another team that does not build must
 * not stop the session: it is named, and stays as it was published last.
 */
export async function publishRemotes(root: string, store: string, names: string[]): Promise<void> {
  if (names.length === 0) return;
  const publish = (remotes: string[]) =>
    runToEnd(root, [
      join(root, 'shared/federation/src/cli/release.ts'),
      ...remotes,
      '--store',
      store,
    ]);
  try {
    await publish(names);
  } catch {
    // The command stops at the first failure; the others still get their turn.
    for (const name of names) {
      await publish([name]).catch(() =>
        console.warn(`${name} does not build; the session goes on without its latest sources.`),
      );
    }
  }
}
