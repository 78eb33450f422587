import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { axeTags } from '../../support/accessibility.ts';

/**
 * Fails when axe finds a violation. For pages without frames: nothing has to be joined, so no
 * second page is opened for it, and a spinner that never ends is not waited for.
 */
export async function expectAccessibleNow(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(axeTags).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
