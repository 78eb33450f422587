import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import { fetchRegistry } from '../federation/support/registry.ts';
import { browserLaunch } from '../support/browser.ts';
import { patience } from '../support/environment.ts';
import { fetchToken } from '../support/sign-in.ts';
import { readOptions } from './read-options.ts';
import { type Budget, overBudget } from './size/budget.ts';
import { kinds, measureFirstVisit } from './size/first-visit.ts';
import { overOwnBudget, ownBytes } from './size/own-bytes.ts';
import { withProduct } from './with-product.ts';

const USAGE = `pnpm size   compressed bytes of first visits, with an empty cache, and of what remotes bring for their pages

Fails when a visit exceeds its budget in e2e/size-budget.json, or when a remote brings more for any page of the
registry than e2e/page-budget.json allows, whose default is for every page that is not named. BASE_URL measures a product that runs
elsewhere.

  --few   one visit of each kind, as by day; what remotes bring is measured for every page all the same`;
const { values } = readOptions(USAGE, { few: { type: 'boolean' } });

const budgets: Record<string, Budget> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../size-budget.json'), 'utf8'),
);
/** A document for everybody, a visitor, the page with the most scripts, and one of another remote. */
const FEW = ['/stellen', '/login', '/jobs/1', '/messages'];
const FOR_VISITORS = new Set(['/willkommen', '/stellen', '/ratgeber', '/login', '/contact']);

const problems = await withProduct(
  async (url) => {
    const token = await fetchToken(url, 'paid');
    const browser = await chromium.launch(browserLaunch());
    const found: string[] = [];
    print(['page', ...kinds, 'all', 'requests']);
    try {
      for (const path of values.few ? FEW : Object.keys(budgets)) {
        const visit = await measureFirstVisit(browser, {
          url: `${url}${path}`,
          token: FOR_VISITORS.has(path) ? undefined : token,
        });
        const parts = [...kinds.map((kind) => visit.bytes[kind]), visit.total];
        print([path, ...parts.map((bytes) => (bytes / 1_000).toFixed(1)), String(visit.requests)]);
        found.push(...overBudget(path, visit, budgets[path]));
      }
    } finally {
      await browser.close();
    }
    return [...found, ...(await pagesOverBudget(url))];
    // A visit that tells how releases load has a few hundred bytes more; which one does is chance.
  },
  { ...patience, LOAD_SAMPLE: '0' },
);

if (problems.length > 0) {
  console.error(`\nOver budget:\n${problems.join('\n')}`);
  process.exit(1);
}
console.log('\nKilobytes on the wire; every page keeps its budget.');

/** Every page of every remote that is live, those of the back-office too. */
async function pagesOverBudget(url: string): Promise<string[]> {
  const api = await request.newContext();
  const { remotes } = await fetchRegistry(api, url, await fetchToken(url, 'operator'));
  await api.dispose();
  const found: string[] = [];
  for (const remote of Object.values(remotes)) {
    const bytes = await ownBytes(url, remote);
    const most = [...bytes].toSorted(([, one], [, other]) => other - one)[0];
    if (most) {
      const kilobytes = (most[1] / 1_000).toFixed(1);
      console.log(`${remote.name}: ${bytes.size} pages, at most ${kilobytes} KB for ${most[0]}`);
    }
    found.push(...overOwnBudget(remote.name, bytes));
  }
  return found;
}

function print([page = '', ...cells]: string[]): void {
  console.log(page.padEnd(24) + cells.map((cell) => cell.padStart(10)).join(''));
}
