import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const { packageManager, scripts } = JSON.parse(read('package.json')) as {
  packageManager: string;
  scripts: Record<string, string>;
};
const { jobs } = parse(read('.github/workflows/ci.yml')) as {
  jobs: Record<string, { steps: { run?: string }[] }>;
};
const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

test('the checks of a change install with the pnpm of the workspace', () => {
  const versions = commands.flatMap((command) => /\bpnpm@[\d.]+/.exec(command)?.[0] ?? []);
  expect(new Set(versions)).toEqual(new Set([packageManager]));
});

test('they are those of npm test, all of them at night, and known weaknesses; none needs a secret', () => {
  expect(scripts).toMatchObject({ test: expect.anything(), 'test:full': expect.anything() });
  expect(commands).toEqual(expect.arrayContaining(['npm test', 'npm run test:full']));
  expect(commands.some((command) => command.includes('audit'))).toBe(true);
  expect(read('.github/workflows/ci.yml')).not.toContain('secrets.');
});

test('one Node everywhere: for the machine, the workspace and the images', () => {
  const version = read('.nvmrc').trim();
  const { catalog } = parse(read('pnpm-workspace.yaml')) as { catalog: Record<string, string> };
  expect(catalog.node).toBe(version);
  expect(read('Dockerfile')).toContain(`ARG NODE_IMAGE=node:${version}-`);
});

test('the library versions that are looked for are of libraries we have', () => {
  const { packageRules } = JSON.parse(read('.github/renovate.json')) as {
    packageRules: { matchPackageNames?: string[] }[];
  };
  const { catalog } = parse(read('pnpm-workspace.yaml')) as { catalog: Record<string, string> };
  const names = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  const unknown = names.filter(
    (name) => !Object.keys(catalog).some((known) => known.startsWith(name.replace('**', ''))),
  );
  expect(unknown).toEqual([]);
});
