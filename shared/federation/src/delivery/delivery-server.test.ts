import { createConnection } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { RemoteRelease } from '../registry/registry.ts';
import { integrityOf } from '../store/integrity.ts';
import { keyringFor } from '../store/open-store.ts';
import { isPreviewPermitted } from '../store/preview-permission.ts';
import { publishHost } from '../store/publish.ts';
import { generateKeyPair } from '../store/registry-keys.ts';
import type { ReleaseFile, ReleaseStore } from '../store/release-store.ts';
import { buildHostRelease, buildRemoteRelease } from '../testing/build-release.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { type AskDelivery, openDelivery } from './delivery-client.ts';
import { buildDeliveryServer } from './delivery-server.ts';
import { grantKey, type KeyGrant, RIGHTS, revokeKey } from './team-keys.ts';

let testStore: TestStore;
let store: ReleaseStore;
let server: FastifyInstance;
let address: string;
let clock = 0;
beforeEach(async () => {
  testStore = await createTestStore();
  store = testStore.open();
  clock = 0;
  const keyring = keyringFor(testStore.folder, {});
  server = buildDeliveryServer(testStore.open(), keyring, () => Date.now() + clock);
  address = await server.listen({ host: '127.0.0.1', port: 0 });
  await publishHost(store, buildHostRelease());
});
afterEach(async () => {
  await server.close();
  await testStore.remove();
});

async function team(grant: Partial<KeyGrant> = {}): Promise<{ ask: AskDelivery; id: string }> {
  const { id, privateKey } = await grantKey(store, {
    team: 'Team Jobs',
    remotes: ['jobs'],
    rights: [...RIGHTS],
    ...grant,
  });
  return { ask: openDelivery(address, privateKey), id };
}

const encode = (text: string) => new TextEncoder().encode(text);

function built(release: string, values: Partial<RemoteRelease> = {}) {
  const { name = 'jobs' } = values;
  const files: ReleaseFile[] = ['remoteEntry.js', 'page.js'].map((file) => ({
    name: file,
    content: encode(`${name} ${release} ${file}`),
  }));
  const container = `${name}_${release}`;
  const integrity = integrityOf(files);
  return {
    description: buildRemoteRelease({ release, container, integrity, ...values }),
    files: Object.fromEntries(
      files.map((file) => [file.name, Buffer.from(file.content).toString('base64')]),
    ),
  };
}

const send = (ask: AskDelivery, release: string, values: Partial<RemoteRelease> = {}) =>
  ask('PUT', `/delivery/releases/${values.name ?? 'jobs'}/${release}`, built(release, values));

async function publish(ask: AskDelivery, release: string): Promise<unknown> {
  await send(ask, release);
  return ask('POST', '/delivery/live', { name: 'jobs', release, why: 'a reason' });
}

const liveJobs = async () => (await store.readRegistry()).remotes.jobs?.release;

test('TEAM-05 a team publishes, lists, tries, rolls back, switches off and previews with a key and an address', async () => {
  const { ask, id } = await team();
  expect(await publish(ask, 'first0')).toEqual({
    name: 'jobs',
    release: 'first0',
    revision: 3,
    notices: [],
  });
  expect(await publish(ask, 'second')).toEqual({
    name: 'jobs',
    release: 'second',
    revision: 4,
    notices: [],
  });
  expect(await ask('GET', '/delivery/registry')).toMatchObject({
    live: { host: 'abc123', jobs: 'second' },
    lines: expect.arrayContaining([expect.stringMatching(/^jobs +second/)]),
  });
  expect(await ask('GET', '/delivery/changes?from=3')).toEqual({
    lines: [
      expect.stringMatching(`^revision 4 .* by Team Jobs \\(key ${id}\\): a reason$`),
      '  jobs: first0 -> second',
    ],
  });
  await send(ask, 'third0');
  expect(await liveJobs()).toBe('second');
  await ask('POST', '/delivery/canary', { name: 'jobs', release: 'third0', percent: 5 });
  expect((await store.readRegistry()).canaries?.jobs?.percent).toBe(5);
  expect(await ask('POST', '/delivery/rollback', { name: 'jobs' })).toMatchObject({
    release: 'first0',
  });
  await ask('POST', '/delivery/enabled', { name: 'jobs', enabled: false });
  expect((await store.readRegistry()).disabled).toEqual(['jobs']);
  await ask('POST', '/delivery/enabled', { name: 'jobs', enabled: true });
  const preview = await ask('POST', '/delivery/preview', { name: 'jobs', release: 'third0' });
  const permission = new URLSearchParams((preview as { query: string }).query).get('preview');
  const keyring = keyringFor(testStore.folder, {});
  expect(isPreviewPermitted('jobs:third0', permission, keyring, Date.now())).toBe(true);
});

