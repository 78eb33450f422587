import type { Page } from '@playwright/test';
import type { AccountName } from '../support/accounts.ts';
import { everything } from '../support/everything.ts';
import { expect } from '../support/test.ts';
import { test } from '../support/worker-fixtures.ts';
import { findBrokenWords } from './find-broken-words.ts';
import { findCollisions } from './find-collisions.ts';
import { findNarrowChoices } from './find-narrow-choices.ts';

/** Widths and text sizes; `npm test` takes the largest text in each layout, and the other size in the widest. */
const LOOKS = [320, 820, 1366]
  .flatMap((width) => [
    { width, size: '4' },
    { width, size: '3' },
  ])
  .filter(({ width, size }) => everything || size === '4' || width === 1366);

/** Dialogs with fields, by page: what opens each. */
const dialogs: readonly { as: AccountName; path: string; openers: readonly (string | RegExp)[] }[] =
  [
    { as: 'free', path: '/', openers: ['Was?', 'Wo?', 'Weitere Filter'] },
    { as: 'free', path: '/jobs/1', openers: ['Stelle melden'] },
    {
      as: 'free',
      path: '/personal',
      openers: ['Kontaktdaten bearbeiten', 'Eigenschaften und Wünsche bearbeiten'],
    },
    {
      as: 'free',
      path: '/work-history',
      openers: ['Hauptberuf bearbeiten', 'Letzten Arbeitgeber bearbeiten'],
    },
    {
      as: 'free',
      path: '/education',
      openers: ['Abschluss und Ausbildung bearbeiten', 'Fortbildungen und Programme bearbeiten'],
    },
    { as: 'free', path: '/location', openers: ['Wohnort bearbeiten', 'Umkreis bearbeiten'] },
    { as: 'free', path: '/templates', openers: ['Vorlagen anlegen'] },
    { as: 'free', path: '/privacy', openers: [/E-Mail-Adresse ändern/] },
  ];

/** Waits until what moved stands still: two frames. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

for (const { as, path, openers } of dialogs) {
  test(`HERS-08 layout-41 with large text dialogs on ${path} begin with their first field, whole words and wide choices`, {
    tag: ['@host', '@desktop'],
  }, async ({ pageOf }) => {
    test.setTimeout(300_000);
    const { page, watch } = await pageOf(as);
    watch.expect(/status (of|code) 40[04](?!.*\/releases\/.*\.chunk)/);
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const main = page.getByRole('main');
    for (const opener of openers) {
      await page.setViewportSize({ width: 1366, height: 900 });
      await main
        .getByRole('button', { name: opener })
        .or(main.getByRole('combobox', { name: opener }))
        .or(main.getByRole('textbox', { name: opener }))
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      const field = dialog
        .locator('input:not([type=hidden]), select, textarea, [role=option]')
        .filter({ visible: true })
        .first();
      await expect(field).toBeVisible();
      const found: Record<string, string[]> = {};
      for (const { width, size } of LOOKS) {
        await page.setViewportSize({ width, height: 740 });
        await page.evaluate((chosen) => {
          document.documentElement.dataset.textSize = chosen;
        }, size);
        await settle(page);
        const looks = [findCollisions, findNarrowChoices, findBrokenWords];
        const problems = (await Promise.all(looks.map((look) => page.evaluate(look)))).flat();
        const { top } = await field.evaluate((one) => one.getBoundingClientRect());
        if (top > 740 - 48) problems.push(`first field at ${Math.round(top)} px`);
        if (problems.length > 0) found[`${width} ${size}`] = problems;
      }
      expect(found, String(opener)).toEqual({});
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.evaluate(() => {
      delete document.documentElement.dataset.textSize;
    });
    expect(watch.unexpected(), 'errors in the console').toEqual([]);
  });
}
