import {
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
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

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, JSON.stringify(ownIdentity()));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Who wrote the lock; null for one that is gone or that nobody can read. */
function readHolder(file: string): ProcessIdentity | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
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

async function refuseHeld(file: string): Promise<void> {
  const holder = readHolder(file);
  if (!holder) return;
  const running = isRunning(holder) ?? ((await beats(file)) ? true : null);
  if (!running) return;
  throw new Error(
    `The data folder is in use by process ${holder.pid} (${file}). Stop it, or set DATA_DIR or DATABASE_URL.`,
  );
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
  if (!create(file)) {
    await refuseHeld(file);
    rmSync(file, { force: true });
    if (!create(file)) throw new Error(`The data folder is in use (${file}).`);
  }
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
    rmSync(file, { force: true });
  };
}
