import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { validate } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';
import { PROCESSES } from '../variables/files.ts';

/** Containers as compose and Kubernetes name them, and which process each runs. */
const NAMES = { backend: 'backend', documents: 'document server' } as const;
type Name = keyof typeof NAMES;
const names = Object.keys(NAMES) as Name[];

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const known = (name: Name) => {
  const process = PROCESSES.find((one) => one.name === NAMES[name]);
  if (!process) throw new Error(`There is no process ${name}.`);
  return process;
};
const unknownTo = (name: Name, variables: readonly string[]) =>
  variables.filter((variable) => !(variable in known(name).variables.shape));

test('OPER-03 the Dockerfile has no finding, and what its images start is there', () => {
  const text = read('Dockerfile');
  expect(validate(text)).toEqual([]);
  const started = [...text.matchAll(/^CMD \["([^"]+)"/gm)].map(([, file = '']) => file);
  expect(started).toHaveLength(3);
  for (const file of started) expect(existsSync(join(root, file))).toBe(true);
  expect(text).toContain(JSON.parse(read('package.json')).packageManager);
});

test('OPER-18 images install libraries from the manifests of all packages that they are made of', () => {
  const lines = read('Dockerfile').split('\n');
  const listed = lines.flatMap((line) => /^COPY (\S+)\/package\.json/.exec(line)?.[1] ?? []);
  const folders = ['.', 'shared'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  const packages = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
  const unused = ['e2e', 'shared/create-silverjobs-remote', 'shared/harness', 'shared/testing'];
  expect(listed.sort()).toEqual(packages.filter((name) => !unused.includes(name)).sort());
  // A change of a text must not reach a step that installs.
  const installs = lines.findIndex((line) => line.includes('pnpm@') && line.includes('install'));
  expect(lines.slice(0, installs).some((line) => /^COPY (--chown=\S+ )?\. /.test(line))).toBe(
    false,
  );
});

/** Libraries that files of a folder import when they run, without those for tests and development. */
function librariesOf(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|\/)(?:testing|development)\//.test(name),
  );
  const imports = files.flatMap((name) => [
    ...read(join(folder, name)).matchAll(/^(?:import (?!type)|\} )[^;']*from '([^.'][^']*)'/gm),
  ]);
  return imports.flatMap(([, from = '']) =>
    from.startsWith('node:') ? [] : (/^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? []),
  );
}

test.each([
  ['host', ['host/server', 'host/common']],
  [
    'shared/federation',
    ['store', 'first-view', 'registry', 'delivery'].map((name) => `shared/federation/src/${name}`),
  ],
  ['backend', ['backend/src', 'backend/tools']],
])('OPER-18 what servers of %s import is installed in production', (folder, sources) => {
  const { dependencies } = JSON.parse(read(join(folder, 'package.json')));
  const needed = new Set(sources.flatMap(librariesOf));
  expect(needed.size).toBeGreaterThan(3);
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([]);
});

test('OPER-18 files of other packages that the document server reads are in its image', () => {
  const dockerfile = read('Dockerfile');
  const files = readdirSync(join(root, 'host/server'), {
    recursive: true,
    encoding: 'utf8',
  }).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)(?:testing|development)\//.test(name),
  );
  const found = files.flatMap((name) => [
    ...read(join('host/server', name)).matchAll(/'(?:\.\.\/)+((?:shared|docs|backend)\/[^']+)'/g),
  ]);
  for (const [, path = ''] of found) expect(dockerfile).toContain(`COPY ${path} `);
});

test('OPER-18 no image takes secrets or copies of the database along', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['**/*.env', '**/.env', '**/*.dump', '**/backups', '**/*.key', '.git']),
  );
});

