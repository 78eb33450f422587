import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../support/browser.ts';
import { patience } from '../support/environment.ts';
import { fetchToken } from '../support/sign-in.ts';
import { readOptions } from './read-options.ts';
import { type Budget, overBudget } from './size/budget.ts';
import { kinds, measureFirstVisit } from './size/first-visit.ts';
import { withProduct } from './with-product.ts';

const USAGE = `pnpm size   compressed bytes of a first visit to each page, with an empty cache

Fails when a page exceeds its budget in e2e/size-budget.json. BASE_URL measures a product that runs
elsewhere.`;
readOptions(USAGE, {});

const budgets = JSON.parse(
  readFileSync(join(import.meta.dirname, '../size-budget.json'), 'utf8'),
) as Record<string, Budget>;
const FOR_VISITORS = new Set(['/willkommen', '/stellen', '/ratgeber', '/login', '/contact']);

const problems = await withProduct(
  async (url) => {
    const token = await fetchToken(url, 'paid');
    const browser = await chromium.launch(browserLaunch());
    const found: string[] = [];
    print(['page', ...kinds, 'all', 'requests']);
    try {
      for (const [path, budget] of Object.entries(budgets)) {
        const visit = await measureFirstVisit(browser, {
          url: `${url}${path}`,
          token: FOR_VISITORS.has(path) ? undefined : token,
        });
        const parts = [...kinds.map((kind) => visit.bytes[kind]), visit.total];
        print([path, ...parts.map((bytes) => (bytes / 1_000).toFixed(1)), String(visit.requests)]);
        found.push(...overBudget(path, visit, budget));
      }
    } finally {
      await browser.close();
    }
    return found;
    // A visit that tells how releases load has a few hundred bytes more; which one does is chance.
  },
  { ...patience, LOAD_SAMPLE: '0' },
);

if (problems.length > 0) {
  console.error(`\nOver budget:\n${problems.join('\n')}`);
  process.exit(1);
}
console.log('\nKilobytes on the wire; every page keeps its budget.');

function print([page = '', ...cells]: string[]): void {
  console.log(page.padEnd(24) + cells.map((cell) => cell.padStart(10)).join(''));
}
