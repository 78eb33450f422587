/** How often pages of a release were loaded, and how often that failed. */
export interface LoadCount {
  loaded: number;
  failed: number;
}

/** Before a judgement: fewer failures may be one person with a bad line. */
const LEAST_FAILURES = 5;
/** A live release that never failed must not make a single failure infinitely worse. */
const LEAST_RATE = 0.01;

/**
 * Judges a canary by what browsers reported.
 * @param factor how many times as often as the live release it may fail
 * @returns why it must be taken back; null while it need not
 */
export function judgeCanary(canary: LoadCount, live: LoadCount, factor: number): string | null {
  if (canary.failed < LEAST_FAILURES) return null;
  const bound = factor * Math.max(rateOf(live), LEAST_RATE);
  if (rateOf(canary) <= bound) return null;
  return `${describe(canary)} failed, of the live release ${describe(live)}`;
}

function rateOf({ loaded, failed }: LoadCount): number {
  const all = loaded + failed;
  return all === 0 ? 0 : failed / all;
}

const describe = ({ loaded, failed }: LoadCount) => `${failed} of ${loaded + failed} loads`;
