import { startWorker, type Worker } from '../background/start-worker.ts';
import { type EndJobsParts, endJobs } from './end-jobs.ts';

/** How often to look for advertisements that end, in milliseconds. */
const POLL_INTERVAL_MS = 60_000;

/** Ends advertisements as long as the process runs. */
export function startEndOfJobs(
  parts: EndJobsParts & { readonly log: { readonly error: (text: string) => void } },
): Worker {
  return startWorker({
    name: 'Ends of advertisements',
    intervalMs: POLL_INTERVAL_MS,
    work: (stopped) => endJobs(parts, stopped),
    log: parts.log,
  });
}
