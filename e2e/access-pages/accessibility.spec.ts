import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { expectNothingCutOff } from './support/cut-off.ts';
import { pageStates, widths } from './support/page-states.ts';

// What axe says is enough to find the place; recording would double the time.
test.use({ trace: 'off' });

test.describe('LAY-08 LAY-10 axe finds nothing at four widths', {
  tag: ['@a11y', '@desktop'],
}, () => {
  for (const { name, open, arrange } of pageStates) {
    test(name, async ({ page, signIn, watch }) => {
      // Failures are provoked here; what they look like is the matter.
      watch.expect(/Failed to load resource/, /AxiosError/);
      await open({ page, signIn });
      for (const [width, height] of widths) {
        await page.setViewportSize({ width, height });
        await arrange?.(page);
        await test.step(`${width} px`, async () => {
          await expectAccessible(page);
          await expectNothingCutOff(page);
        });
      }
      expect(page.viewportSize()?.width).toBe(320);
    });
  }
});
