import type { RenderPart } from './page-sources.ts';
import { createRenderPool, type PoolLimits, type RenderPool } from './render-pool.ts';

const HOST = `
  exports.shared = { react: { version: '19' } };
  exports.render = async (input, remote) => remote ? remote.render(JSON.parse(input)) : 'host ' + input;
`;
const limits: PoolLimits = {
  threads: 2,
  budget: 20_000,
  hangs: 1_500,
  queue: 20_000,
  memoryMb: 48,
};

const part = (id: string, remote: string | null): RenderPart => ({
  id,
  read: async () => ({ host: HOST, remote, taken: [] }),
});
const sound = part(
  'sound/1',
  "exports.render = ({ user }) => user + ' ' + require('react').version;",
);

const render = (pool: RenderPool, of: RenderPart, input: string) =>
  pool.render(of, () => ({ input }));
const pools: ReturnType<typeof createRenderPool>[] = [];
function openPool(changes: Partial<PoolLimits> = {}, now?: () => number) {
  const told: string[] = [];
  const tell = (text: string) => told.push(text);
  const pool = createRenderPool({ ...limits, ...changes }, tell, undefined, now);
  pools.push(pool);
  return { pool, told };
}
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

test('VIEW-01 a page is rendered with the shared libraries of the host', async () => {
  const { pool } = openPool();
  expect(await render(pool, sound, '{"user":"Renate"}')).toEqual({
    kind: 'rendered',
    output: 'Renate 19',
  });
  expect(await render(pool, part('host', null), '1')).toEqual({
    kind: 'rendered',
    output: 'host 1',
  });
});

test.each([
  ['loops', 'exports.render = () => { for (;;); };', 'does not come to an end'],
  ['never answers', 'exports.render = () => new Promise(() => {});', 'does not come to an end'],
  ['loops at import', 'for (;;);', 'does not come to an end'],
  ['throws at import', "throw new Error('broken');", 'cannot be loaded'],
  ['asks for what is not shared', "require('node:fs');", 'cannot be loaded'],
  [
    'eats the memory at once',
    'exports.render = () => { const all = []; for (;;) all.push(new Array(1e5).fill({})); };',
    // On a busy machine it is not dead in time.
    'its thread died|does not come to an end',
  ],
])('VIEW-02 a part that %s is switched off, and only that one', async (_, remote, reasons) => {
  const reason = new RegExp(reasons);
  const { pool, told } = openPool();
  const broken = part('broken/1', remote);
  expect((await render(pool, broken, '{}')).kind).toMatch(/switched-off|threw/);
  expect(pool.switchedOff().get('broken/1')).toMatch(reason);
  expect(told.join()).toContain('broken/1');
  expect(await render(pool, broken, '{}')).toEqual({ kind: 'switched-off' });
  const others = [1, 2, 3].map((user) => render(pool, sound, JSON.stringify({ user })));
  expect((await Promise.all(others)).map(({ kind }) => kind)).toEqual(Array(3).fill('rendered'));
  // Another release of the same remote begins anew.
  const next = part('broken/2', "exports.render = () => 'mended';");
  expect(await render(pool, next, '{}')).toEqual({ kind: 'rendered', output: 'mended' });
});

test('VIEW-02 a part that leaks is found among those that do not, and switched off', async () => {
  const { pool } = openPool({ threads: 1 });
  const leaking = part(
    'leaking/1',
    "const kept = []; exports.render = () => { kept.push(new Array(1e5).fill(kept.length)); return 'x'; };",
  );
  const ended = async (): Promise<boolean> => {
    await render(pool, sound, '{"user":1}');
    return (await render(pool, leaking, '{}')).kind === 'switched-off';
  };
  for (let count = 0; count < 500 && !(await ended()); count += 1);
  expect([...pool.switchedOff().keys()]).toEqual(['leaking/1']);
  expect((await render(pool, sound, '{"user":1}')).kind).toBe('rendered');
});

test('HOUSE-06 a part whose refused promise ends its thread after the answer is charged, and no other one', async () => {
  const { pool } = openPool({ threads: 1 });
  const late = part(
    'late/1',
    "exports.render = () => { Promise.reject(new Error('too late')); return 'late'; };",
  );
  const others = ['b', 'c'].map((name) => part(`${name}/1`, `exports.render = () => '${name}';`));
  // The others are given to the thread before anybody knows that it dies. It may die before its own
  // answer has come through.
  const [own, ...results] = await Promise.all(
    [late, ...others].map((of) => render(pool, of, '{}')),
  );
  expect(own?.kind).toMatch(/rendered|switched-off/);
  expect(results).toEqual(['b', 'c'].map((output) => ({ kind: 'rendered', output })));
  expect([...pool.switchedOff()]).toEqual([['late/1', expect.stringContaining('too late')]]);
});

