import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from '../bench/median.ts';
import { type LoadOptions, type LoadResult, load } from './load.ts';

const SAMPLES = 100;
const TENTHS = 10;
const MEGABYTE = 1024 * 1024;

/** A process's memory over many documents, in megabytes. */
export interface MemoryOverTime {
  result: LoadResult;
  /** Resident memory at the end of each tenth. */
  tenths: number[];
  /** Of the last tenth in the second. */
  grown: number;
}

/**
 * Looks at the memory of a server while it is asked.
 * @param onTenth called at the end of each tenth
 */
export async function watchMemory(
  pid: number,
  options: LoadOptions & { documents: number },
  onTenth: () => void,
): Promise<MemoryOverTime> {
  const megabytes: Promise<number>[] = [];
  const every = Math.ceil(options.documents / SAMPLES);
  const perTenth = Math.max(1, Math.floor(options.documents / every / TENTHS));
  const result = await load({
    ...options,
    onDocument: (count) => {
      if (count % every !== 0) return;
      megabytes.push(residentMegabytes(pid));
      if (megabytes.length % perTenth === 0) onTenth();
    },
  });
  const sizes = await Promise.all(megabytes);
  const [early, late] = [sizes.slice(perTenth, 2 * perTenth), sizes.slice(-perTenth)].map(median);
  return {
    result,
    tenths: sizes.filter((_, index) => (index + 1) % perTenth === 0),
    grown: (late ?? Number.NaN) / (early ?? Number.NaN),
  };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Has a process write a report of itself into a folder for each SIGUSR2. */
export function reportingInto(folder: string): { NODE_OPTIONS: string } {
  const options = ['--report-on-signal', '--report-exclude-network', '--report-exclude-env'];
  return { NODE_OPTIONS: [...options, `--report-directory=${folder}`].join(' ') };
}

interface Report {
  javascriptHeap: { usedMemory: number };
  workers: Report[];
}

/** Used heaps in a process's reports, in megabytes: of the main thread, and of each further one. */
export async function readHeaps(folder: string): Promise<number[][]> {
  // Their names end with their number.
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => {
    const report = JSON.parse(text) as Report;
    const all = [report, ...report.workers];
    return all.map(({ javascriptHeap }) => javascriptHeap.usedMemory / MEGABYTE);
  });
}
