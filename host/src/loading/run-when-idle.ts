const MAX_DELAY_MS = 5_000;

/**
 * Runs work that the first view does not need: when the document is loaded and the browser is at
 * rest. Work that fails is left out.
 */
export function runWhenIdle(work: () => Promise<void>): void {
  const run = () => void work().catch(() => {});
  const atRest = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: MAX_DELAY_MS });
    else setTimeout(run, MAX_DELAY_MS);
  };
  if (document.readyState === 'complete') atRest();
  else addEventListener('load', atRest, { once: true });
}
