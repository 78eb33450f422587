import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { podman, show } from './podman.ts';

/** Images that ours begin with. */
export type Bases = Readonly<Record<'node' | 'postgres' | 'proxy', string>>;

const STAND_INS: Bases = {
  node: 'localhost/stand-in-node',
  postgres: 'localhost/stand-in-postgres',
  proxy: 'localhost/stand-in-proxy',
};

/** Builds without asking for cgroups or a network of their own. */
export const BUILD = [
  'bud',
  '--layers',
  '--isolation',
  'chroot',
  '--network',
  'host',
  '--pull-never',
];

const exists = async (image: string): Promise<boolean> =>
  podman('image', 'exists', image).then(
    () => true,
    () => false,
  );

/**
 * The images of that name where they are here or can be pulled, else stand-ins from Debian's packages: good for
 * files, rights, starts and what ours add, not for the size of the whole.
 * @param folder a folder for what the stand-ins are made of
 * @returns null where neither can be had
 */
export async function findBases(wanted: Bases, folder: string): Promise<Bases | null> {
  const pulled = await Promise.all(
    Object.values(wanted).map(
      async (image) =>
        (await exists(image)) ||
        podman('pull', '--quiet', image).then(
          () => true,
          () => false,
        ),
    ),
  );
  if (pulled.every(Boolean)) return wanted;
  if (spawnSync('mmdebstrap', ['--version']).status !== 0) return null;
  console.log(
    'The images of node, postgres and caddy cannot be had here; stand-ins from Debian are taken.',
  );
  const there = await Promise.all(Object.values(STAND_INS).map(exists));
  if (!there.every(Boolean)) await makeStandIns(folder);
  return STAND_INS;
}

const RELEASE = 'bookworm';
const INSTALL = 'apt-get update -q >/dev/null && apt-get install -y -q --no-install-recommends';

async function makeStandIns(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'debian.tar');
  const include = '--include=ca-certificates,libstdc++6';
  await show('mmdebstrap', ['--quiet', '--variant=minbase', include, RELEASE, archive]);
  await podman('import', archive, 'localhost/stand-in-debian');
  // Where this machine reaches packages by certificates or settings of its own, builds need them, too.
  const trusted = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt';
  const settings = spawnSync('npm', ['config', 'get', 'globalconfig'], { encoding: 'utf8' });
  await show('npm', ['install', '--silent', '--prefix', join(folder, 'npm'), 'npm']);
  for (const [name, lines] of Object.entries(FILES)) {
    const context = join(folder, name);
    mkdirSync(context, { recursive: true });
    copyFileSync(trusted, join(context, 'ca.crt'));
    const npmrc = settings.stdout.trim();
    if (existsSync(npmrc)) copyFileSync(npmrc, join(context, 'npmrc'));
    else writeFileSync(join(context, 'npmrc'), '');
    if (name === 'node') {
      copyFileSync(process.execPath, join(context, 'node'));
      cpSync(join(folder, 'npm/node_modules/npm'), join(context, 'npm'), {
        recursive: true,
        dereference: true,
      });
    }
    writeFileSync(join(context, 'entry.sh'), DATABASE_ENTRY);
    chmodSync(join(context, 'entry.sh'), 0o755);
    const file = ['FROM localhost/stand-in-debian', TRUST, ...lines].join('\n');
    writeFileSync(join(context, 'Dockerfile'), `${file}\n`);
    await show('buildah', [...BUILD, '-t', `localhost/stand-in-${name}`, context]);
  }
}

const TRUST = 'COPY ca.crt /etc/ssl/certs/ca-certificates.crt';
const BIN = '/usr/local/bin';
const FILES: Record<keyof Bases, string[]> = {
  node: [
    `COPY node ${BIN}/node`,
    'COPY npm /usr/local/lib/node_modules/npm',
    'COPY npmrc /usr/local/etc/npmrc',
    `RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js ${BIN}/npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js ${BIN}/npx && groupadd -g 1000 node && useradd -u 1000 -g node -m node`,
    'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
  ],
  postgres: [
    `RUN ${INSTALL} postgresql >/dev/null && rm -rf /var/lib/apt/lists/* && mkdir -p /var/lib/postgresql/data`,
    'COPY entry.sh /entry.sh',
    'ENTRYPOINT ["/entry.sh"]',
  ],
  proxy: [
    // The release's own Caddy loses the body of a call when it tries again; the newest one does not.
    // Mirrors that stand still are taken, too.
    `RUN sed -n '1s/^deb \\(.*\\) ${RELEASE}/deb [check-valid-until=no] \\1 sid/p' /etc/apt/sources.list >/etc/apt/sources.list.d/newest.list`,
    "RUN printf 'Package: *\\nPin: release n=sid\\nPin-Priority: 100\\n' >/etc/apt/preferences.d/newest",
    `RUN ${INSTALL} caddy/sid >/dev/null && rm -rf /var/lib/apt/lists/*`,
    'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]',
  ],
};

/** What the database's own image does at its start, as far as compose.yaml asks for it. */
const DATABASE_ENTRY = `#!/bin/bash
set -e
data=/var/lib/postgresql/data
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
chown postgres "$data"
if [ ! -f "$data/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" >/tmp/password
  chown postgres /tmp/password
  su postgres -c "$bin/initdb -D $data -A scram-sha-256 --pwfile=/tmp/password -U $POSTGRES_USER -E UTF8 --locale=C.UTF-8" >/dev/null
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
  su postgres -c "$bin/pg_ctl -D $data -w start" >/dev/null
  PGPASSWORD=$POSTGRES_PASSWORD psql -h 127.0.0.1 -U "$POSTGRES_USER" -d postgres -qc "create database $POSTGRES_USER"
  su postgres -c "$bin/pg_ctl -D $data -w stop" >/dev/null
fi
exec su postgres -c "$bin/postgres -D $data -c listen_addresses='*' $*"
`;
