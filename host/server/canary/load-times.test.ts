import { measuredIn, summarizeTimes } from '@silverjobs/federation/store';
import type { FastifyInstance } from 'fastify';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';
import { type CanaryStore, createCanaryStore, LIVE } from '../testing/canary-store.ts';
import { createLoadTimesCounter } from './load-times.ts';

let made: CanaryStore;
beforeEach(async () => {
  made = await createCanaryStore();
});
afterEach(() => made.remove());

const phases = { document: 80, entry: 40, module: 200, render: 90 };
const told = async (release = LIVE, now = Date.now()) =>
  summarizeTimes(await made.store.reportedTimes('jobs', release, now));

describe('reports of browsers', () => {
  let server: FastifyInstance;
  beforeEach(async () => {
    const config = { RELEASE_STORE: made.folder, LOAD_SAMPLE: '1' };
    server = await buildServer(readServerConfig(config));
  });
  afterEach(() => server.close());

  const readToken = async () => {
    const { body } = await server.inject('/jobs');
    const boot = /id="silverjobs-boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
    return (JSON.parse(boot) as { reportToken: string }).reportToken;
  };
  const tell = async (times: object, address: string, token?: string) => {
    const payload = {
      ...{ remote: 'jobs', release: LIVE, outcome: 'shown', phases: times },
      token: token ?? (await readToken()),
    };
    const url = '/reports/loads';
    return (await server.inject({ method: 'POST', url, payload, remoteAddress: address }))
      .statusCode;
  };

  test('TEAM-11 delivery-93 a document tells once how long its page took, and only of its own release', async () => {
    const token = await readToken();
    expect(await tell(phases, '10.0.0.1', token)).toBe(204);
    await tell(phases, '10.0.0.2', token);
    await tell(phases, '10.0.0.3', 'forged');
    expect((await told()).measured).toBe(1);
  });

  test.each([
    ['a time before it began', { ...phases, module: -1 }],
    ['a time without end', { ...phases, module: 1e9 }],
    ['no number', { ...phases, module: 'NaN' }],
    ['a phase that there is not', { ...phases, name: 5 }],
    ['a phase less', { entry: 1, module: 1 }],
  ])('TEAM-11 delivery-93 %s is no measurement', async (_, times) => {
    expect(await tell(times, '10.0.0.1')).toBe(400);
    expect((await told()).measured).toBe(0);
  });
});

describe('counting', () => {
  const open = (now?: () => number) =>
    createLoadTimesCounter({ notes: made.store, server: 'one', ...(now && { now }) });

  test('TEAM-11 delivery-93 a line counts once a day for each release, however often it tells', async () => {
    const counter = open();
    for (let count = 0; count < 500; count += 1) {
      await counter.count('jobs', LIVE, { ...phases, module: 100_000 }, `2001:db8:0:1::${count}`);
    }
    for (let count = 0; count < 30; count += 1) {
      await counter.count('jobs', LIVE, phases, `10.0.${count}.1`);
    }
    const { phases: figures } = await told();
    expect(figures.module.median).toBeLessThan(260);
    expect(figures.module.p95).toBeLessThan(260);
  });

  test('TEAM-11 delivery-93 few notes say much: each of the first, then those of a quarter more', async () => {
    const counter = open();
    const report = jest.spyOn(made.store, 'reportTimes');
    const counting = createLoadTimesCounter({ notes: made.store, server: 'two' });
    for (let count = 0; count < 400; count += 1) {
      await counting.count(
        'jobs',
        LIVE,
        phases,
        `10.0.${count}.1`.replace('.0.', `.${count >> 8}.`),
      );
    }
    expect(report.mock.calls.length).toBeLessThan(30);
    const [last] = report.mock.calls.slice(-1);
    expect(measuredIn(last?.[3] ?? {})).toBeGreaterThan(300);
    await counter.count('jobs', LIVE, phases, '10.9.9.9');
  });

  test('delivery-93 lines are forgotten with the day', async () => {
    let now = Date.now();
    const counter = open(() => now);
    await counter.count('jobs', LIVE, phases, '10.0.0.1');
    now += 86_400_000;
    await counter.count('jobs', LIVE, phases, '10.0.0.1');
    expect((await told(LIVE, now)).measured).toBe(2);
  });
});
