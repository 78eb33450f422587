import type { BrowserContext, Page } from '@playwright/test';

/**
 * Waits until React has taken over what the server has drawn, or has drawn the page itself. Until then
 * a link is plain HTML, and the router does not hear of Back. A document without the product ends it.
 */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    if (!root) return true;
    const parts = Array.from(root.querySelectorAll('h1, a, button, input, select, textarea'));
    // React keeps an element's properties under a name of its own, and tells it in no other way.
    const isAlive = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith('__reactProps$'));
    return parts.length > 0 && parts.every(isAlive);
  });
}

/**
 * Lets `goto` and `reload` of all pages of a context end when the page is alive: what a test does at
 * once would else happen before or after, as the machine has time. Those that are about the time before
 * go with `waitUntil: 'commit'`.
 */
export function openAlive(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil !== 'commit') await waitUntilAlive(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (options?.waitUntil !== 'commit') await waitUntilAlive(page);
      return response;
    };
  });
}
