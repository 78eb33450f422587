import { baseUrl } from '../support/environment.ts';
import { uncontactedJobs } from '../support/jobs.ts';
import { expect, test } from '../support/test.ts';
import { findBrokenWords } from '../sweep/find-broken-words.ts';

/** Windows and the share of the dialog's width that a field has at least. */
const WIDTHS = [320, 360, 820, 1366];
const LEAST_SHARE = 0.6;

test('HERS-08 HERS-10 with large text the way to the employer is in view, and so is the first field of its dialog', {
  tag: ['@jobs', '@desktop'],
}, async ({ page, signIn, job, request, tokenOf }) => {
  test.slow();
  await signIn('free');
  const [target] = await uncontactedJobs(request, baseUrl, await tokenOf('free'));
  if (!target) throw new Error('The demo data has no jobs.');
  await job.open(target.id);
  const dialog = page.getByRole('dialog', { name: 'Arbeitgeber kontaktieren' });
  const message = dialog.getByLabel(/^Ihre Nachricht/);

  for (const width of WIDTHS) {
    for (const size of ['3', '4']) {
      await test.step(`${width} px, text size ${size}`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await page.evaluate((chosen) => {
          document.documentElement.dataset.textSize = chosen;
        }, size);
        await expect(job.contact).toBeInViewport();
        await job.contact.click();
        await expect(message).toBeInViewport();
        await expect(dialog.getByRole('button', { name: 'Nachricht senden' })).toBeVisible();
        const narrow = await dialog.evaluate(
          (box, least) =>
            [...box.querySelectorAll('input:not([type=checkbox], [type=file]), select, textarea')]
              .map((field) => field.getBoundingClientRect().width / box.clientWidth)
              .filter((share) => share < least),
          LEAST_SHARE,
        );
        expect(narrow).toEqual([]);
        expect(await page.evaluate(findBrokenWords)).toEqual([]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over).toBe(0);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });
    }
  }
});
