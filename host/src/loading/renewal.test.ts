/** @jest-environment node */
import type { Registry } from '@silverjobs/federation';
import { buildRegistry, buildRemote } from '../testing/build-registry.ts';
import { createRenewal } from './renewal.ts';

const own = buildRegistry(buildRemote());
const newer: Registry = {
  ...buildRegistry(buildRemote({ release: 'def456', container: 'jobs_def456' })),
  revision: 2,
};

function setUp(live: () => Promise<Registry> = async () => newer) {
  const kept = new Map<string, string>();
  const state = { unsaved: false };
  const loadAnew = jest.fn();
  const renewal = createRenewal({
    own,
    hostRelease: 'abc123',
    fetchRegistry: live,
    unsaved: () => state.unsaved,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    loadAnew,
  });
  return { renewal, state, question: () => renewal.asking.getState().question, loadAnew };
}

test('FED-03 a tab whose files fail is reloaded once for a newer registry', async () => {
  const { renewal } = setUp();
  expect(await renewal.afterFailure()).toBe('reload');
  expect(await renewal.afterFailure()).toBe('none');
  expect(await renewal.afterFailure({ ...newer, revision: 3 })).toBe('reload');
});

test('FED-03 with unsaved input the user is asked, and nothing is loaded', async () => {
  const { renewal, state, question } = setUp();
  state.unsaved = true;
  expect(await renewal.afterFailure()).toBe('asked');
  expect(question()).toBe('failed');
  state.unsaved = false;
  expect(await renewal.afterFailure()).toBe('reload');
});

test('TEAM-12 delivery-94 who wants the newer release gets it at once, or is asked while something is unsaved', () => {
  const { renewal, state, question, loadAnew } = setUp();
  state.unsaved = true;
  renewal.reload();
  expect(loadAnew).not.toHaveBeenCalled();
  expect(question()).toBe('unsaved');
  state.unsaved = false;
  renewal.reload();
  expect(loadAnew).toHaveBeenCalledTimes(1);
});

test('FED-03 another release of the host counts too', async () => {
  const { renewal } = setUp();
  const host = { release: 'fff999' } as NonNullable<Registry['host']>;
  expect(await renewal.afterFailure({ ...own, host, revision: 2 })).toBe('reload');
});

test.each([
  ['the server has nothing newer', async () => own],
  ['the registry does not come', () => Promise.reject(new Error('offline'))],
])('FED-04 no reload when %s', async (_, live) => {
  const { renewal, question } = setUp(live);
  expect(await renewal.afterFailure()).toBe('none');
  expect(question()).toBeNull();
});

test('FED-04 a registry that hangs costs a second', async () => {
  jest.useFakeTimers();
  const { renewal } = setUp(() => new Promise(() => {}));
  const step = renewal.afterFailure();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await step).toBe('none');
  jest.useRealTimers();
});

test('FED-04 without a storage there is no reload, so none can repeat', async () => {
  const storage = {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {},
  };
  const parts = { own, hostRelease: undefined, fetchRegistry: async () => newer };
  const renewal = createRenewal({ ...parts, unsaved: () => false, storage });
  expect(await renewal.afterFailure()).toBe('none');
});
