import { MATCHED_JOBS_CACHE_MS, MATCHED_JOBS_STORAGE_KEY } from '@silverjobs/contract/constants';
import type { AppStorage } from '@silverjobs/shell';
import { type MatchedJobCard, parseMatchedJob } from './matched-job.ts';

/** Matched jobs with the time at which they were found. */
interface StoredJobs {
  timestamp: number;
  jobs: MatchedJobCard[];
}

function parseStoredJobs(value: unknown): StoredJobs | null {
  if (typeof value !== 'object' || value === null) return null;
  const { timestamp, jobs } = value as { timestamp?: unknown; jobs?: unknown };
  if (typeof timestamp !== 'number' || !Array.isArray(jobs)) return null;
  const read = jobs.map(parseMatchedJob);
  return { timestamp, jobs: read.filter((job) => job !== null) };
}

/** The stored jobs, where they are younger than 24 hours (assistants-30). */
export function readMatchedJobs(storage: AppStorage, now: number): MatchedJobCard[] {
  const stored = storage.read(MATCHED_JOBS_STORAGE_KEY, parseStoredJobs);
  const age = stored ? now - stored.timestamp : Number.NaN;
  return stored && age >= 0 && age < MATCHED_JOBS_CACHE_MS ? stored.jobs : [];
}

/** The stored jobs that a freshly opened page takes over: only more than one (assistants-30). */
export function adoptableJobs(storage: AppStorage, now: number): MatchedJobCard[] {
  const jobs = readMatchedJobs(storage, now);
  return jobs.length > 1 ? jobs : [];
}

/** Keeps found jobs with the time; without any they are forgotten. */
export function writeMatchedJobs(
  storage: AppStorage,
  jobs: readonly MatchedJobCard[],
  now: number,
): void {
  storage.write(MATCHED_JOBS_STORAGE_KEY, jobs.length > 0 ? { timestamp: now, jobs } : null);
}

/** Takes one job out of what is kept; the time stays. */
export function removeMatchedJob(storage: AppStorage, id: string): void {
  const stored = storage.read(MATCHED_JOBS_STORAGE_KEY, parseStoredJobs);
  if (!stored) return;
  const jobs = stored.jobs.filter((job) => job.id !== id);
  storage.write(MATCHED_JOBS_STORAGE_KEY, jobs.length > 0 ? { ...stored, jobs } : null);
}