test('OPER-18 compose has no password that falls back, keeps logs short and mail away until asked', () => {
  const text = read('compose.yaml');
  expect(
    [...text.matchAll(/\$\{DATABASE_PASSWORD(.*?)\}/g)].map(([, rest]) => rest?.slice(0, 2)),
  ).toEqual(Array(3).fill(':?'));
  const { services } = parse(text, { merge: true });
  for (const service of Object.values<Record<string, object>>(services)) {
    expect(service.logging).toMatchObject({ options: { 'max-size': expect.any(String) } });
  }
  expect(services.mail.profiles).toEqual(['mail']);
  expect(services.proxy.ports).toContain('443:443/udp');
});

test.each(names)(
  'OPER-03 compose runs two of %s, without rights and with known settings',
  (name) => {
    const service = parse(read('compose.yaml'), { merge: true }).services[name];
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      deploy: { replicas: 2 },
      healthcheck: { test: expect.any(Array) },
    });
    expect(existsSync(join(root, service.command.at(-1)))).toBe(true);
    expect(unknownTo(name, Object.keys(service.environment))).toEqual([]);
  },
);

test.each(names)('OPER-03 Kubernetes runs two of %s, without rights', (name) => {
  const [deployment] = parseAllDocuments(read(`deploy/kubernetes/${name}.yaml`));
  const { replicas, template } = deployment?.toJS().spec ?? {};
  const [container] = template.spec.containers;
  expect(replicas).toBe(2);
  expect(template.spec.securityContext.runAsNonRoot).toBe(true);
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(existsSync(join(root, container.args[0]))).toBe(true);
});

test.each(names)(
  'OPER-03 settings and secrets of %s in Kubernetes are all that production needs',
  (name) => {
    const settings = Object.keys(parseEnv(read(`deploy/kubernetes/${name}.env`)));
    const [, list = ''] =
      /holds what is secret: ([^.]+)\./.exec(read(`deploy/kubernetes/${name}.yaml`)) ?? [];
    const given = [...settings, ...list.split(', ')];
    expect(unknownTo(name, given)).toEqual([]);
    const needed = Object.entries(known(name).production.shape)
      .filter(([, field]) => !field.safeParse(undefined).success)
      .map(([variable]) => variable);
    expect(needed.filter((variable) => !given.includes(variable))).toEqual([]);
  },
);

test.each(['.', 'jobs'])(
  'every file of the Kustomization in %s is there, images have versions',
  (name) => {
    const folder = join(root, 'deploy/kubernetes', name);
    const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
    const { resources, images, configMapGenerator = [] } = kustomization;
    const files = [
      ...resources,
      ...configMapGenerator.flatMap((one: { envs: string[] }) => one.envs),
    ];
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(files));
    for (const { newTag } of images) expect(newTag).toMatch(/^\d+\.\d+\.\d+$/);
  },
);

test('OPER-19 every object for Kubernetes is one by the schema of its kind', () => {
  const script = join(root, 'scripts/check-manifests.ts');
  const said = execFileSync(process.execPath, [script], { encoding: 'utf8' });
  expect(Number(/^\d+/.exec(said)?.[0])).toBeGreaterThan(20);
});

test.each(names)(
  'OPER-19 operation-40 a pod of %s has time to drain before it is killed',
  (name) => {
    const [deployment] = parseAllDocuments(read(`deploy/kubernetes/${name}.yaml`));
    const { spec } = deployment?.toJS().spec.template ?? {};
    const { DRAIN_SECONDS } = parseEnv(read(`deploy/kubernetes/${name}.env`));
    const needed = spec.containers[0].lifecycle.preStop.sleep.seconds + Number(DRAIN_SECONDS) + 20;
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(needed);
    // Longer than it takes until one failed question at /ready counts, and for the routes to follow.
    const { periodSeconds } = spec.containers[0].readinessProbe;
    expect(Number(DRAIN_SECONDS)).toBeGreaterThan(2 * periodSeconds);
    const service = parse(read('compose.yaml'), { merge: true }).services[name];
    const grace = Number(service.stop_grace_period.replace('s', ''));
    expect(grace).toBeGreaterThan(Number(service.environment.DRAIN_SECONDS) + 20);
  },
);
