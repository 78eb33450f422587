import type { Page } from '@playwright/test';
import { expect, test } from './support/access-test.ts';
import { newCandidate } from './support/new-users.ts';

/** How far notices lie over the open dialog, in px². */
function overlap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialog = document.querySelector('.sj-dialog')?.getBoundingClientRect();
    if (!dialog) return -1;
    return [...document.querySelectorAll('.sj-toast')]
      .map((toast) => toast.getBoundingClientRect())
      .reduce((sum, { left, right, top, bottom }) => {
        const width = Math.min(right, dialog.right) - Math.max(left, dialog.left);
        const height = Math.min(bottom, dialog.bottom) - Math.max(top, dialog.top);
        return sum + Math.max(0, width) * Math.max(0, height);
      }, 0);
  });
}

test('layout-28 a notice stands beside or above an open dialog, never over it', {
  tag: ['@host', '@profile', '@desktop'],
}, async ({ page, request, enter, watch }) => {
  watch.expect(/status of 500/, /AxiosError/);
  await enter(await newCandidate(request));
  await page.route('**/api/candidate/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/personal');
  await page.getByRole('button', { name: /^Eigenschaften und Wünsche bearbeiten/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Englisch').click();
  const save = dialog.getByRole('button', { name: 'Speichern' });
  await save.click();
  const notice = page.getByRole('region', { name: 'Meldungen' });
  await expect(notice.getByRole('button', { name: 'Schließen' })).toBeVisible();
  for (const [width, height] of [
    [1366, 700],
    [820, 700],
    [360, 740],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await expect.poll(() => overlap(page)).toBe(0);
      await save.click({ trial: true });
    });
  }
});
