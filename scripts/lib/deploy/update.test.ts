import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { referenceVersion } from '../../../backend/src/reference/version.ts';
import { freePort } from '../../../backend/src/testing/free-port.ts';
import { databaseUrl, runAsAdmin } from '../../../backend/src/testing/run-as-admin.ts';
import {
  type BackendProcess,
  startBackendProcess,
} from '../../../backend/tools/kills/backend-process.ts';
import { openServer } from '../../../host/server/testing/open-server.ts';
import { startLoad } from '../load-at-rate.ts';
import { type Balancer, startBalancer } from './testing/balancer.ts';

// Four processes of the product start and end: 13 s of a quiet core.
jest.setTimeout(240_000);

const { TEST_DATABASE_URL: server, TEST_TEMPLATES: templates } = process.env;
const onServer = server ? test : test.skip;
const root = join(import.meta.dirname, '../../..');
/** Of each of the two: one is enough to see that a request fails which comes to the old one too late. */
const PROCESSES = process.env.TESTS === 'all' ? 2 : 1;
/** Requests of a second. */
const RATE = process.env.TESTS === 'all' ? 100 : 25;
/** Longer than the balancer needs to notice, whatever else the machine does. */
const DRAIN_SECONDS = '5';
const LISTENING = /http:\/\/127\.0\.0\.1:\d+/;

const running = new Set<BackendProcess>();
const balancers: Balancer[] = [];
const cleanUps: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await Promise.all([...running].map((one) => one.kill()));
  for (const balancer of balancers) balancer.close();
  for (const cleanUp of cleanUps) await cleanUp();
});

/** Starts a process behind a balancer. */
async function start(entry: string, balancer: Balancer, env: Record<string, string>) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const ports = { PORT: String(port), METRICS_PORT: String(metricsPort), DRAIN_SECONDS };
  const started = await startBackendProcess(join(root, entry), { ...env, ...ports }, LISTENING);
  running.add(started);
  balancer.add({ port, metricsPort });
  return async () => {
    await started.stop();
    running.delete(started);
  };
}

onServer(
  'OPER-19 operation-40 an update of both processes under load fails no request',
  async () => {
    if (!server) return;
    const name = `update_${randomBytes(6).toString('hex')}`;
    await runAsAdmin(server, `create database ${name} template ${templates}_filled`);
    cleanUps.push(() => runAsAdmin(server, `drop database ${name} with (force)`));
    const url = databaseUrl(server, name);
    // As the version before has left it: the lists and places are written already.
    const note = `insert into notes (name, value) values ('reference', '${referenceVersion()}')`;
    await runAsAdmin(url, note);
    const store = await openServer();
    cleanUps.push(store.close);
    const [backends, documents] = [await startBalancer(), await startBalancer()];
    balancers.push(backends, documents);
    const startBackend = () => start('backend/src/main.ts', backends, { DATABASE_URL: url });
    const startDocuments = () =>
      start('host/server/main.ts', documents, {
        ...{ RELEASE_STORE: store.folder, API_URL: backends.url, FIRST_VIEW: 'off' },
      });
    const startBoth = () => Promise.all([startBackend(), startDocuments()]);
    const before: Awaited<ReturnType<typeof startBoth>>[] = [];
    while (before.length < PROCESSES) before.push(await startBoth());
    const areReady = (number: number) =>
      Promise.all([backends.ready(number), documents.ready(number)]);
    await areReady(PROCESSES);

    const endLoad = startLoad(documents.url, RATE);
    for (const old of before) {
      await startBoth();
      await areReady(PROCESSES + 1);
      await Promise.all(old.map((end) => end()));
    }
    const { sent, outcomes } = await endLoad();
    expect(outcomes).toEqual({ answered: sent });
    expect(sent).toBeGreaterThan(RATE * 3 * PROCESSES);
  },
);
