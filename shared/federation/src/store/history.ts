import { z } from 'zod';
import { openObject } from '../registry/open-object.ts';
import type { Registry } from '../registry/registry.ts';

const change = openObject({ release: z.string(), since: z.int().min(1) });

/** What was live up to a revision: for `host` and each remote every change, oldest first. */
export const HistorySchema = openObject({
  revision: z.int().min(0),
  changes: z.record(z.string(), z.array(change)),
});

/** The same, read. */
export type History = z.infer<typeof HistorySchema>;

/** A release that became live, and with which revision. */
export type Change = z.infer<typeof change>;

export const emptyHistory: History = { revision: 0, changes: {} };

/** The history with one more revision. */
export function withRevision(history: History, { revision, host, remotes }: Registry): History {
  const changes = { ...history.changes };
  for (const [name, live] of Object.entries({ ...remotes, ...(host && { host }) })) {
    const before = changes[name] ?? [];
    if (before.at(-1)?.release === live.release) continue;
    changes[name] = [...before, { release: live.release, since: revision }];
  }
  return { ...history, revision, changes };
}

/**
 * What nobody has gone back from, oldest first; the last one is live. Whoever makes an earlier release
 * live again, by a rollback or by publishing what undoes a change, has given up all that came after it.
 */
export function standing(changes: Change[]): Change[] {
  const stack: Change[] = [];
  for (const change of changes) {
    const index = stack.findIndex(({ release }) => release === change.release);
    if (index >= 0) stack.length = index + 1;
    else stack.push(change);
  }
  return stack;
}
