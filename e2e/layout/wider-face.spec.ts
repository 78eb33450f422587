import type { Locator, Page } from '@playwright/test';
import type { AccountName } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';
import { findCollisions } from '../sweep/find-collisions.ts';

const PAGES: readonly (readonly [AccountName, string])[] = [
  ['free', '/'],
  ['paid', '/messages'],
  ['paid', '/account'],
  ['companyEmployer', '/'],
];

/** Gives a page a face that is 12 % wider than the product's, whose measures are about Arial's. */
async function widen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @font-face { font-family: wider; src: local("Arimo Regular"); size-adjust: 112%; }
      @font-face { font-family: wider; font-weight: 600 700; src: local("Arimo Bold"); size-adjust: 112%; }
      :root { --sj-fonts-body: wider !important; }`);
    document.adoptedStyleSheets = [sheet];
  });
}

/** The heights at which parts of a line have their middles: one where it is one line. */
async function middlesOf(parts: Locator[]): Promise<number[]> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return [...new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)))];
}

// In the project 'wide' the face is DejaVu, which is wider still.
for (const [account, path] of PAGES) {
  test(
    `HOUSE-01 LAY-01 LAY-02 header, tabs, cards and buttons hold with a wider face, on ${path} for ${account}`,
    {
      tag: ['@host', '@desktop'],
    },
    async ({ page, signIn, layout }, { project }) => {
      if (project.name !== 'wide') await widen(page);
      await signIn(account);
      await page.goto(path);
      await expect(layout.heading()).toBeVisible();
      const faces = await page.evaluate(async () =>
        [...(await document.fonts.ready)].flatMap((face) =>
          face.status === 'loaded' ? [face.family] : [],
        ),
      );
      expect(faces.includes('wider'), 'a face of 112 %').toBe(project.name !== 'wide');
      const header = page.getByRole('banner');
      const links = [
        header.getByRole('link', { name: 'Hilfe' }),
        header.getByRole('group', { name: 'Schriftgröße' }),
      ];
      for (const width of [360, 820, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        const tabs = header.getByRole('navigation', { name: 'Bereiche' }).getByRole('link');
        const first = width === 1366 ? tabs : layout.menuButton;
        await expect(first.first()).toBeVisible();
        const middles = await middlesOf([...(await first.all()), ...links]);
        expect(middles, `the header at ${width}`).toHaveLength(1);
        expect(await page.evaluate(findCollisions), `at ${width}`).toEqual([]);
      }
    },
  );
}
