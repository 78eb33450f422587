/** So long a tab is hidden or untouched before whoever is there comes back to it, in milliseconds. */
export const IDLE_MS = 5 * 60_000;

/** What shows that somebody is there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focus'] as const;

/**
 * Tells when somebody comes back to a tab that was left alone. There is no timer: a tab that nobody comes back to does
 * nothing.
 * @param now in milliseconds since 1970: a computer that sleeps goes on counting
 */
export function watchReturn(onReturn: () => Promise<void>, now: () => number = Date.now): void {
  let seenAt = now();
  const noteSign = (): void => {
    if (document.hidden) return;
    const idle = now() - seenAt;
    seenAt = now();
    // A file that does not come, of a release that is long gone: whoever goes on is told then.
    if (idle >= IDLE_MS) onReturn().catch(() => {});
  };
  for (const sign of SIGNS) addEventListener(sign, noteSign, { capture: true, passive: true });
  document.addEventListener('visibilitychange', noteSign);
}
