import { emptyRegistry } from '@silverjobs/federation';
import { createRegistryReader } from './registry-reader.ts';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

const registry = (revision: number) => ({ ...emptyRegistry, revision });
const readEachSecond = (
  store: { readRegistry: () => Promise<typeof emptyRegistry> },
  floor = 0,
) => {
  let time = 0;
  const read = createRegistryReader(store, { floor, now: () => time });
  return () => {
    time += 1_001;
    return read();
  };
};

test('the store is asked once a second, whatever the number of visitors', async () => {
  const readRegistry = jest.fn(async () => registry(1));
  const read = createRegistryReader({ readRegistry }, { now: () => 5_000 });
  await Promise.all([read(), read(), read()]);
  await read();
  expect(readRegistry).toHaveBeenCalledTimes(1);
});

test('FED-04 an older registry than one seen before is refused, and the last good one stays', async () => {
  const readRegistry = jest
    .fn(async () => registry(8))
    .mockResolvedValueOnce(registry(7))
    .mockResolvedValueOnce(registry(3));
  const read = readEachSecond({ readRegistry });
  expect((await read()).revision).toBe(7);
  expect((await read()).revision).toBe(7);
  expect(logged).toHaveBeenCalledTimes(1);
  expect((await read()).revision).toBe(8);
});

test('FED-04 a store that fails leaves the last good registry', async () => {
  const readRegistry = jest
    .fn(async () => registry(1))
    .mockResolvedValueOnce(registry(1))
    .mockRejectedValueOnce(new Error('No signature of the registry is valid'));
  const read = readEachSecond({ readRegistry });
  await read();
  expect((await read()).revision).toBe(1);
});

test('FED-04 a server that has seen nothing refuses what lies below its floor', async () => {
  const read = readEachSecond({ readRegistry: async () => registry(4) }, 5);
  expect(await read()).toBe(emptyRegistry);
});
