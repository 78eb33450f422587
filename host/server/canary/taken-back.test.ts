import { publishRemote } from '@silverjobs/federation/store';
import { takeBackFailing } from '@silverjobs/federation/watch-live';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';
import { CANARY, createCanaryStore, LIVE } from '../testing/canary-store.ts';

const STAY_WELL = 30;
const FAIL = 12;

test('TEAM-11 what browsers tell of a live release takes it back by itself, and its owner learns how to undo it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { store, folder, remove } = await createCanaryStore();
  const broken = await store.description('jobs', CANARY);
  if (!broken) throw new Error('The store has no second release.');
  await publishRemote(store, broken);
  const [page] = broken.pages;
  await publishRemote(store, {
    ...broken,
    name: 'messaging',
    container: `messaging_${CANARY}`,
    pages: page ? [{ ...page, path: '/messages' }] : [],
  });
  const server = await buildServer(readServerConfig({ RELEASE_STORE: folder, LOAD_SAMPLE: '1' }));
  const readDocument = async () => (await server.inject('/jobs')).body;
  const tell = async (remote: string, outcome: string, remoteAddress: string) => {
    const boot = /id="silverjobs-boot">(.*?)<\/script>/.exec(await readDocument())?.[1] ?? '{}';
    const { reportToken: token } = JSON.parse(boot) as { reportToken?: string };
    const payload = { remote, release: CANARY, outcome, token };
    await server.inject({ method: 'POST', url: '/reports/loads', payload, remoteAddress });
  };
  try {
    for (let count = 0; count < STAY_WELL; count += 1) {
      await tell('messaging', 'loaded', `10.0.0.${count}`);
    }
    expect(await takeBackFailing(store)).toEqual([]);
    for (let count = 0; count < FAIL; count += 1) await tell('jobs', 'failed', `10.0.1.${count}`);

    expect(await takeBackFailing(store)).toMatchObject([
      {
        remote: { name: 'jobs', release: CANARY, owner: 'Team Test' },
        reason: expect.stringMatching(/of \d+ loads failed/),
        again: LIVE,
        command: `pnpm delivery live jobs ${CANARY}`,
      },
    ]);
    const { remotes, change } = await store.readRegistry();
    expect(remotes).toMatchObject({ jobs: { release: LIVE }, messaging: { release: CANARY } });
    expect(change).toMatchObject({ by: 'delivery server', what: [`jobs: ${CANARY} -> ${LIVE}`] });
  } finally {
    await server.close();
    await remove();
    logged.mockRestore();
  }
});
