import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds a violation in what the page shows now. The product has no frames, so nothing
 * has to be joined in a second page; a spinner that never ends is not waited for.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(axeTags).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}

/** Texts that do not stand out from what is behind them, in the theme that is shown. */
export async function findUnreadable(page: Page): Promise<string[]> {
  await atRest(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any: [check] }) => `${target.join(' ')}: ${check?.message}`),
  );
}

/** Colours in the middle of a transition are nobody's colours. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
}