test('TEAM-09 a team hears with its release until when the host gives what it takes', async () => {
  const { ask } = await team();
  const UI = '@silverjobs/ui';
  const both = buildHostRelease({
    release: 'both04',
    provides: { react: '19.3.1', [UI]: '4.0.0' },
    earlier: [{ package: UI, version: '3.0.0', until: '2999-12-31' }],
  });
  await publishHost(store, both);
  const notices = [
    `jobs takes ${UI} 3.0.0 from the host, which new releases can have until 2999-12-31. The next one is 4.0.0.`,
  ];
  const needs = { requires: { [UI]: '^3.0.0' }, sideBySide: [UI] };
  expect(await send(ask, 'first0', needs)).toEqual({ name: 'jobs', release: 'first0', notices });
  const live = { name: 'jobs', release: 'first0' };
  expect(await ask('POST', '/delivery/live', live)).toMatchObject({ release: 'first0', notices });
});

test('TEAM-05 the same version twice is the same answer, and another content under its name is refused', async () => {
  const { ask } = await team();
  const first = await send(ask, 'first0');
  expect(await send(ask, 'first0')).toEqual(first);
  const live = { name: 'jobs', release: 'first0' };
  const answer = await ask('POST', '/delivery/live', live);
  expect(await ask('POST', '/delivery/live', live)).toEqual(answer);
  expect((await store.readRegistry()).revision).toBe(3);
  const other = built('first0');
  const files = [
    { name: 'remoteEntry.js', content: encode('other') },
    { name: 'page.js', content: encode('other') },
  ];
  const texts = files.map(({ name }) => [name, Buffer.from('other').toString('base64')]);
  const description = { ...other.description, integrity: integrityOf(files) };
  await expect(
    ask('PUT', '/delivery/releases/jobs/first0', {
      description,
      files: Object.fromEntries(texts),
    }),
  ).rejects.toThrow('exists with another content');
});

test('TEAM-05 half an upload is nothing: cut off, a file missing, a file altered', async () => {
  const { ask } = await team();
  const { port } = new URL(address);
  await new Promise<void>((resolve) => {
    const socket = createConnection(Number(port), '127.0.0.1', () => {
      socket.write(
        'PUT /delivery/releases/jobs/first0 HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\n',
      );
      socket.write('content-type: application/json\r\n\r\n{"description":', () => socket.destroy());
    });
    socket.on('close', () => resolve());
  });
  const whole = built('first0');
  const { 'page.js': _, ...less } = whole.files;
  const put = (body: object) => ask('PUT', '/delivery/releases/jobs/first0', body);
  await expect(put({ ...whole, files: less })).rejects.toThrow('page.js was not sent');
  const altered = { ...whole.files, 'page.js': Buffer.from('x').toString('base64') };
  await expect(put({ ...whole, files: altered })).rejects.toThrow('page.js is not the file');
  const more = { ...whole.files, '../out.js': Buffer.from('x').toString('base64') };
  await expect(put({ ...whole, files: more })).rejects.toThrow('out.js is not the file');
  expect(await store.listReleases()).toEqual([]);
  await expect(ask('POST', '/delivery/live', { name: 'jobs', release: 'first0' })).rejects.toThrow(
    'jobs has no release first0',
  );
});

test('TEAM-05 what the command refuses is refused here, too', async () => {
  const { ask } = await team({ remotes: ['jobs', 'messaging'] });
  await expect(send(ask, 'first0', { name: 'messaging', release: 'second' })).rejects.toThrow(
    'This is messaging second, not messaging first0.',
  );
  await send(ask, 'first0', { requires: { react: '^20.0.0' } });
  await expect(ask('POST', '/delivery/live', { name: 'jobs', release: 'first0' })).rejects.toThrow(
    'jobs needs react ^20.0.0; the host gives 19.3.1.',
  );
  await expect(ask('POST', '/delivery/canary', { name: 'jobs' })).rejects.toThrow(/percent/);
});

const asks: Record<(typeof RIGHTS)[number], [path: string, body: object]> = {
  publish: ['live', { name: 'jobs', release: 'second' }],
  canary: ['canary', { name: 'jobs', release: 'second', percent: 5 }],
  rollback: ['rollback', { name: 'jobs', release: 'first0' }],
  disable: ['enabled', { name: 'jobs', enabled: false }],
  preview: ['preview', { name: 'jobs', release: 'second' }],
};

