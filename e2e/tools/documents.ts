import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { product, root } from '../support/environment.ts';
import { freePort } from '../support/free-port.ts';
import { fetchToken } from '../support/sign-in.ts';
import { startProcess } from '../support/start-process.ts';
import { median } from './bench/median.ts';
import { type LoadResult, load } from './documents/load.ts';
import { readOptions } from './read-options.ts';
import { withProduct } from './with-product.ts';

const USAGE = `pnpm documents   how many personal documents one document server of two threads makes; the backend's
answers are canned, so that the figures are its own, and once more with the whole chain

  --seconds <n>     of each part (10)
  --connections <n> always busy; ten times as many for too much (32)
  --documents <n>   also looks at its memory over so many

Fails with fewer than 200 documents a second, a p99 of 150 ms or more, an answer that is no document, or
memory that has grown by more than 5 % between the second tenth and the last (VIEW-07).`;
const { values } = readOptions(USAGE, {
  seconds: { type: 'string', default: '10' },
  connections: { type: 'string', default: '32' },
  documents: { type: 'string' },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const SAMPLES = 100;
const visitor = (number: number) => `visitor-${number}`;

const missed = await withProduct(async (url) => {
  const token = await fetchToken(url, 'free');
  const [port, backendPort] = [await freePort(), await freePort()];
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const backend = await startProcess(
    join(root, 'e2e/bench/canned-backend.ts'),
    {
      PORT: String(backendPort),
      UPSTREAM: `http://127.0.0.1:${product.apiPort}`,
      TOKEN: token,
    },
    `${backendUrl}/api/auth/me`,
  );
  const address = `http://127.0.0.1:${port}/`;
  const server = await startProcess(
    join(root, 'host/server/main.ts'),
    {
      PORT: String(port),
      API_URL: backendUrl,
      RELEASE_STORE: product.store,
      FIRST_VIEW_THREADS: '2',
    },
    `${address}registry.json`,
  );
  const problems: string[] = [];
  const demand = (kept: boolean, text: string) => kept || problems.push(text);
  try {
    const own = { url: address, tokenOf: visitor, connections };
    await load({ ...own, seconds: 3 });
    print('canned answers', connections, await load({ ...own, seconds }), (result) => {
      demand(result.perSecond >= 200, `${result.perSecond.toFixed(0)} documents a second`);
      demand(result.p99 < 150, `p99 ${result.p99.toFixed(0)} ms`);
    });
    const many = connections * 10;
    print('too much', many, await load({ ...own, connections: many, seconds }));
    const whole = { url: `${url}/`, tokenOf: () => token, connections };
    await load({ ...whole, seconds: 1 });
    print('whole chain', connections, await load({ ...whole, seconds }));
    if (values.documents) {
      const grown = await watchMemory(server.pid, Number(values.documents), own);
      demand(grown <= 1.05, `memory has grown to ${grown.toFixed(3)}`);
    }
  } finally {
    await server.stop();
    await backend.stop();
  }
  return problems;

  function print(
    name: string,
    connections: number,
    result: LoadResult,
    check: (result: LoadResult) => void = () => {},
  ) {
    const figures = [
      `${result.perSecond.toFixed(0)} documents a second`,
      `p50 ${result.p50.toFixed(0)} ms`,
      `p99 ${result.p99.toFixed(0)} ms`,
    ];
    console.log(`\n${name}, ${connections} connections: ${figures.join(', ')}`);
    console.log(`  ${listed(result.views)}`);
    if (Object.keys(result.problems).length > 0) {
      problems.push(`${name}: ${listed(result.problems)}`);
    }
    check(result);
  }
});

if (missed.length > 0) {
  console.error(`\nMissed:\n${missed.join('\n')}`);
  process.exit(1);
}
console.log('\nAll goals of the document server are reached.');

async function watchMemory(
  pid: number,
  documents: number,
  options: Parameters<typeof load>[0],
): Promise<number> {
  const megabytes: Promise<number>[] = [];
  const every = Math.ceil(documents / SAMPLES);
  const result = await load({
    ...options,
    documents,
    onDocument: (count) => {
      if (count % every === 0) megabytes.push(residentMegabytes(pid));
    },
  });
  const sizes = await Promise.all(megabytes);
  const tenth = Math.max(1, Math.floor(sizes.length / 10));
  const [early, late] = [sizes.slice(tenth, 2 * tenth), sizes.slice(-tenth)].map(median);
  const grown = (late ?? Number.NaN) / (early ?? Number.NaN);
  const shown = sizes.filter((_, index) => (index + 1) % tenth === 0);
  console.log(`\nmemory over ${result.documents} documents (${listed(result.views)}), in MB:`);
  console.log(`  ${shown.map((size) => size.toFixed(0)).join(' ')}   grown to ${grown.toFixed(3)}`);
  return grown;
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

function listed(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
