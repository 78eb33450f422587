import type { Page } from '@playwright/test';
import { everything } from './everything.ts';

/** Tags and classes that pages have shown, to a test or to all of a worker: what they are made of. */
export type Parts = Set<string>;

/**
 * Whether the page shows tags or classes, beside those of pictures, that none before it did; they are known then.
 * Where every combination is tried each page counts.
 */
export async function showsNewParts(page: Page, known: Parts): Promise<boolean> {
  const parts = await page.evaluate(async () => {
    // What measures itself is rendered anew a frame later.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const shown = [...document.body.querySelectorAll(':not(svg, svg *)')].filter((one) =>
      one.checkVisibility(),
    );
    return [...new Set(shown.flatMap((one) => [one.localName, ...one.classList]))];
  });
  const before = known.size;
  for (const part of parts) known.add(part);
  return everything || known.size > before;
}
