import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** Locks of this process: its own id in a file proves nothing. */
const held = new Set<string>();

function isAlive(pid: number): boolean {
  // A restarted container often has the same id again: our own id in the file is an old lock.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Locks a data folder against a second process: PGlite itself does not refuse it and would
 * destroy the data. A lock of a process that is gone is taken over.
 * @param file path of the lock file, beside the folder
 * @returns a function that gives the lock back
 * @throws Error when another process holds the lock
 */
export function lockFolder(file: string): () => void {
  if (held.has(file)) throw new Error(`The data folder is in use by this process (${file}).`);
  if (!create(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (Number.isInteger(holder) && holder > 0 && isAlive(holder)) {
      throw new Error(
        `The data folder is in use by process ${holder} (${file}). Stop it, or set DATA_DIR or DATABASE_URL.`,
      );
    }
    rmSync(file, { force: true });
    if (!create(file)) throw new Error(`The data folder is in use (${file}).`);
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}
