import type { Browser } from '@playwright/test';
import { judgePublic, type Verdict } from './goals.ts';
import { measureVisits, type Visits } from './measure.ts';
import type { BenchPage } from './pages.ts';
import { figuresOf } from './report.ts';

interface PublicVisits {
  floorUrl: string;
  productUrl: string;
  page: BenchPage;
  runs: number;
}

/** First visits of a page for everybody, against the floor: nobody is signed in, and nothing is pressed. */
export async function judgePublicPage(
  browser: Browser,
  { floorUrl, productUrl, page, runs }: PublicVisits,
): Promise<Verdict[]> {
  const visits: Record<'floor' | 'product', Visits[]> = { floor: [], product: [] };
  for (let run = 1; run <= runs; run += 1) {
    for (const [variant, url] of [
      ['floor', floorUrl],
      ['product', productUrl],
    ] as const) {
      visits[variant].push(await measureVisits(browser, { url, page, token: '', drawn: true }));
    }
  }
  const [floor, product] = [visits.floor, visits.product].map((all) =>
    figuresOf(all.map(({ cold }) => cold)),
  );
  return floor && product ? judgePublic(page.path, floor, product) : [];
}
