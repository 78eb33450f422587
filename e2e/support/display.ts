import type { Page } from '@playwright/test';
import { baseUrl } from './environment.ts';

/** Shows the product as who has chosen so on /darstellung: 'size3.dark' (display-2). */
export async function chooseDisplay(page: Page, text: string): Promise<void> {
  await page.context().addCookies([{ name: 'display', value: text, url: baseUrl }]);
}