test('TEAM-03 a key may do what its right says and nothing else, and that for its own remote', async () => {
  const all = await team();
  await publish(all.ask, 'zero00');
  await publish(all.ask, 'first0');
  await send(all.ask, 'second');
  const keys: [right: (typeof RIGHTS)[number], ask: AskDelivery][] = [];
  for (const right of RIGHTS) keys.push([right, (await team({ rights: [right] })).ask]);
  const before = (await store.readRegistry()).revision;
  for (const [right, ask] of keys) {
    for (const [other, [path, body]] of Object.entries(asks)) {
      if (other === right) continue;
      await expect(ask('POST', `/delivery/${path}`, body)).rejects.toThrow('has no right to');
    }
    if (right !== 'publish') {
      const whole = { name: 'jobs', release: 'second', percent: 100 };
      await expect(ask('POST', '/delivery/canary', whole)).rejects.toThrow(
        'has no right to publish',
      );
    }
    const [path, body] = asks[right];
    for (const name of ['messaging', 'host']) {
      await expect(ask('POST', `/delivery/${path}`, { ...body, name })).rejects.toThrow(
        'is not for',
      );
    }
    await expect(send(ask, 'third0', { name: 'messaging' })).rejects.toThrow(
      'is not for messaging',
    );
  }
  expect((await store.readRegistry()).revision).toBe(before);
  expect(await liveJobs()).toBe('first0');
  // A canary ends with what is published, and a rollback needs something to go back from.
  const order = ['canary', 'preview', 'publish', 'rollback', 'disable'];
  for (const [right, ask] of keys.sort(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  )) {
    await send(ask, 'third0');
    const [path, body] = asks[right];
    await ask('POST', `/delivery/${path}`, body);
  }
  const { remotes, disabled } = await store.readRegistry();
  expect([remotes.jobs?.release, disabled]).toEqual(['first0', ['jobs']]);
});

test('TEAM-03 a revoked key ends at once, also for what is under way', async () => {
  const { ask, id } = await team();
  await send(ask, 'first0');
  const { privateKey, id: second } = await grantKey(store, {
    team: 'Team Jobs',
    remotes: ['jobs'],
    rights: ['publish'],
  });
  // Revoked after the request was let in, before its revision is written.
  const inner = testStore.open();
  const racing: ReleaseStore = {
    ...inner,
    writeRegistry: async (registry) => {
      if (registry.change?.by.includes(second)) await revokeKey(store, second);
      return inner.writeRegistry(registry);
    },
  };
  const other = buildDeliveryServer(racing, keyringFor(testStore.folder, {}));
  const url = await other.listen({ host: '127.0.0.1', port: 0 });
  const live = { name: 'jobs', release: 'first0' };
  await expect(openDelivery(url, privateKey)('POST', '/delivery/live', live)).rejects.toThrow(
    'The key is not known, or was revoked.',
  );
  await other.close();
  expect(await liveJobs()).toBeUndefined();
  expect((await ask('POST', '/delivery/live', live)) as object).toMatchObject({
    release: 'first0',
  });
  await revokeKey(store, id);
  await expect(ask('GET', '/delivery/registry')).rejects.toThrow('not signed by a known key');
});

test('TEAM-03 nobody gets in unsigned, with a foreign key, late, twice, or with another body or path', async () => {
  const { privateKey } = await grantKey(store, {
    team: 'Team Jobs',
    remotes: ['jobs'],
    rights: [...RIGHTS],
  });
  const ask = openDelivery(address, privateKey);
  expect((await server.inject({ url: '/delivery/registry' })).statusCode).toBe(401);
  const foreign = openDelivery(address, generateKeyPair().privateKey);
  await expect(foreign('GET', '/delivery/registry')).rejects.toThrow('not signed');
  clock = 61_000;
  await expect(ask('GET', '/delivery/registry')).rejects.toThrow('not signed');
  clock = 0;

  // What was listened to on its way.
  let heard: Headers | undefined;
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementationOnce((_, init) => {
    heard = new Headers(init?.headers);
    return Promise.resolve(Response.json({}));
  });
  await ask('POST', '/delivery/rollback', { name: 'jobs' });
  fetched.mockRestore();
  const authorization = heard?.get('authorization') ?? '';
  const replay = (url: string, body: object) =>
    server.inject({ method: 'POST', url, headers: { authorization }, payload: body });
  expect((await replay('/delivery/live', { name: 'jobs' })).statusCode).toBe(401);
  expect((await replay('/delivery/rollback', { name: 'host' })).statusCode).toBe(403);
  expect((await replay('/delivery/rollback', { name: 'jobs' })).statusCode).toBe(401);
});

test('TEAM-03 a release says where it was built', async () => {
  const { ask } = await team();
  const provenance = { commit: 'c0ffee', repository: 'https://example.org/jobs' };
  await send(ask, 'first0', { provenance });
  await ask('POST', '/delivery/live', { name: 'jobs', release: 'first0' });
  expect((await store.readRegistry()).remotes.jobs?.provenance).toEqual(provenance);
});