test('HOUSE-06 a part that goes on without end after its answer is charged, and no other one', async () => {
  const { pool } = openPool({ threads: 1 });
  const endless = part(
    'endless/1',
    `exports.render = () => {
       (async () => { for (let n = 0; n < 99; n += 1) await null; for (;;); })();
       return 'endless';
     };`,
  );
  const [, ...others] = await Promise.all([endless, sound].map((of) => render(pool, of, '{}')));
  expect(others.map(({ kind }) => kind)).toEqual(['rendered']);
  expect([...pool.switchedOff().keys()]).toEqual(['endless/1']);
});

test('HOUSE-06 what a part has a signal do later costs no other part', async () => {
  const { pool } = openPool({ threads: 1 });
  const later = part(
    'later/1',
    `exports.render = () => {
       AbortSignal.timeout(100).addEventListener('abort', () => { throw new Error('later'); });
       return 'later';
     };`,
  );
  await render(pool, later, '{}');
  const long = part(
    'long/1',
    'exports.render = () => { for (let n = 0; n < 1e8; n += 1); return 1; };',
  );
  for (let count = 0; count < 8; count += 1) await render(pool, long, '{}');
  expect([...pool.switchedOff().keys()]).toEqual([]);
});

test.each([
  ['of releases that no registry names any more', (n: number) => [`jobs/${n}`]],
  ['of previews, which no registry names,', () => ['sound/1']],
])('HOUSE-06 parts %s do not fill the memory', async (_, named) => {
  const { pool, told } = openPool({ threads: 1 });
  // Each holds a fifth of what a thread may use.
  const held = 'const held = new Array(9e5).fill(1.5); exports.render = () => String(held.length);';
  for (let n = 1; n <= 12; n += 1) {
    pool.keepOnly(new Set(named(n)));
    expect((await render(pool, part(`jobs/${n}`, held), '{}')).kind).toBe('rendered');
  }
  expect(told).toEqual([]);
});

test('HOUSE-06 what was switched off is tried again after a time that grows, by one document', async () => {
  let time = 0;
  const { pool } = openPool({ threads: 1 }, () => time);
  let text = "throw new Error('broken');";
  const broken: RenderPart = {
    id: 'broken/1',
    read: async () => ({ host: HOST, remote: text, taken: [] }),
  };
  const ask = async () => (await render(pool, broken, '{}')).kind;
  expect(await ask()).toBe('threw');
  time = 59_999;
  expect(await ask()).toBe('switched-off');
  expect(pool.switchedOff().size).toBe(1);
  time = 60_000;
  expect(await Promise.all([ask(), ask()])).toEqual(['threw', 'switched-off']);
  text = "exports.render = () => 'mended';";
  time = 179_999;
  expect(await ask()).toBe('switched-off');
  time = 180_000;
  expect(await Promise.all([ask(), ask()])).toEqual(['rendered', 'switched-off']);
  expect(await ask()).toBe('rendered');
  expect(pool.switchedOff().size).toBe(0);
});

test('VIEW-02 a page that throws costs its own document only', async () => {
  const { pool, told } = openPool();
  const moody = part(
    'moody/1',
    "exports.render = ({ user }) => { if (user === 1) throw new Error('no'); return 'ok'; };",
  );
  expect(await render(pool, moody, '{"user":1}')).toEqual({ kind: 'threw' });
  expect(await render(pool, moody, '{"user":2}')).toEqual({ kind: 'rendered', output: 'ok' });
  expect(told.join()).toContain('Error: no');
});

test('VIEW-02 a file that fails its check is never evaluated', async () => {
  const { pool } = openPool();
  const altered: RenderPart = {
    id: 'altered/1',
    read: () => Promise.reject(new Error('it is not the file that was published')),
  };
  expect(await render(pool, altered, '{}')).toEqual({ kind: 'switched-off' });
  expect(pool.switchedOff().get('altered/1')).toContain('not the file that was published');
});

