import { everything } from '../support/everything.ts';
import { expect, test } from '../support/test.ts';
import { expectSound, toWide } from './expect-sound.ts';
import { sweptPages } from './swept-pages.ts';

for (const [whose, roles] of Object.entries(sweptPages)) {
  test(`AGE-02 HERS-08 LAY-08 LAY-09 LAY-10 layout-8 layout-37 nothing overlaps, is cut or overflows, targets have room, axe finds nothing, one title, main, banner and footer, on ${whose}`, {
    tag: ['@host', '@a11y', '@desktop'],
  }, async ({ page, context, signIn, seenParts, layout, watch }) => {
    test.setTimeout(everything ? 1_200_000 : 360_000);
    watch.expect(/status (of|code) 40[04](?!.*\/releases\/.*\.chunk)/);
    for (const { as, paths } of roles) {
      await context.clearCookies();
      if (as) await signIn(as);
      for (const path of paths) {
        await test.step(`${path} for ${as ?? 'visitors'}`, async () => {
          await toWide(page);
          await page.goto(path);
          await expect(layout.headingBelow()).toBeVisible();
          await expectSound(page, seenParts);
        });
      }
    }
  });
}
