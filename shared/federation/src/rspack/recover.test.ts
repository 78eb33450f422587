import recover from './recover.ts';

type Chunk = string | number;

/** A script that was asked for. */
interface Script {
  arrived: Promise<void>;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** A bundle's runtime whose scripts arrive or fail when the test says so. */
function startRuntime() {
  const loading = new Map<Chunk, Script>();
  const asked: string[] = [];
  const runtime = {
    e: (chunk: Chunk): Promise<unknown> => {
      const known = loading.get(chunk);
      if (known) return known.arrived;
      asked.push(runtime.u(chunk));
      const script = {} as Script;
      script.arrived = new Promise((resolve, reject) => Object.assign(script, { resolve, reject }));
      loading.set(chunk, script);
      return script.arrived;
    },
    u: (chunk: Chunk) => `${chunk}.js`,
  };
  Object.assign(globalThis, { __webpack_require__: runtime });
  recover();
  return {
    asked,
    /** Asks for the chunks of one import, as a bundle does. */
    load: (...chunks: Chunk[]) => Promise.all(chunks.map((chunk) => runtime.e(chunk))),
    arrive: (chunk: Chunk) => loading.get(chunk)?.resolve(),
    fail: (chunk: Chunk) => {
      loading.get(chunk)?.reject(new Error(`${chunk} failed`));
      loading.delete(chunk);
    },
  };
}

/** Tells what has become of an import, once everything that follows at once has happened. */
async function stateOf(imported: Promise<unknown>): Promise<string> {
  let state = 'under way';
  imported.then(
    () => {
      state = 'loaded';
    },
    () => {
      state = 'failed';
    },
  );
  await new Promise((resolve) => setImmediate(resolve));
  return state;
}

it('asks for a chunk that failed under another address', async () => {
  const { load, fail, arrive, asked } = startRuntime();
  const first = load(1);
  fail(1);
  expect(await stateOf(first)).toBe('failed');
  const second = load(1);
  arrive(1);
  expect(await stateOf(second)).toBe('loaded');
  expect(asked).toEqual(['1.js', '1.js?attempt=1']);
});

it('fails when the last chunk of an import has, so that the next try joins none that fails later', async () => {
  const { load, fail, arrive, asked } = startRuntime();
  const first = load(1, 2);
  fail(1);
  expect(await stateOf(first)).toBe('under way');
  fail(2);
  expect(await stateOf(first)).toBe('failed');
  const second = load(1, 2);
  arrive(1);
  arrive(2);
  expect(await stateOf(second)).toBe('loaded');
  expect(asked).toEqual(['1.js', '2.js', '1.js?attempt=1', '2.js?attempt=1']);
});

it('does not wait for the chunks of another import', async () => {
  const { load, fail } = startRuntime();
  const first = load(1);
  await Promise.resolve();
  void load(2);
  fail(1);
  expect(await stateOf(first)).toBe('failed');
});
