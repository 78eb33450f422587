import { createHash, randomUUID } from 'node:crypto';
import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

/** How often a lock shows that it is held, in milliseconds. */
const BEAT_INTERVAL_MS = 2_000;
/** A lock that did not beat for so long is nobody's, in milliseconds. */
const SILENCE_MS = 10_000;
const LOOK_INTERVAL_MS = 500;

/** Locks of this process. */
const held = new Set<string>();

const holderSchema = z.object({
  pid: z.int().positive(),
  started: z.string().nullable(),
  system: z.string(),
});

/** Writes a file of its own that becomes the lock in one step; nobody reads half of it. */
function withDraft<Done>(file: string, content: string, use: (draft: string) => Done): Done {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    return use(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @returns whether there was no lock yet */
function create(file: string, content: string): boolean {
  try {
    withDraft(file, content, (draft) => linkSync(draft, file));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Who wrote the lock; null for one that nobody can read. */
function holderOf(content: string): ProcessIdentity | null {
  try {
    return holderSchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}

const beatOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;

/** Whether somebody whom we cannot see from here keeps the lock: it beats, or it fell silent. */
async function beats(file: string): Promise<boolean> {
  const first = beatOf(file);
  const until = performance.now() + SILENCE_MS;
  while (performance.now() < until) {
    const beat = beatOf(file);
    if (beat === null) return false;
    if (beat !== first) return true;
    await wait(LOOK_INTERVAL_MS);
  }
  return false;
}

/** @throws Error when whoever wrote the lock still runs */
async function refuseHeld(file: string, content: string): Promise<void> {
  const holder = holderOf(content);
  if (!holder) return;
  const running = isRunning(holder) ?? ((await beats(file)) ? true : null);
  if (!running) return;
  throw new Error(
    `The data folder is in use by process ${holder.pid} (${file}). Stop it, or set DATA_DIR or DATABASE_URL.`,
  );
}

/**
 * Writes the lock, also in place of one whose process is gone. Only who holds a lock on that very
 * lock may replace it, so that a competitor's fresh one is never taken away.
 * @throws Error when another process holds it
 */
async function acquire(file: string, content: string): Promise<void> {
  if (create(file, content)) return;
  const found = read(file);
  if (found !== null) {
    await refuseHeld(file, found);
    const right = `${file}.${createHash('sha256').update(found).digest('hex').slice(0, 16)}`;
    await acquire(right, content);
    try {
      if (read(file) === found) {
        withDraft(file, content, (draft) => renameSync(draft, file));
        return;
      }
    } finally {
      rmSync(right, { force: true });
    }
  }
  // It was given back or taken over meanwhile.
  if (!create(file, content)) throw new Error(`The data folder is in use (${file}).`);
}

/**
 * Locks a data folder against a second process: PGlite itself does not refuse it and would
 * destroy the data. A lock of a process that is gone is taken over, whoever has its number now;
 * one of another container or of a machine that was restarted only after it fell silent
 * (operation-6).
 * @param file path of the lock file, beside the folder
 * @returns a function that gives the lock back
 * @throws Error when another process holds the lock
 */
export async function lockFolder(file: string): Promise<() => void> {
  if (held.has(file)) throw new Error(`The data folder is in use by this process (${file}).`);
  // Another one each time, so that two locks are never taken for the same.
  const content = JSON.stringify({ ...ownIdentity(), id: randomUUID() });
  await acquire(file, content);
  held.add(file);
  const beat = setInterval(() => {
    const now = new Date();
    // A folder that is full or gone is the database's failure to tell.
    try {
      utimesSync(file, now, now);
    } catch {}
  }, BEAT_INTERVAL_MS).unref();
  return () => {
    clearInterval(beat);
    held.delete(file);
    if (read(file) === content) rmSync(file, { force: true });
  };
}
