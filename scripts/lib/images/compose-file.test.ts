import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCompose } from './compose-file.ts';
import { runArguments } from './podman.ts';
import { sizeProblems } from './sizes.ts';

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'compose.yaml'), 'utf8');
const PASSWORD = 'p@ss/w:rd#1';
const given = { DATABASE_PASSWORD: PASSWORD };

/** What podman is told to start a service. */
function argumentsOf(name: string): string[] {
  const file = readCompose(text, given);
  const service = file.services[name];
  if (!service) throw new Error(name);
  return runArguments(file, [name, service], { image: 'image', root: '/root', files: ['/a.env'] });
}

test('OPER-18 compose.yaml is read as compose reads it: values, defaults, and what must be given', () => {
  const { services } = readCompose(text, { ...given, APP_ENVIRONMENT: 'production' });
  expect(services.backend?.environment).toMatchObject({
    APP_ENVIRONMENT: 'production',
    PUBLIC_URL: 'https://localhost',
    PGPASSWORD: PASSWORD,
  });
  expect(() => readCompose(text, {})).toThrow('DATABASE_PASSWORD is missing');
});

test('OPER-18 a password with any sign leaves the address of the database alone', () => {
  const { services } = readCompose(text, given);
  for (const name of ['backend', 'backup']) {
    const url = new URL(services[name]?.environment.DATABASE_URL ?? '');
    expect([url.hostname, url.password]).toEqual(['database', '']);
  }
});

test('OPER-18 a container gets the rights, volumes and settings of its service, and no more', () => {
  const given = argumentsOf('documents');
  expect(given.slice(0, 5)).toEqual([
    ...['--network', 'silverjobs', '--network-alias', 'documents', '--read-only'],
  ]);
  const pairs = given.map((argument, index) => `${argument} ${given[index + 1]}`);
  expect(pairs).toEqual(
    expect.arrayContaining([
      ...['--cap-drop ALL', '--security-opt no-new-privileges', '--tmpfs /tmp'],
      ...['--volume silverjobs_trust:/trust:ro', '--env-file /a.env'],
    ]),
  );
  expect(given.slice(-3)).toEqual([
    ...['image', '--env-file-if-exists=/trust/documents.env', 'host/server/main.ts'],
  ]);
  expect(argumentsOf('proxy')).toEqual(
    expect.arrayContaining([
      '/root/deploy/Caddyfile:/etc/caddy/Caddyfile:ro',
      '127.0.0.1::443/udp',
    ]),
  );
});

test('OPER-18 images that grow over the goal are named', () => {
  const say = jest.fn();
  expect(sizeProblems({ base: 300e6, run: 490e6, publish: 800e6 }, say)).toEqual([]);
  expect(say).toHaveBeenCalledWith(expect.stringContaining('190 MB'));
  expect(sizeProblems({ base: 300e6, run: 501e6, publish: 901e6 }, say)).toHaveLength(2);
});
