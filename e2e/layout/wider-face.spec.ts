import type { Locator, Page } from '@playwright/test';
import type { AccountName } from '../support/accounts.ts';
import { everything } from '../support/everything.ts';
import { facesOfHeading, WIDE_FACE } from '../support/fonts.ts';
import { expect, test } from '../support/test.ts';
import { findCollisions } from '../sweep/find-collisions.ts';

const PAGES: readonly (readonly [AccountName, string])[] = [
  ['free', '/'],
  ['paid', '/messages'],
  ['paid', '/account'],
  ['companyEmployer', '/'],
];

/** Faces that are wider than the product's, as sheets: what a machine with DejaVu alone shows, and one of 112 %, less wide. */
const FACES = {
  'DejaVu Sans': {
    painted: 'DejaVu Sans',
    sheet: WIDE_FACE,
  },
  'a face of 112 %': {
    painted: 'Arimo',
    sheet: `
    @font-face { font-family: wider; src: local("Arimo Regular"); size-adjust: 112%; }
    @font-face { font-family: wider; font-weight: 600 700; src: local("Arimo Bold"); size-adjust: 112%; }
    :root { --sj-fonts-body: wider !important; }`,
  },
};

/** Gives the documents of a page a further sheet. */
async function restyle(page: Page, text: string): Promise<void> {
  await page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, text);
}

/** The heights at which parts of a line have their middles: one where it is one line. */
async function middlesOf(parts: Locator[]): Promise<number[]> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return [...new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)))];
}

for (const [name, { sheet, painted }] of Object.entries(FACES).slice(0, everything ? 2 : 1)) {
  test(`HOUSE-01 LAY-01 LAY-02 header, tabs, cards and buttons hold with ${name}`, {
    tag: ['@host', '@desktop'],
  }, async ({ page, signIn, layout }) => {
    await restyle(page, sheet);
    for (const [account, path] of PAGES) {
      await test.step(`${path} for ${account}`, async () => {
        await signIn(account);
        await page.setViewportSize({ width: 1366, height: 800 });
        await page.goto(path);
        await expect(layout.heading()).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        expect(await facesOfHeading(page)).toEqual([painted]);
        const header = page.getByRole('banner');
        const links = [
          header.getByRole('link', { name: 'Hilfe' }),
          header.getByRole('group', { name: 'Schriftgröße' }),
        ];
        for (const width of [1366, 820, 360]) {
          await page.setViewportSize({ width, height: 800 });
          const tabs = header.getByRole('navigation', { name: 'Bereiche' }).getByRole('link');
          const first = width === 1366 ? tabs : layout.menuButton;
          await expect(first.first()).toBeVisible();
          const middles = await middlesOf([...(await first.all()), ...links]);
          expect(middles, `the header at ${width}`).toHaveLength(1);
          expect(await page.evaluate(findCollisions), `at ${width}`).toEqual([]);
        }
      });
    }
  });
}
