import { crawlSite } from './crawl/crawl-site.ts';
import { judgeCrawl, tableOfCrawl } from './crawl/judge-crawl.ts';
import { readOptions } from './read-options.ts';
import { withProduct } from './with-product.ts';

const USAGE = `pnpm crawl   reads the whole public side by its links and its site map

Fails for a broken link, a title or description that two listed pages share, a page that no link leads to or
that is more than four clicks away, one in the site map that says noindex, and for mail addresses and
telephone numbers of anybody but the operator (public-12). BASE_URL crawls a product that runs elsewhere.`;
readOptions(USAGE, {});

const problems = await withProduct(async (url) => {
  const began = performance.now();
  const crawl = await crawlSite({ address: url.replace(/\/$/, '') });
  const seconds = (performance.now() - began) / 1_000;
  console.log(`${tableOfCrawl(crawl)}\nin ${seconds.toFixed(0)} s`);
  return judgeCrawl(crawl);
});
if (problems.length > 0) {
  console.error(`\n${problems.length} findings:\n${problems.slice(0, 5_000).join('\n')}`);
  process.exit(1);
}
console.log('\nNothing to complain about.');
