#!/usr/bin/env node
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { HostBuild } from '../build/build-host.ts';
import type { RemoteBuild } from '../build/build-remote.ts';
import { openDelivery } from '../delivery/delivery-client.ts';
import { buildDeliveryServer } from '../delivery/delivery-server.ts';
import { openLetters, type SendLetters } from '../delivery/owner-letters.ts';
import { takeBackFailing } from '../delivery/watch-live.ts';
import { keyringFor, openObjects, openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { readCommit } from './author.ts';

const USAGE = `pnpm delivery serve              takes releases of teams over HTTP; needs REGISTRY_PRIVATE_KEY
  --port <port>, --host <address>  where it listens (default 3200 on 127.0.0.1)
  --store <store>                a folder or s3://bucket/folder (default .store)

pnpm delivery build <name>       builds a remote and says what of it goes to users

With --to <address> (or DELIVERY_URL) and DELIVERY_KEY, from anywhere:
pnpm delivery release <name>     builds a remote, or host, sends it and makes it live
pnpm delivery aside <name>       builds and sends it, for a canary or a preview
pnpm delivery live <name> <release>
pnpm delivery canary <name> <release> <percent>
pnpm delivery rollback <name> [release]
pnpm delivery disable | enable <name>
pnpm delivery preview <name> <release>
pnpm delivery list
pnpm delivery diff [from] [to]
  --why <reason>                 stands in the revision; of a release by default its commit`;

/** How often it is looked whether a live release must be taken back, in milliseconds. */
const WATCH_MS = 2_000;

/** The workspace, or a repository that is one remote. */
const root = process.cwd();
const lines = z.object({ lines: z.array(z.string()) });
/** What the team should know; servers of before 2026-11-26 say nothing. */
const notices = z.array(z.string()).default([]);
const sent = z.object({ notices });
const live = z.object({
  name: z.string(),
  release: z.string().nullable(),
  revision: z.int(),
  notices,
});
const query = z.object({ query: z.string() });

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '3200' },
    store: { type: 'string' },
    to: { type: 'string', default: process.env.DELIVERY_URL ?? '' },
    why: { type: 'string' },
  },
});
const [command, name, release, percent] = positionals;

async function serve(): Promise<void> {
  const address = values.store ?? process.env.RELEASE_STORE ?? join(root, '.store');
  await openObjects(address, process.env).requireConditions();
  const store = openStore(address, process.env);
  const server = buildDeliveryServer(store, keyringFor(address, process.env));
  const letters = openLetters(process.env);
  const watch = setInterval(() => void watchLive(store, letters), WATCH_MS);
  server.addHook('onClose', () => clearInterval(watch));
  const url = await server.listen({ host: values.host, port: Number(values.port) });
  console.log(`Releases are taken at ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

/** Takes failing live releases back; nothing of it stops the server. */
async function watchLive(store: ReleaseStore, send: SendLetters): Promise<void> {
  try {
    for (const taken of await takeBackFailing(store)) await send(taken);
  } catch (error) {
    console.error('Whether live releases fail cannot be looked up.', error);
  }
}

/** The bundler is loaded by who builds: the image that serves has none. */
async function build(name: string): Promise<RemoteBuild | HostBuild> {
  if (name === 'host') return (await import('../build/build-host.ts')).buildHost(root);
  return (await import('../build/build-remote.ts')).buildRemote(root, name);
}

/** Builds without sending; what would be refused for the sources alone is said here. */
async function tryBuild(remote: string): Promise<void> {
  const { release, files } = await build(remote);
  const bytes = files.reduce((sum, { content }) => sum + content.byteLength, 0);
  console.log(
    `${remote}: ${release.release}, ${files.length} files of ${Math.ceil(bytes / 1024)} KB`,
  );
}

async function ask(): Promise<void> {
  const key = process.env.DELIVERY_KEY;
  if (!values.to || !key)
    throw new Error('It needs --to <address> or DELIVERY_URL, and DELIVERY_KEY.');
  const delivery = openDelivery(values.to, key);
  const why = values.why && { why: values.why };
  const change = async (path: string, body: object): Promise<void> => {
    const done = live.parse(await delivery('POST', `/delivery/${path}`, body));
    say([`${done.name}: ${done.release} is live, registry revision ${done.revision}`]);
    say(done.notices);
  };
  const send = async (remote: string) => {
    const built = await build(remote);
    const { release: description, files } = built;
    const texts = files.map(({ name, content }) => [name, Buffer.from(content).toString('base64')]);
    const path = `/delivery/releases/${remote}/${description.release}`;
    const answer = await delivery('PUT', path, { description, files: Object.fromEntries(texts) });
    return { release: description.release, ...sent.parse(answer) };
  };
  if (command === 'list') {
    say(lines.parse(await delivery('GET', '/delivery/registry')).lines);
  } else if (command === 'diff') {
    const asked = new URLSearchParams({
      ...(name && { from: name }),
      ...(release && { to: release }),
    });
    say(lines.parse(await delivery('GET', `/delivery/changes?${asked}`)).lines);
  } else if (!name) throw new Error(USAGE);
  else if (command === 'release') {
    const { release } = await send(name);
    await change('live', { name, release, why: values.why ?? readCommit(root) });
  } else if (command === 'aside') {
    const { release, notices } = await send(name);
    say([`${name}: ${release} is in the store, not live: ?release=${name}:${release}`]);
    say(notices);
  } else if (command === 'live' && release) await change('live', { name, release, ...why });
  else if (command === 'canary' && release && percent)
    await change('canary', { name, release, percent: Number(percent), ...why });
  else if (command === 'rollback')
    await change('rollback', { name, ...(release && { release }), ...why });
  else if (command === 'disable' || command === 'enable')
    await change('enabled', { name, enabled: command === 'enable', ...why });
  else if (command === 'preview' && release)
    say([query.parse(await delivery('POST', '/delivery/preview', { name, release })).query]);
  else throw new Error(USAGE);
}

function say(text: string[]): void {
  if (text.length > 0) console.log(text.join('\n'));
}

try {
  if (command === 'serve') await serve();
  else if (command === 'build' && name) await tryBuild(name);
  else await ask();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
