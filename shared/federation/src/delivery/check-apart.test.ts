import { buildHostRelease, buildRemoteRelease } from '../testing/build-release.ts';
import { checkPagesApart } from './check-apart.ts';

const firstView = { file: 'part.js' };
const host = buildHostRelease({ firstView });
const remote = buildRemoteRelease({ firstView });
const HOST = `
  exports.shared = {};
  exports.render = async (input, remote) => JSON.stringify({ html: remote.page() });`;
// How a part gets out of a sandbox of node:vm: by the constructor of what it is given.
const OUTSIDE = "const node = URL.constructor('return process')();";

const check = (part: string, timeoutMs?: number) =>
  checkPagesApart(
    { readFile: async (name) => new TextEncoder().encode(name === 'host' ? HOST : part) },
    host,
    [remote],
    timeoutMs,
  );

test.each([
  ["exports.page = () => '<p>x</p>';", []],
  ["exports.page = () => { throw new Error('x'); };", ['jobs cannot render /jobs: Error: x']],
  [`${OUTSIDE} node.exit(0);`, ['The pages cannot be checked: their process ended.']],
])('TEAM-05 pages of a team are checked in a process of their own: %s', async (part, problems) => {
  expect(await check(part)).toEqual(problems);
});

test('TEAM-05 a part that leaves its sandbox finds no key, and can neither write nor start anything', async () => {
  const part = (what: string) =>
    `exports.page = () => { ${OUTSIDE} return '<p>' + JSON.stringify(${what}); };`;
  process.env.REGISTRY_PRIVATE_KEY = 'secret';
  try {
    const [said] = await check(`${OUTSIDE} throw Object.keys(node.env).join() + '.';`);
    expect(said).toMatch(/cannot be loaded: \.$/);
  } finally {
    delete process.env.REGISTRY_PRIVATE_KEY;
  }
  for (const [module, call] of [
    ['fs', "writeFileSync('/tmp/out', 'x')"],
    ['child_process', "execSync('true')"],
  ]) {
    const load = `node.getBuiltinModule('${module}')`;
    const problem = await check(part(`${load}.${call}`));
    expect(problem).toEqual([
      expect.stringMatching(/Access to this API has been restricted|not allowed/),
    ]);
  }
});

test('TEAM-05 a part that never ends holds nobody up for ever', async () => {
  expect(await check('exports.page = () => { for (;;); };', 2_000)).toEqual([
    'The pages cannot be checked: they take too long.',
  ]);
});

test('without a host there is nothing to render with', async () => {
  expect(await checkPagesApart({ readFile: async () => null }, null, [remote])).toEqual([]);
});

test.each([
  ['of the host', buildHostRelease(), remote],
  ['of the remote', host, buildRemoteRelease()],
])('without a part %s nothing is rendered, and no process starts', async (_, shown, one) => {
  const readFile = async () => new TextEncoder().encode(HOST);
  // No process ends in so little time.
  expect(await checkPagesApart({ readFile }, shown, [one], 1)).toEqual([]);
});
