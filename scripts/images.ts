import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Bases, BUILD, findBases } from './lib/images/bases.ts';
import { readCompose } from './lib/images/compose-file.ts';
import { podman, show } from './lib/images/podman.ts';
import { sizeProblems } from './lib/images/sizes.ts';
import { createStack } from './lib/images/stack.ts';
import { startLoad } from './lib/load-at-rate.ts';

/**
 * `pnpm images`: builds the images, starts all of compose.yaml with them, goes through three journeys, a backup
 * with its restore and an update under load, and removes what it started (operation-41). `--built` takes the
 * images of the last time, `--keep` leaves everything running. Needs podman, buildah and root; NODE_IMAGE,
 * POSTGRES_IMAGE and PROXY_IMAGE name other bases. Ends with code 69 where images cannot be built.
 */
const NOT_AVAILABLE = 69;
const RATE = 100;
/** Signs that would break an address. */
const PASSWORD = 'p@ss/w:rd#1?%20 &x';
const TARGETS = { run: 'silverjobs', publish: 'silverjobs-publish', backup: 'silverjobs-backup' };
const JOURNEYS = [
  'journeys/saved-jobs.spec.ts',
  'journeys/contact-employer.spec.ts',
  'employer/posting.spec.ts',
];

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { built: { type: 'boolean' }, keep: { type: 'boolean' } },
});

function skip(reason: string): never {
  console.log(`Not run: ${reason}`);
  process.exit(NOT_AVAILABLE);
}

for (const [program, ...args] of [
  ['podman', 'info'],
  ['buildah', '--version'],
  ['runc', '--version'],
]) {
  if (spawnSync(program ?? '', args).status !== 0) skip(`there is no ${program} that works here.`);
}
const file = readCompose(readFileSync(join(root, 'compose.yaml'), 'utf8'), {
  DATABASE_PASSWORD: PASSWORD,
  SITE_ADDRESS: 'http://localhost',
  PUBLIC_URL: 'http://localhost',
});
// Never the volumes of a product that runs here.
file.name = 'silverjobs-check';

const [, node = ''] =
  /^ARG NODE_IMAGE=(.+)$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
const folder = mkdtempSync(join(tmpdir(), 'images-'));
const wanted: Bases = {
  node: process.env.NODE_IMAGE ?? node,
  postgres: process.env.POSTGRES_IMAGE ?? file.services.database?.image ?? '',
  proxy: process.env.PROXY_IMAGE ?? file.services.proxy?.image ?? '',
};
const bases = await findBases(wanted, folder);
rmSync(folder, { recursive: true });
if (!bases) skip('the base images can neither be pulled nor be made (mmdebstrap is missing).');

for (const [target, name] of Object.entries(values.built ? {} : TARGETS)) {
  const given = [
    '--build-arg',
    `NODE_IMAGE=${bases.node}`,
    '--build-arg',
    `POSTGRES_IMAGE=${bases.postgres}`,
  ];
  const started = performance.now();
  await show('buildah', [
    ...BUILD,
    '--quiet',
    ...given,
    '-t',
    `localhost/${name}`,
    '--target',
    target,
    root,
  ]);
  console.log(`${name} is built (${((performance.now() - started) / 1_000).toFixed(0)} s).`);
}

const sizeOf = async (image: string) =>
  Number(await podman('image', 'inspect', '--format', '{{.Size}}', image));
const sizes = {
  base: await sizeOf(bases.node),
  run: await sizeOf(`localhost/${TARGETS.run}`),
  publish: await sizeOf(`localhost/${TARGETS.publish}`),
};
const problems = sizeProblems(sizes, console.log);

const stack = createStack(file, root, (name, { build, image }) => {
  if (name === 'database') return bases.postgres;
  if (name === 'proxy') return bases.proxy;
  return build ? `localhost/${TARGETS[build.target as keyof typeof TARGETS]}` : image;
});

async function sql(database: string, statement: string): Promise<string> {
  const [container = ''] = stack.containers('database');
  const client = ['psql', '-h', '127.0.0.1', '-U', 'silverjobs', '-Atd', database, '-c', statement];
  return podman('exec', '--env', `PGPASSWORD=${PASSWORD}`, container, ...client);
}

async function journeys(url: string): Promise<void> {
  const specs = JOURNEYS.map((spec) => join('e2e', spec));
  await show(
    process.execPath,
    [
      ...[join(root, 'e2e/node_modules/@playwright/test/cli.js'), 'test', '--config'],
      ...[
        join(root, 'e2e/playwright.config.ts'),
        '--project',
        'phone',
        '--project',
        'desktop',
        '--workers',
        '1',
      ],
      ...['--reporter', 'list', '--grep-invert', '@a11y', ...specs],
    ],
    { BASE_URL: url },
  );
}

const COUNTS = `select table_name, xpath('/row/c/text()', query_to_xml('select count(*) as c from '
  || quote_ident(table_name), false, true, '')) from information_schema.tables
  where table_schema = 'public' and table_name in ('users', 'job_demands', 'jobs', 'clients', 'candidates', 'messages')
  order by 1`;

async function backUpAndRestore(): Promise<void> {
  const written = await stack.runOnce('backup');
  const [dump = ''] = /\/backups\/\S+/.exec(written) ?? [];
  await sql('silverjobs', 'create database restored');
  const url =
    file.services.backup?.environment.DATABASE_URL?.replace(/silverjobs$/, 'restored') ?? '';
  await stack.runOnce('backup', ['backend/tools/restore.ts', dump], { DATABASE_URL: url });
  const [before, after] = [await sql('silverjobs', COUNTS), await sql('restored', COUNTS)];
  if (!before || before !== after)
    throw new Error(`Restored is not what was:\n${before}\n${after}`);
  console.log(`${dump} was written and restored:\n${after}`);
}

async function updateUnderLoad(url: string): Promise<void> {
  const endLoad = startLoad(url, RATE);
  await stack.replace('backend');
  await stack.replace('documents');
  const { sent, outcomes } = await endLoad();
  console.log(`Both were replaced under ${RATE} requests a second:`, outcomes);
  if (outcomes.answered !== sent) throw new Error('Requests failed during the update.');
}

try {
  await stack.down();
  await stack.start('database', 1);
  // Journeys need somebody to sign in as: the demo fills the database before the product starts.
  await stack.stop('backend', await stack.start('backend', 1, ['backend/src/demo/main.ts']));
  await stack.up();
  const [proxy = ''] = stack.containers('proxy');
  const address = await podman('port', proxy, '80/tcp');
  const url = `http://localhost:${address.split(':').at(-1)}`;
  console.log(`Everything runs: ${url}`);
  await journeys(url);
  await backUpAndRestore();
  await updateUnderLoad(url);
} finally {
  if (!values.keep) await stack.down();
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
