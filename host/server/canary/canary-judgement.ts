import type { CanaryCount, LoadCount } from '@silverjobs/federation/store';

/** Before a judgement: fewer failures may be one person with a bad line. */
const MIN_FAILURES = 5;
/** A live release that never failed must not make a single failure infinitely worse. */
const MIN_FAILURE_RATE = 0.01;

/**
 * Judges a canary by what browsers reported.
 * @param factor how many times as often as the live release it may fail
 * @returns why it must be taken back; null while it need not
 */
export function judgeCanary(canary: LoadCount, live: LoadCount, factor: number): string | null {
  if (canary.failed < MIN_FAILURES) return null;
  const bound = factor * Math.max(rateOf(live), MIN_FAILURE_RATE);
  if (rateOf(canary) <= bound) return null;
  return `${describe(canary)} failed, of the live release ${describe(live)}`;
}

/** A live release is everybody's: more must have failed than of a canary, and a fifth of all loads. */
const MIN_LIVE_FAILURES = 10;
const MIN_LIVE_RATE = 0.2;
/** Fewer loads of the others say nothing about whether all fail alike. */
const MIN_OTHER_LOADS = 10;

/**
 * Judges a live release by what browsers reported of it and, in the same hour, of the others: what makes all
 * of them fail is no fault of its own.
 * @param factor how many times as often as the others it may fail
 * @returns why it must be taken back; null while it need not
 */
export function judgeLive(own: LoadCount, others: LoadCount, factor: number): string | null {
  if (own.failed < MIN_LIVE_FAILURES || rateOf(own) < MIN_LIVE_RATE) return null;
  if (others.loaded + others.failed < MIN_OTHER_LOADS) return null;
  if (rateOf(own) <= factor * Math.max(rateOf(others), MIN_FAILURE_RATE)) return null;
  return `${describe(own)} failed, of the other remotes ${describe(others)}`;
}

function rateOf({ loaded, failed }: LoadCount): number {
  const all = loaded + failed;
  return all === 0 ? 0 : failed / all;
}

const describe = ({ loaded, failed }: LoadCount) => `${failed} of ${loaded + failed} loads`;

/** What servers counted together. */
export function sumCounts(counts: Iterable<CanaryCount>): CanaryCount {
  const sum = emptyCounts();
  for (const count of counts) {
    for (const release of ['canary', 'live'] as const) {
      sum[release].loaded += count[release].loaded;
      sum[release].failed += count[release].failed;
    }
  }
  return sum;
}

/** The count of a server that has heard nothing. */
export function emptyCounts(): CanaryCount {
  return { canary: { loaded: 0, failed: 0 }, live: { loaded: 0, failed: 0 } };
}

/** One more is news among three, not among thousands: the others stay as exact as this share. */
const NEWS = 0.25;

/**
 * Whether a server should tell the others what it has counted. It tells each of the first few, and
 * some seventy times for a million.
 */
export function shouldReport(count: CanaryCount, reported: CanaryCount): boolean {
  return (['canary', 'live'] as const).some((release) =>
    (['loaded', 'failed'] as const).some((outcome) => {
      const [now, before] = [count[release][outcome], reported[release][outcome]];
      return now > before && now - before >= before * NEWS;
    }),
  );
}
