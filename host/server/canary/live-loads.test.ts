import { type ReleaseStore, recentLoadsIds } from '@silverjobs/federation/store';
import type { FastifyInstance } from 'fastify';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';
import { type CanaryStore, createCanaryStore, LIVE } from '../testing/canary-store.ts';
import { judgeLive } from './canary-judgement.ts';
import { createLiveLoads, type LiveLoads } from './live-loads.ts';

let canaryStore: CanaryStore;
let store: ReleaseStore;
let logged: jest.SpyInstance;
beforeEach(async () => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  canaryStore = await createCanaryStore();
  store = canaryStore.store;
});
afterEach(async () => {
  await canaryStore.remove();
  logged.mockRestore();
});

const notes = async (release = LIVE) =>
  (await store.stoppedCanaries(recentLoadsIds('jobs', release, Date.now()))).size;

describe('reports of browsers', () => {
  let server: FastifyInstance;
  const start = async (sample: string) => {
    server = await buildServer(
      readServerConfig({ RELEASE_STORE: canaryStore.folder, LOAD_SAMPLE: sample }),
    );
  };
  afterEach(() => server.close());

  const readBoot = async () => {
    const { body } = await server.inject('/jobs');
    return JSON.parse(/id="silverjobs-boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as {
      measured?: string[];
      reportToken?: string;
    };
  };

  test('TEAM-11 a sample of the documents tells of every live release, the others of none', async () => {
    await start('1');
    const { measured, reportToken } = await readBoot();
    expect(measured).toEqual(['jobs']);
    expect(Buffer.from(reportToken ?? '', 'base64url').toString()).not.toContain(LIVE);
    await server.close();
    await start('0');
    expect(await readBoot()).not.toHaveProperty('measured');
  });

  test('TEAM-11 a document counts once for its own release, a forged one never', async () => {
    await start('1');
    const tell = (token: string | undefined, outcome: string, address: string) =>
      server.inject({
        method: 'POST',
        url: '/reports/loads',
        payload: { remote: 'jobs', release: LIVE, outcome, token },
        remoteAddress: address,
      });
    const { reportToken } = await readBoot();
    for (let count = 0; count < 30; count += 1)
      await tell(reportToken, 'failed', `10.0.0.${count}`);
    for (let count = 0; count < 30; count += 1) await tell('forged', 'failed', `10.0.1.${count}`);
    expect(await notes()).toBe(0);
  });
});

describe('counting', () => {
  let clock = Date.now();
  const open = (): LiveLoads =>
    createLiveLoads({
      notes: store,
      server: `s${Math.random()}`.replace('.', ''),
      factor: 3,
      logFailure: (text) => console.error(text),
      now: () => clock,
    });
  let visitor = 0;
  const count = async (loads: LiveLoads, name: string, loaded: number, failed: number) => {
    for (let index = 0; index < loaded + failed; index += 1) {
      visitor += 1;
      const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
      await loads.count(name, LIVE, index < loaded ? 'loaded' : 'failed', address);
    }
  };
  beforeEach(() => {
    clock = Date.now();
  });

  test('TEAM-11 a live release that fails while others load leaves one note for the delivery server', async () => {
    const loads = open();
    await count(loads, 'messaging', 30, 0);
    await count(loads, 'jobs', 5, 9);
    expect(await notes()).toBe(0);
    await count(loads, 'jobs', 0, 1);
    expect(await notes()).toBe(1);
    expect(logged).toHaveBeenCalledWith(
      `jobs ${LIVE} is live and fails too often: 10 of 15 loads failed, of the other remotes 0 of 30 loads.`,
    );
  });

  test('TEAM-11 what servers hear counts together', async () => {
    const [one, other] = [open(), open()];
    for (const loads of [one, other]) {
      await count(loads, 'messaging', 30, 0);
      await count(loads, 'jobs', 0, 5);
    }
    expect(await notes()).toBe(1);
  });

  test('TEAM-11 a storm of one browser, or an outage of all, tips nothing', async () => {
    const loads = open();
    await count(loads, 'messaging', 30, 0);
    for (let index = 0; index < 500; index += 1) {
      await loads.count('jobs', LIVE, 'failed', `2001:db8:0:1::${index}`);
    }
    expect(await notes()).toBe(0);
    const down = open();
    await count(down, 'messaging', 10, 30);
    await count(down, 'jobs', 10, 30);
    expect(await notes()).toBe(0);
  });

  test('TEAM-11 failures of an hour ago say nothing about now', async () => {
    const loads = open();
    await count(loads, 'messaging', 30, 0);
    await count(loads, 'jobs', 0, 9);
    clock += 3_600_000;
    await count(loads, 'messaging', 30, 0);
    await count(loads, 'jobs', 0, 9);
    expect(await notes()).toBe(0);
  });
});

test.each([
  [{ loaded: 0, failed: 9 }, { loaded: 100, failed: 0 }, false],
  [{ loaded: 0, failed: 10 }, { loaded: 100, failed: 0 }, true],
  [{ loaded: 90, failed: 10 }, { loaded: 100, failed: 0 }, false],
  [{ loaded: 0, failed: 10 }, { loaded: 9, failed: 0 }, false],
  [{ loaded: 50, failed: 50 }, { loaded: 80, failed: 20 }, false],
  [{ loaded: 30, failed: 70 }, { loaded: 80, failed: 20 }, true],
])('TEAM-11 %o beside %o: taken back %s', (own, others, expected) => {
  expect(judgeLive(own, others, 3) !== null).toBe(expected);
});
