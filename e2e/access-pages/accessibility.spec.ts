import { expectAccessible } from '../support/accessibility.ts';
import { leavePage } from '../support/leave-page.ts';
import { expect, test, withoutFirstView } from '../support/test.ts';
import { expectNothingCutOff } from './support/cut-off.ts';
import type { PageState } from './support/page-state.ts';
import { pageStates, widths } from './support/page-states.ts';

/** States of one form share a browser, as do legal pages; those of the session turn its clock. */
function groupOf({ name }: PageState): string {
  if (name.startsWith('the session')) return name;
  return name.endsWith('signed out') ? 'signed out' : (name.split(' ')[0] ?? name);
}

test.describe('LAY-08 LAY-10 axe finds nothing, and nothing is cut off at four widths', {
  tag: ['@a11y', '@desktop'],
}, () => {
  for (const group of new Set(pageStates.map(groupOf))) {
    const states = pageStates.filter((state) => groupOf(state) === group);
    test(states.map(({ name }) => name).join('; '), async ({ page, context, signIn, watch }) => {
      test.slow();
      // Failures are provoked here; what they look like is the matter.
      watch.expect(/Failed to load resource/, /AxiosError/);
      for (const { name, open, arrange } of states) {
        await test.step(name, async () => {
          // Calls that a state holds back go on to the server once nothing holds them, and sign in:
          // they end with their document, before the session does.
          await leavePage(page);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await context.clearCookies();
          // The browser is given answers that the document server would ask the real backend for.
          await withoutFirstView(context);
          await open({ page, signIn });
          for (const [index, [width, height]] of widths.entries()) {
            await page.setViewportSize({ width, height });
            await arrange?.(page);
            await test.step(`${width} px`, async () => {
              // What lies between has the layout of one of them.
              const isEnd = index === 0 || index === widths.length - 1;
              if (isEnd) await expectAccessible(page);
              await expectNothingCutOff(page);
            });
          }
        });
      }
      expect(page.viewportSize()?.width).toBe(320);
    });
  }
});
