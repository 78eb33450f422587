import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { product, root, workFolder } from '../support/environment.ts';
import { freePort } from '../support/free-port.ts';
import { startProcess } from '../support/start-process.ts';
import { expect, test } from '../support/test.ts';
import { crawlSite } from '../tools/crawl/crawl-site.ts';
import { faultsOfJob, judgeCrawl, tableOfCrawl } from '../tools/crawl/judge-crawl.ts';

const JOBS = '100';
const START_TIMEOUT_MS = 240_000;

// Its own product: others' tests post and end jobs meanwhile, and so few jobs are crawled whole.
test('PUB-11 PUB-05 PUB-03 a crawl of everything public finds nothing to complain about', {
  tag: ['@public', '@desktop', '@own'],
}, async () => {
  test.slow();
  const [port, apiPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const dataDir = join(workFolder, 'crawl-db');
  await rm(dataDir, { recursive: true, force: true });
  const backend = await startProcess(
    join(root, 'backend/src/demo/main.ts'),
    {
      PORT: String(apiPort),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DEMO_JOB_DEMANDS: JOBS,
      LOG_LEVEL: 'error',
    },
    `http://127.0.0.1:${apiPort}/api/health`,
    START_TIMEOUT_MS,
  );
  const documents = await startProcess(
    join(root, 'host/server/main.ts'),
    {
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      RELEASE_STORE: product.store,
      LOAD_SAMPLE: '0',
    },
    `${origin}/willkommen`,
    START_TIMEOUT_MS,
  );
  try {
    const crawl = await crawlSite({ origin });
    process.stdout.write(`${tableOfCrawl(crawl)}\n`);
    expect(judgeCrawl(crawl)).toEqual([]);
    const jobs = [...crawl.pages.values()].filter(({ path }) => path.startsWith('/stelle/'));
    expect(jobs.length).toBeGreaterThan(50);
    expect(jobs.flatMap((page) => faultsOfJob(page, origin))).toEqual([]);
  } finally {
    await documents.stop();
    await backend.stop();
  }
});
