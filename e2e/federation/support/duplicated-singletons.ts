import type { Page } from '@playwright/test';
import { countEvaluations } from './evaluations.ts';
import { singletons, withOverlays } from './singletons.ts';

/**
 * Ends the page's coverage of scripts; gives the singletons of which the document evaluated another
 * number than one, or than none where it may.
 */
export async function duplicatedSingletons(page: Page): Promise<string[]> {
  const scripts = (await page.coverage.stopJSCoverage()).filter(({ url }) =>
    url.includes('/releases/'),
  );
  return Object.entries(singletons)
    .map(([name, text]) => [name, countEvaluations(scripts, text)] as const)
    .filter(([name, count]) => count !== 1 && !(count === 0 && withOverlays.includes(name)))
    .map(([name, count]) => `has ${count} copies of ${name}`);
}
