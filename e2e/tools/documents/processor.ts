import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second for everybody. */
const TICK_MS = 10;

/** Processor time of all threads of a process so far, in milliseconds; NaN without /proc. */
async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field, the name, may hold anything; the 14th and 15th are user and system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** What processes took while a work was done, in milliseconds, by their names. */
export async function processorTimes<T>(pids: Record<string, number>, work: () => Promise<T>) {
  const readAll = () => Promise.all(Object.values(pids).map(processorMs));
  const before = await readAll();
  const result = await work();
  const after = await readAll();
  const took = Object.keys(pids).map(
    (name, place) => [name, (after[place] ?? Number.NaN) - (before[place] ?? Number.NaN)] as const,
  );
  return { result, took: Object.fromEntries(took) };
}
