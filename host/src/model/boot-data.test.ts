/** @jest-environment node */
import { emptyRegistry } from '@silverjobs/federation';
import { fetchNewerRegistry, fetchRegistry } from './boot-data.ts';

const answer = (body: unknown, ok = true) =>
  Object.assign(globalThis, {
    fetch: async () => ({ ok, status: ok ? 200 : 503, json: async () => body }),
  });

afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

test('the registry on the server is given as it is', async () => {
  answer({ ...emptyRegistry, revision: 7 });
  expect(await fetchRegistry()).toEqual({ ...emptyRegistry, revision: 7 });
});

test.each([
  ['nothing', null],
  ['a text', 'registry'],
  ['an error of ours', { code: 'unavailable' }],
  ['a number alone', { revision: 999 }],
  ['a revision that is no number', { ...emptyRegistry, revision: '999' }],
  ['another schema', { ...emptyRegistry, schema: 2 }],
])('FED-03 %s in its place is no registry', async (_, body) => {
  answer(body);
  await expect(fetchRegistry()).rejects.toThrow('no registry');
});

test('delivery-94 a server that has the same revision says so in a few headers', async () => {
  const asked: RequestInit[] = [];
  const fetch = async (_: string, request: RequestInit) => {
    asked.push(request);
    return { ok: false, status: 304 };
  };
  Object.assign(globalThis, { fetch });
  expect(await fetchNewerRegistry(emptyRegistry, 7)).toBeNull();
  expect(asked).toMatchObject([{ cache: 'no-store', headers: { 'If-None-Match': '"7"' } }]);
  answer({ ...emptyRegistry, revision: 8 });
  expect(await fetchNewerRegistry(emptyRegistry, 7)).toMatchObject({ revision: 8 });
});

test('an answer that is an error is none', async () => {
  answer(emptyRegistry, false);
  await expect(fetchRegistry()).rejects.toThrow('503');
});

test('AGE-10 delivery-61 an open tab hears of a roll-back where there is no AbortSignal.timeout', async () => {
  const { timeout } = AbortSignal;
  Reflect.deleteProperty(AbortSignal, 'timeout');
  answer({ ...emptyRegistry, revision: 8 });
  try {
    expect(await fetchRegistry()).toEqual({ ...emptyRegistry, revision: 8 });
  } finally {
    AbortSignal.timeout = timeout;
  }
});
