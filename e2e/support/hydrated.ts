import type { BrowserContext, Page } from '@playwright/test';

/** Waits until React runs in a document. One without the product ends it. */
export async function waitUntilReactRuns(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.getElementById('root') || document.documentElement.dataset.hydrated === 'true',
  );
}

/** The scripts of a document for everybody wait until somebody needs them (delivery-70). */
export async function needHostScripts(page: Page): Promise<void> {
  // Unlike evaluate() this outlives a document that is on its way to another one.
  await page.waitForFunction(() => {
    const waits = document.querySelector('script[data-input*=onNeed]');
    if (waits) window.dispatchEvent(new Event('pointerdown'));
    return true;
  });
}

/**
 * Waits until React has hydrated what the server has rendered, or has rendered the page itself. Until then
 * a link is plain HTML, and the router does not hear of Back. A document without the product ends it.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await needHostScripts(page);
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    if (!root) return true;
    if (document.documentElement.dataset.hydrated !== 'true') return false;
    // In a part that it has not hydrated React stops such an event on its way.
    const isHydrated = (part: Element) => {
      let heard = false;
      const note = () => {
        heard = true;
      };
      window.addEventListener('auxclick', note);
      part.dispatchEvent(new Event('auxclick', { bubbles: true }));
      window.removeEventListener('auxclick', note);
      return heard;
    };
    const parts = Array.from(root.querySelectorAll('h1, a, button, input, select, textarea'));
    return parts.length > 0 && parts.every(isHydrated);
  });
}

/**
 * Lets `goto` and `reload` of all pages of a context end when the page is hydrated: what a test does at
 * once would else happen before or after, as the machine has time. Those that are about the time before
 * go with `waitUntil: 'commit'`.
 */
export function openHydrated(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil !== 'commit') await waitUntilHydrated(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (options?.waitUntil !== 'commit') await waitUntilHydrated(page);
      return response;
    };
  });
}
