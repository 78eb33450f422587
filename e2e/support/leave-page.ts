import type { Page } from '@playwright/test';
import { baseUrl } from './environment.ts';

/**
 * Leaves a page and what it has under way, for a document that asks for nothing. It is one of the
 * product, so that the browser goes on with the same process, which about:blank would end: the next
 * page costs a third.
 * @param at address of the product
 */
export async function leavePage(page: Page, at = baseUrl): Promise<void> {
  await page.goto(`${at}/favicon.svg`);
}
