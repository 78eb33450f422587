import { emptyRegistry } from '@silverjobs/federation';
import { createRegistryReader } from './registry-reader.ts';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

const registry = (revision: number) => ({ ...emptyRegistry, revision });
type Store = Parameters<typeof createRegistryReader>[0];
const readEachSecond = (
  {
    readRegistry,
    readOlderRegistry = async () => null,
  }: Pick<Store, 'readRegistry'> & Partial<Store>,
  floor = 0,
) => {
  let time = 0;
  const store = { readRegistry, readOlderRegistry };
  const { read, state } = createRegistryReader(store, { floor, now: () => time });
  return Object.assign(
    () => {
      time += 1_001;
      return read();
    },
    { state },
  );
};
const unreadable = () => Promise.reject(new Error('No signature of the registry is valid'));

test('the store is asked once a second, whatever the number of visitors', async () => {
  const readRegistry = jest.fn(async () => registry(1));
  const store = { readRegistry, readOlderRegistry: async () => null };
  const { read } = createRegistryReader(store, { now: () => 5_000 });
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
  const older = jest.fn(async () => registry(3));
  const read = readEachSecond(
    { readRegistry: async () => registry(4), readOlderRegistry: older },
    5,
  );
  await expect(read()).rejects.toMatchObject({ statusCode: 503 });
  expect(older).toHaveBeenCalled();
});

test('OPER-07 operation-23 a server that starts with an unreadable registry takes the newest one that can be read, and says so', async () => {
  const readRegistry = jest.fn(async () => registry(9)).mockImplementationOnce(unreadable);
  const read = readEachSecond({ readRegistry, readOlderRegistry: async () => registry(7) });
  expect((await read()).revision).toBe(7);
  const problem = 'No signature of the registry is valid';
  expect(read.state()).toEqual({ ready: true, revision: 7, problem });
  expect(logged.mock.calls[0]?.[0]).toContain('revision 7 stays');
  expect((await read()).revision).toBe(9);
  expect(read.state()).toEqual({ ready: true, revision: 9, problem: null });
});

test('OPER-07 operation-23 without any registry that can be read nothing is served as if it were the product', async () => {
  const readRegistry = jest.fn(async () => registry(2)).mockImplementationOnce(unreadable);
  const readOlderRegistry = jest.fn(async () => null).mockImplementationOnce(unreadable);
  const read = readEachSecond({ readRegistry, readOlderRegistry });
  await expect(read()).rejects.toMatchObject({ statusCode: 503 });
  expect(read.state()).toMatchObject({ ready: false });
  expect((await read()).revision).toBe(2);
});

test('operation-23 what cannot be read is logged once, not each second', async () => {
  const read = readEachSecond({
    readRegistry: unreadable,
    readOlderRegistry: async () => registry(1),
  });
  for (let second = 0; second < 5; second += 1) await read();
  expect(logged).toHaveBeenCalledTimes(1);
});
