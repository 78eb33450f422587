import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildTwin } from '../bench/build-twin.ts';
import { startFloor } from '../bench/floor-server.ts';
import { readPublished } from '../bench/read-published.ts';
import { browserLaunch } from '../support/browser.ts';
import { product, root } from '../support/environment.ts';
import { freePort } from '../support/free-port.ts';
import { fetchToken } from '../support/sign-in.ts';
import { startProcess } from '../support/start-process.ts';
import { judge, type Verdict } from './bench/goals.ts';
import { measureVisits, type Visits } from './bench/measure.ts';
import { type BenchPage, benchPages, publicBenchPages } from './bench/pages.ts';
import { judgePublicPage } from './bench/public-visits.ts';
import {
  type Comparison,
  drawTable,
  drawWaterfalls,
  type Variant,
  variants,
} from './bench/report.ts';
import { openSlowLine } from './bench/slow-line.ts';
import { readOptions } from './read-options.ts';
import { withProduct } from './with-product.ts';

const FOLDER = join(root, '.cache/bench');
const WATERFALLS = join(FOLDER, 'waterfalls.txt');
/** Answers of each server before any counts: a process that has just begun is slower than it will be for days. */
const WARM_UP_ANSWERS = 100;
const USAGE = `pnpm bench   the composed product against its twin (the same sources as one build), the same with the
server's first view ('drawn'), and the floor (pages written by hand that ask the same API), in one run: an empty cache and the visit after it,
150 ms, 1.6 Mbit/s down and 0.75 up, processor slowed four times, Brotli, interleaved; then /stellen and its
first job, for nobody in particular, against their floor

  --runs <n>      visits of each kind, of which the median counts (7)
  --page <path>   only this page; may be given more than once
  --short         one visit of each kind to '/' and no goals

Fails when a goal of VIEW-06 or PUB-10 is missed. The requests of the median visits are in
.cache/bench/waterfalls.txt. The document server by itself: pnpm documents.`;
const { values } = readOptions(USAGE, {
  runs: { type: 'string', default: '7' },
  page: { type: 'string', multiple: true },
  short: { type: 'boolean' },
});
const runs = values.short ? 1 : Number(values.runs);
const wanted = values.short ? ['/'] : values.page;
const pages = benchPages.filter(({ path }) => !wanted || wanted.includes(path));
const isPublic = (path: string) => path.startsWith('/stelle');
if (!Number.isInteger(runs) || runs < 1 || (pages.length === 0 && !wanted?.some(isPublic))) {
  console.error(USAGE);
  process.exit(1);
}

const { comparisons, verdicts } = await withProduct(async (url) => {
  const registry = await readPublished(product.store);
  const store = await buildTwin({ root, registry, folder: FOLDER });
  const port = await freePort();
  const twinUrl = `http://localhost:${port}`;
  const twin = await startProcess(
    join(root, 'host/server/main.ts'),
    {
      PORT: String(port),
      API_URL: `http://127.0.0.1:${product.apiPort}`,
      RELEASE_STORE: store,
    },
    `${twinUrl}/registry.json`,
  );
  const floor = await startFloor(url);
  const line = { latency: 150, down: 1_600 / 8, up: 750 / 8 };
  const [floorLine, twinLine, productLine] = await Promise.all([
    openSlowLine(floor.url, line),
    openSlowLine(twinUrl, line),
    openSlowLine(url, line),
  ]);
  const browser = await chromium.launch(browserLaunch());
  try {
    const token = await fetchToken(url, 'free');
    const urls = {
      floor: floorLine.url,
      twin: twinLine.url,
      drawn: twinLine.url,
      product: productLine.url,
    };
    const found: Comparison[] = [];
    for (const page of pages) {
      await warmUp([floor.url, twinUrl, url], page, token);
      const visits: Record<Variant, Visits[]> = { floor: [], twin: [], drawn: [], product: [] };
      for (let run = 1; run <= runs; run += 1) {
        for (const variant of variants) {
          const options = { url: urls[variant], page, token, drawn: variant !== 'twin' };
          visits[variant].push(await measureVisits(browser, options));
        }
      }
      const compared = (['cold', 'again'] as const).map((kind) => ({
        path: page.path,
        kind,
        samples: {
          floor: visits.floor.map((both) => both[kind]),
          twin: visits.twin.map((both) => both[kind]),
          drawn: visits.drawn.map((both) => both[kind]),
          product: visits.product.map((both) => both[kind]),
        },
      }));
      for (const comparison of compared) console.log(drawTable(comparison));
      found.push(...compared);
    }
    const publicVerdicts: Verdict[] = [];
    for (const page of values.short ? [] : await publicBenchPages(url)) {
      if (wanted && !wanted.some((path) => `${page.path}/`.startsWith(`${path}/`))) continue;
      const addresses = { floorUrl: floorLine.url, productUrl: productLine.url };
      await warmUp([floor.url, url], page, '');
      publicVerdicts.push(...(await judgePublicPage(browser, { ...addresses, page, runs })));
    }
    return { comparisons: found, verdicts: publicVerdicts };
  } finally {
    await browser.close();
    await Promise.all([floorLine, twinLine, productLine].map(({ close }) => close()));
    floor.stop();
    await twin.stop();
  }
});

await writeFile(WATERFALLS, comparisons.map(drawWaterfalls).join('\n'));
console.log(`\nRequests of the median visits: ${WATERFALLS}`);
if (!values.short) {
  const all = [...comparisons.flatMap(judge), ...verdicts];
  console.log(`\n${all.map(({ text }) => text).join('\n')}`);
  if (all.some(({ reached }) => !reached)) process.exitCode = 1;
}

/** Lets the servers answer until their code is compiled. */
async function warmUp(urls: string[], { path }: BenchPage, token: string) {
  const headers = {
    cookie: `authToken=${encodeURIComponent(token)}`,
    'accept-encoding': 'br',
  };
  for (const url of urls) {
    for (let time = 0; time < WARM_UP_ANSWERS; time += 1) {
      await (await fetch(`${url}${path}`, { headers })).arrayBuffer();
    }
  }
}
