import { expectAccessible } from '../support/accessibility.ts';
import { everything } from '../support/everything.ts';
import { leavePage } from '../support/leave-page.ts';
import { type Parts, showsNewParts } from '../support/parts.ts';
import { test, withoutFirstView } from '../support/test.ts';
import { expectNothingCutOff } from './support/cut-off.ts';
import { formStates } from './support/form-states.ts';
import { widths } from './support/page-state.ts';
import { linkStates } from './support/page-states.ts';
import { sessionStates } from './support/session-states.ts';

/** `npm test` takes the widest and the narrowest. */
const looked = everything ? widths : [widths[0], widths[3]];

test.describe('LAY-08 LAY-10 axe finds nothing, and nothing is cut off at the widest and the narrowest', {
  tag: ['@a11y', '@desktop'],
}, () => {
  // The session's turn the clock of its page.
  for (const [whose, states] of Object.entries({
    'the forms of the entry': formStates,
    'links, and documents that wait': linkStates,
    'a session': sessionStates,
  })) {
    test(whose, async ({ page, context, signIn, watch }) => {
      test.slow();
      // Failures are provoked here; what they look like is the matter.
      watch.expect(/Failed to load resource/, /AxiosError/);
      const known: Parts = new Set();
      for (const { name, goesOn, open, arrange } of states) {
        await test.step(name, async () => {
          if (!goesOn) {
            // Calls that a state holds back go on to the server once nothing holds them, and sign in:
            // they end with their document, before the session does.
            await leavePage(page);
            await page.unrouteAll({ behavior: 'ignoreErrors' });
            await context.clearCookies();
            // The browser is given answers that the document server would ask the real backend for.
            await withoutFirstView(context);
          }
          await open({ page, signIn });
          for (const [width, height] of looked) {
            await page.setViewportSize({ width, height });
            await arrange?.(page);
            // Each state in a narrow window, and what only a wide one shows.
            const isNew = await showsNewParts(page, known);
            if (isNew || width === 320) await expectAccessible(page);
            await expectNothingCutOff(page);
          }
        });
      }
    });
  }
});
