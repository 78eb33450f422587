import { check } from 'recheck';

/** The usual analysis needs milliseconds, on a busy machine seconds. */
const QUICK_MS = 10_000;
/** The exact one, for what the usual one could not clear. */
const EXACT_MS = 60_000;

/** What the analysis says of a pattern; null that its time grows with the length of the text alone. */
export async function judgePattern(pattern: string): Promise<string | null> {
  const end = pattern.lastIndexOf('/');
  const [source, flags] = [pattern.slice(1, end), pattern.slice(end + 1)];
  const quick = await check(source, flags, { timeout: QUICK_MS });
  if (quick.status === 'safe') return null;
  // The usual one tries texts, and suspects patterns that are linear.
  const exact = await check(source, flags, { checker: 'automaton', timeout: EXACT_MS });
  const verdict = exact.status === 'unknown' ? quick : exact;
  if (verdict.status === 'safe') return null;
  if (verdict.status === 'unknown') return 'nobody could tell in time';
  return `${verdict.complexity.summary}, for example ${verdict.attack.pattern.slice(0, 100)}`;
}