test('VIEW-07 what cannot be composed costs its own document only, and what is let go is never composed', async () => {
  const { pool } = openPool({ threads: 1 });
  const broken = pool.render(sound, () => {
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect((await render(pool, sound, '{"user":1}')).kind).toBe('rendered');
  const { pool: busy } = openPool({ threads: 1, queue: 1, budget: 200, hangs: 20_000 });
  const hanging = part('hanging/1', 'exports.render = () => new Promise(() => {});');
  const compose = jest.fn(() => ({ input: '{}' }));
  const waits = () => busy.render(sound, compose);
  const all = [render(busy, hanging, '{}'), waits(), waits()];
  expect((await Promise.all(all)).map(({ kind }) => kind)).toEqual([
    'starting',
    'starting',
    'busy',
  ]);
  expect(compose).not.toHaveBeenCalled();
});

test('delivery-66 documents are packed faster while many wait', async () => {
  const { pool } = openPool({ threads: 1, queue: 8 });
  const text = Array.from({ length: 5_000 }, (_, n) => (n * 7_919) % 1_000).join();
  const page = part('page/1', `exports.render = () => '[]\\n${text}';`);
  const sizeOf = async () => {
    const frame = { texts: ['', ''], slots: ['html' as const] };
    const sheets = { host: [], page: [] };
    const head = { title: '', product: '', origin: '' };
    const document = { frame, sheets, head, packing: { kind: 'brotli' as const } };
    const result = await pool.render(page, () => ({ input: '{}', document }));
    return result.kind === 'rendered' ? result.output.length : result.kind;
  };
  const alone = await sizeOf();
  const all = await Promise.all(Array.from({ length: 8 }, sizeOf));
  // The first waits for nobody, and behind the last two are at most two more.
  expect([all[0], ...all.slice(-2)]).toEqual([alone, alone, alone]);
  expect(all[1]).toBeGreaterThan(Number(alone));
});

test('VIEW-07 what is too much is refused at once, and what waits too long is let go', async () => {
  const { pool } = openPool({ threads: 1, queue: 1, budget: 200, hangs: 20_000 });
  const hanging = part('hanging/1', 'exports.render = () => new Promise(() => {});');
  const [rendered, waits, refused] = await Promise.all([
    render(pool, hanging, '{}'),
    render(pool, sound, '{"user":1}'),
    render(pool, sound, '{"user":2}'),
  ]);
  expect(refused).toEqual({ kind: 'busy' });
  expect([rendered.kind, waits.kind]).toEqual(['starting', 'starting']);
});

/** At night ten thousand: more than any pool holds at once. */
const PAIRS = process.env.TESTS === 'all' ? 10_000 : 1_000;

test('VIEW-03 many pairs of requests of two users never mix', async () => {
  const { pool } = openPool();
  // Gives way between its steps, as a page that answers its queries does.
  const page = part(
    'page/1',
    "exports.render = async ({ user, n }) => { await null; await null; return user + ' ' + n; };",
  );
  const ask = async (user: string, n: number) => {
    const result = await render(pool, page, JSON.stringify({ user, n }));
    return result.kind === 'rendered' ? result.output : result.kind;
  };
  const asked = Array.from({ length: PAIRS }, (_, n) => [ask('Renate', n), ask('Heinz', n)]).flat();
  const wrong = (await Promise.all(asked)).filter(
    (output, place) => output !== `${place % 2 ? 'Heinz' : 'Renate'} ${Math.floor(place / 2)}`,
  );
  expect(wrong).toEqual([]);
});

test('TRUST a part reaches neither process, files nor sockets, and nothing of another part', async () => {
  const { pool } = openPool({ threads: 1 });
  const nosy = part(
    'nosy/1',
    `Object.prototype.taken = 'taken';
     const found = [];
     for (const [name, look] of Object.entries({
       process: () => process, fetch: () => fetch, require: () => require('node:fs'),
       eval: () => eval('1'), outside: () => URL.constructor('return process')(),
     })) { try { look(); found.push(name); } catch {} }
     exports.render = () => found.join() + typeof globalThis.seen;`,
  );
  const other = part('other/1', 'globalThis.seen = 1; exports.render = () => String({}.taken);');
  expect(await render(pool, other, '{}')).toEqual({ kind: 'rendered', output: 'undefined' });
  expect(await render(pool, nosy, '{}')).toEqual({ kind: 'rendered', output: 'undefined' });
  expect(await render(pool, other, '{}')).toEqual({ kind: 'rendered', output: 'undefined' });
});
