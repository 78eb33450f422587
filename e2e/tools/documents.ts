import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { product, root } from '../support/environment.ts';
import { freePort } from '../support/free-port.ts';
import { fetchToken } from '../support/sign-in.ts';
import { startProcess } from '../support/start-process.ts';
import { firstPublicJob } from './bench/pages.ts';
import { type LoadOptions, type LoadResult, load } from './documents/load.ts';
import { readHeaps, reportingInto, watchMemory } from './documents/memory.ts';
import { processorTimes } from './documents/processor.ts';
import { readOptions } from './read-options.ts';
import { withProduct } from './with-product.ts';

const USAGE = `pnpm documents   how many personal documents one document server of two threads makes; the backend's
answers are canned, so that the figures are its own, and once more with the whole chain

  --warm-up <n>     seconds of load before, printed apart and not judged (20)
  --seconds <n>     of each part (10)
  --connections <n> always busy, or asked at random moments; ten times as many for too much (32)
  --documents <n>   also looks at its memory over so many

Fails with fewer than 200 documents a second, fewer than 300 new or 2,000 kept ones of a public job (PUB-10), a p99 of 150 ms or more, on connections that are always busy
or with 200 documents asked for a second, an answer that is no document, or memory that has grown by more
than 5 % between the second tenth and the last (VIEW-07).`;
const { values } = readOptions(USAGE, {
  'warm-up': { type: 'string', default: '20' },
  seconds: { type: 'string', default: '10' },
  connections: { type: 'string', default: '32' },
  documents: { type: 'string' },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const PER_SECOND = 200;
const P99_MS = 150;
const GROWN = 1.05;
const PUBLIC_NEW = 300;
const PUBLIC_KEPT = 2_000;
const WHOLE_CHAIN = 'whole chain';
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
  const reports = await mkdtemp(join(tmpdir(), 'documents-'));
  const server = await startProcess(
    join(root, 'host/server/main.ts'),
    {
      PORT: String(port),
      API_URL: backendUrl,
      RELEASE_STORE: product.store,
      FIRST_VIEW_THREADS: '2',
      ...(values.documents && reportingInto(reports)),
    },
    `${address}registry.json`,
  );
  const pids = { server: server.pid, backend: backend.pid, 'load tool': process.pid };
  const problems: string[] = [];
  try {
    const own = { url: address, tokenOf: visitor, connections };
    await measure('warming up', { ...own, seconds: Number(values['warm-up']) });
    const busy = await measure('canned answers, always busy', { ...own, seconds });
    demand(busy.perSecond >= PER_SECOND, `${busy.perSecond.toFixed(0)} documents a second`);
    demand(busy.p99 < P99_MS, `always busy: p99 ${busy.p99.toFixed(0)} ms`);
    const asked = `${PER_SECOND} a second`;
    const random = await measure(`canned answers, ${asked} at random moments`, {
      ...own,
      seconds,
      perSecond: PER_SECOND,
    });
    demand(random.p99 < P99_MS, `${asked}: p99 ${random.p99.toFixed(0)} ms`);
    await measure('too much', { ...own, connections: connections * 10, seconds });
    const origin = address.slice(0, -1);
    const job = `${origin}${await firstPublicJob(origin)}`;
    const everybody = { tokenOf: () => '', connections, seconds };
    // An address that nobody has asked for makes a document, whatever stands behind its question mark.
    const newOne = (number: number) => `${job}?n=${Date.now()}-${number}`;
    await measure('warming up for everybody', { ...everybody, url: newOne });
    const made = await measure('for everybody, new', { ...everybody, url: newOne });
    demand(
      made.perSecond >= PUBLIC_NEW,
      `${made.perSecond.toFixed(0)} new public documents a second`,
    );
    const kept = await measure('for everybody, kept', { ...everybody, url: job });
    demand(
      kept.perSecond >= PUBLIC_KEPT,
      `${kept.perSecond.toFixed(0)} kept public documents a second`,
    );
    const whole = { url: `${url}/`, tokenOf: () => token, connections };
    await load({ ...whole, seconds: 1 });
    await measure(WHOLE_CHAIN, { ...whole, seconds });
    if (values.documents) {
      const grown = await printMemory({ ...own, documents: Number(values.documents) });
      demand(grown <= GROWN, `memory has grown to ${grown.toFixed(3)}`);
    }
  } finally {
    await server.stop();
    await backend.stop();
  }
  if (values.documents) await printHeaps(reports);
  await rm(reports, { recursive: true });
  return problems;

  function demand(kept: boolean, text: string): void {
    if (!kept) problems.push(text);
  }

  async function measure(name: string, options: LoadOptions): Promise<LoadResult> {
    const { result, took } = await processorTimes(pids, () => load(options));
    const figures = [
      `${result.perSecond.toFixed(0)} documents a second`,
      `p50 ${result.p50.toFixed(0)} ms`,
      `p99 ${result.p99.toFixed(0)} ms`,
    ];
    console.log(`\n${name}, ${options.connections} connections: ${figures.join(', ')}`);
    console.log(`  ${listed(result.views)}, ${(result.bytes / 1_000).toFixed(1)} KB on average`);
    const wrong = listed(result.problems);
    if (wrong) problems.push(`${name}: ${wrong}`);
    if (name === WHOLE_CHAIN) return result;
    const costs = Object.entries(took).map(
      ([process, time]) => `${process} ${(time / result.documents).toFixed(2)} ms`,
    );
    console.log(`  processor time of a document: ${costs.join(', ')}`);
    return result;
  }

  async function printMemory(options: LoadOptions & { documents: number }): Promise<number> {
    const onTenth = () => process.kill(server.pid, 'SIGUSR2');
    const { result, tenths, grown } = await watchMemory(server.pid, options, onTenth);
    console.log(`\nmemory over ${result.documents} documents (${listed(result.views)}), in MB:`);
    console.log(`  ${rounded(tenths)}   grown to ${grown.toFixed(3)}`);
    const wrong = listed(result.problems);
    if (wrong) problems.push(`memory: ${wrong}`);
    return grown;
  }
});

if (missed.length > 0) {
  console.error(`\nMissed:\n${missed.join('\n')}`);
  process.exit(1);
}
console.log('\nAll goals of the document server are reached.');

/** After the server has ended, when its reports are whole. */
async function printHeaps(reports: string): Promise<void> {
  const heaps = await readHeaps(reports);
  const threads = heaps[0] ?? [];
  console.log('  used heaps at the same moments, of the main thread and of those that draw:');
  for (const thread of threads.keys()) {
    console.log(`  ${rounded(heaps.map((all) => all[thread] ?? Number.NaN))}`);
  }
}

function rounded(sizes: number[]): string {
  return sizes.map((size) => size.toFixed(0)).join(' ');
}

function listed(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
