import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { everything } from './everything.ts';
import { type Parts, showsNewParts } from './parts.ts';

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds a violation in what the page shows now. The product has no frames, so nothing
 * has to be joined in a second page; a spinner that never ends is not waited for.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = await violationsOf(page, { type: 'tag', values: axeTags });
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}

/** Sizes of a window beside which the layout is another: a side menu, and a drawer. */
const WIDE = { width: 1366, height: 900 };
const NARROW = { width: 360, height: 740 };

/**
 * The same for a wide and for a narrow window, where the other shows parts that the own does not; it becomes as wide as
 * it was.
 */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const known: Parts = new Set();
  const own = page.viewportSize() ?? WIDE;
  await showsNewParts(page, known);
  await expectAccessible(page);
  await page.setViewportSize(own.width === WIDE.width ? NARROW : WIDE);
  if (await showsNewParts(page, known)) await expectAccessible(page);
  await page.setViewportSize(own);
}

/** What a journey comes by: as wide as the journey is, each night at the other width, too. */
export const expectAccessibleHere = everything ? expectAccessibleAtBothWidths : expectAccessible;

/**
 * What differs by words alone from what axe has looked at before, such as the second question after a form: each
 * night, at both widths.
 */
export const expectAccessibleNightly = everything ? expectAccessibleAtBothWidths : async () => {};

/** Texts that do not stand out from what is behind them, in the theme that is shown. */
export async function findUnreadable(page: Page): Promise<string[]> {
  const violations = await violationsOf(page, { type: 'rule', values: ['color-contrast'] });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any: [check] }) => `${target.join(' ')}: ${check?.message}`),
  );
}

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
type RunOnly = NonNullable<Parameters<AxeBuilder['options']>[0]['runOnly']>;

/** Axe as it is published for browsers, which Playwright's builder brings along: less than half of its sources. */
const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * What axe finds wrong. It keeps no list of what it finds right, which would take much of its time.
 * Its half a megabyte is evaluated once in a document, and a look at it is one call.
 */
async function violationsOf(page: Page, runOnly: RunOnly): Promise<AxeResults['violations']> {
  const found = await page.evaluate(runAxe, runOnly);
  if (found) return found;
  await page.evaluate(`${source};0`);
  return (await page.evaluate(runAxe, runOnly)) ?? [];
}

/**
 * Runs in the page; null where axe is not there yet. Colours in a transition are nobody's colours. It does
 * not wait for style sheets and media to be fetched: no rule of these wants the former, and the product has none of
 * the latter.
 */
async function runAxe(runOnly: RunOnly): Promise<AxeResults['violations'] | null> {
  const { axe } = window as { axe?: { run: (options: object) => Promise<AxeResults> } };
  if (!axe) return null;
  await Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
      .map((animation) => animation.finished.catch(() => {})),
  );
  return (await axe.run({ runOnly, resultTypes: ['violations'], preload: false })).violations;
}
