import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildTwin } from '../bench/build-twin.ts';
import { readPublished } from '../bench/read-published.ts';
import { browserLaunch } from '../support/browser.ts';
import { product, root } from '../support/environment.ts';
import { freePort } from '../support/free-port.ts';
import { fetchToken } from '../support/sign-in.ts';
import { startProcess } from '../support/start-process.ts';
import { measureVisit, type Sample } from './bench/measure.ts';
import { median, medianItem } from './bench/median.ts';
import { readOptions } from './read-options.ts';
import { withProduct } from './with-product.ts';

const GOAL = 1.16;
const USAGE = `pnpm bench   the composed product against its twin, the same sources as one build, in one run:
cold, 150 ms, 1.6 Mbit/s down and 0.75 up, processor slowed four times, Brotli, interleaved

  --waterfall   also the requests of the median visits
  --short       one visit each and no goal, as in npm test

RUNS (5) visits each, of which the median counts. Without --short it fails when the first job row comes later than
${GOAL} times the twin's.`;
const { values } = readOptions(USAGE, {
  waterfall: { type: 'boolean' },
  short: { type: 'boolean' },
});
const RUNS = values.short ? 1 : Number(process.env.RUNS ?? 5);

const ratio = await withProduct(async (url) => {
  const registry = await readPublished(product.store);
  const store = await buildTwin({ root, registry, folder: join(root, '.cache/bench') });
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
  const browser = await chromium.launch(browserLaunch());
  const federated: Sample[] = [];
  const single: Sample[] = [];
  try {
    const token = await fetchToken(url, 'free');
    // The servers' first answers are slower than all others; they count for neither.
    await measureVisit(browser, url, token);
    await measureVisit(browser, twinUrl, token);
    for (let run = 1; run <= RUNS; run += 1) {
      federated.push(await measureVisit(browser, url, token));
      single.push(await measureVisit(browser, twinUrl, token));
    }
  } finally {
    await browser.close();
    await twin.stop();
  }
  return report(federated, single);
});

console.log(`\nRatio ${ratio.toFixed(2)}, goal at most ${GOAL}.`);
if (ratio > GOAL && !values.short) process.exitCode = 1;

function report(federated: Sample[], single: Sample[]): number {
  const row = ({ row }: Sample) => row;
  console.log(`\n${''.padEnd(12)}row ms   fastest  painted ms   KB       requests   all rows ms`);
  for (const [name, samples] of [
    ['federated', federated],
    ['twin', single],
  ] as const) {
    const cells = [
      median(samples.map(row)).toFixed(0).padEnd(9),
      Math.min(...samples.map(row))
        .toFixed(0)
        .padEnd(9),
      median(samples.map(({ painted }) => painted))
        .toFixed(0)
        .padEnd(13),
      (median(samples.map(({ bytes }) => bytes)) / 1_000).toFixed(1).padEnd(9),
      String(median(samples.map(({ requests }) => requests.length))).padEnd(11),
      samples.map((sample) => sample.row.toFixed(0)).join(' '),
    ];
    console.log(name.padEnd(12) + cells.join(''));
  }
  if (values.waterfall) {
    for (const samples of [federated, single]) printWaterfall(medianItem(samples, row));
  }
  return median(federated.map(row)) / median(single.map(row));
}

function printWaterfall(sample: Sample | undefined): void {
  console.log('\nstart ms  end ms    KB      file');
  for (const { url, start, end, bytes } of sample?.requests ?? []) {
    const cells = [start.toFixed(0), end.toFixed(0), (bytes / 1_000).toFixed(1)];
    console.log(`${cells.map((cell) => cell.padEnd(10)).join('')}${new URL(url).pathname}`);
  }
  console.log(`First row at ${sample?.row.toFixed(0)} ms.`);
}
