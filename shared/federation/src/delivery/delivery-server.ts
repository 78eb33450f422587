import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { goingNeeds } from '../registry/compatibility.ts';
import type { HostRelease, RemoteRelease, TeamKey } from '../registry/registry.ts';
import { setCanary } from '../store/canary.ts';
import { checkStored } from '../store/check-stored.ts';
import type { Keyring } from '../store/envelope.ts';
import { rollBack, setEnabled } from '../store/operate.ts';
import { rollBackHost, setHostCanary } from '../store/operate-host.ts';
import { permitPreview } from '../store/preview-permission.ts';
import { publishHost, publishRemote } from '../store/publish.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { PublishResult } from '../store/swap-registry.ts';
import { tellChanges, tellLive } from '../store/tell-registry.ts';
import { checkPagesApart } from './check-apart.ts';
import { receiveRelease } from './receive-release.ts';
import { digestOf, MAX_AGE_MS, openRequest } from './signed-request.ts';
import { NotAllowed, RIGHTS, type Right, requireRight, storeForKey } from './team-keys.ts';

/** A whole release with all its files, as base64. */
const BODY_LIMIT_BYTES = 48 * 1024 * 1024;
const REQUEST_TIMEOUT_MS = 120_000;
const PREVIEW_MS = 8 * 3_600_000;
const HOST = 'host';
const EVERYTHING = 100;

const name = z.string().regex(/^[a-z][a-z-]{1,30}$/);
const release = z.string().regex(/^[a-z0-9]{6,40}$/);
const why = z.string().trim().min(1).max(500).exactOptional();
const bodies = {
  live: z.strictObject({ name, release, why }),
  canary: z.strictObject({ name, release, percent: z.int().min(0).max(EVERYTHING), why }),
  rollback: z.strictObject({ name, release: release.exactOptional(), why }),
  enabled: z.strictObject({ name, enabled: z.boolean(), why }),
  preview: z.strictObject({ name, release }),
};

declare module 'fastify' {
  interface FastifyRequest {
    teamKey: TeamKey | null;
    digest: string;
  }
}

/**
 * Takes releases of teams over HTTP, and makes them live as `pnpm release` and `pnpm registry` do. Each
 * request is signed by a key that stands in the registry; what the key may is looked up in the registry that
 * is changed.
 * @param keyring signs the registry; teams never have it
 * @param now in milliseconds since 1970
 */
export function buildDeliveryServer(
  store: ReleaseStore,
  keyring: Keyring,
  now: () => number = Date.now,
): FastifyInstance {
  const server = Fastify({ bodyLimit: BODY_LIMIT_BYTES, requestTimeout: REQUEST_TIMEOUT_MS });
  /** Tokens that were used, and when they are too old anyway. */
  const used = new Map<string, number>();

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Before anything of it is read.
    if (digestOf(new Uint8Array(body as Buffer)) !== request.digest) {
      return done(Object.assign(new NotAllowed('The body is not the one that was signed.')));
    }
    try {
      done(null, JSON.parse(body.toString()));
    } catch {
      done(Object.assign(new Error('The body is no JSON.'), { statusCode: 400 }));
    }
  });

  server.decorateRequest('teamKey', null);
  server.decorateRequest('digest', '');
  // Before the body: who may not send one does not.
  server.addHook('onRequest', async (request, reply) => {
    const token = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const { teamKeys = [] } = await store.readRegistry();
    const { method, url: path } = request;
    const opened = openRequest(token, { method, path }, teamKeys, now());
    for (const [other, until] of used) if (until < now()) used.delete(other);
    if (!opened || used.has(token)) {
      return reply.code(401).send({ problems: ['The request is not signed by a known key.'] });
    }
    used.set(token, now() + 2 * MAX_AGE_MS);
    request.teamKey = opened.key;
    request.digest = opened.digest;
  });

  server.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    if (error instanceof NotAllowed) return reply.code(403).send({ problems: [error.message] });
    if (error instanceof z.ZodError) {
      const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      return reply.code(400).send({ problems });
    }
    const { statusCode = 500 } = error;
    if (statusCode < 500) return reply.code(statusCode).send({ problems: [error.message] });
    console.error('A delivery failed.', error);
    return reply.code(500).send({ problems: ['The delivery server failed; its log says why.'] });
  });

  const keyOf = ({ teamKey }: FastifyRequest): TeamKey => {
    if (!teamKey) throw new NotAllowed('The request is not signed.');
    return teamKey;
  };

  const storeFor = async (
    request: FastifyRequest,
    rights: readonly Right[],
    { name, why }: { name: string; why?: string },
  ): Promise<ReleaseStore> => {
    const key = keyOf(request);
    requireRight(await store.readRegistry(), key.id, rights, name);
    return storeForKey(store, key, rights, name, why);
  };

  server.put<{ Params: { name: string; release: string } }>(
    '/delivery/releases/:name/:release',
    async (request, reply) => {
      const wanted = {
        name: name.parse(request.params.name),
        release: release.parse(request.params.release),
      };
      const own = await storeFor(request, RIGHTS, wanted);
      const result = await receiveRelease(own, wanted.name, wanted.release, request.body);
      if (result.kind === 'refused') return reply.code(409).send({ problems: result.problems });
      const described =
        wanted.name === HOST ? null : await store.description(wanted.name, wanted.release);
      return { ...wanted, notices: noticesFor(described, (await store.readRegistry()).host) };
    },
  );

  server.post('/delivery/live', async (request, reply) => {
    const body = bodies.live.parse(request.body);
    const own = await storeFor(request, ['publish'], body);
    return tell(reply, body.name, await makeLive(own, body.name, body.release));
  });

  server.post('/delivery/canary', async (request, reply) => {
    const body = bodies.canary.parse(request.body);
    // The whole of it is a publication.
    const own = await storeFor(request, [body.percent === EVERYTHING ? 'publish' : 'canary'], body);
    const { name, release, percent } = body;
    const result =
      name === HOST
        ? await setHostCanary(own, release, percent)
        : await setCanary(own, name, release, percent);
    return tell(reply, name, result);
  });

  server.post('/delivery/rollback', async (request, reply) => {
    const body = bodies.rollback.parse(request.body);
    const own = await storeFor(request, ['rollback'], body);
    const { name, release } = body;
    const result =
      name === HOST ? await rollBackHost(own, release) : await rollBack(own, name, release);
    return tell(reply, name, result);
  });

  server.post('/delivery/enabled', async (request, reply) => {
    const body = bodies.enabled.parse(request.body);
    const own = await storeFor(request, ['disable'], body);
    return tell(reply, body.name, await setEnabled(own, body.name, body.enabled));
  });

  server.post('/delivery/preview', async (request, reply) => {
    const body = bodies.preview.parse(request.body);
    await storeFor(request, ['preview'], body);
    const { name, release } = body;
    if (!(await store.readHashes(name, release))) {
      return reply.code(409).send({ problems: [`${name} has no release ${release}.`] });
    }
    const releases = `${name}:${release}`;
    const preview = permitPreview(releases, now() + PREVIEW_MS, keyring);
    return { query: `?${new URLSearchParams({ release: releases, preview })}` };
  });

  server.get('/delivery/registry', async () => {
    const { host, remotes } = await store.readRegistry();
    const all = { ...remotes, ...(host && { host }) };
    const live = Object.entries(all).map(([name, { release }]) => [name, release]);
    return { live: Object.fromEntries(live), lines: await tellLive(store) };
  });
  server.get<{ Querystring: { from?: string; to?: string } }>(
    '/delivery/changes',
    async ({ query: { from, to } }) => ({ lines: await tellChanges(store, from, to) }),
  );
  return server;
}

/** Makes a release live that is in the store, after all checks of a publication. */
async function makeLive(
  store: ReleaseStore,
  name: string,
  release: string,
): Promise<PublishResult> {
  const described: HostRelease | RemoteRelease | null =
    name === HOST ? await store.hostDescription(release) : await store.description(name, release);
  if (!described) return { kind: 'refused', problems: [`${name} has no release ${release}.`] };
  const missing = await checkStored(store, name, described);
  if (missing.length > 0) return { kind: 'refused', problems: missing };
  const { host, remotes } = await store.readRegistry();
  const isRemote = 'name' in described;
  const problems = isRemote
    ? await checkPagesApart(store, host, [described])
    : await checkPagesApart(store, described, Object.values(remotes));
  if (problems.length > 0) return { kind: 'refused', problems };
  return isRemote ? publishRemote(store, described) : publishHost(store, described);
}

/** The same whether something has changed or stood so already. */
function tell(reply: FastifyReply, name: string, result: PublishResult) {
  if (result.kind === 'refused') return reply.code(409).send({ problems: result.problems });
  const { revision, host, remotes } = result.registry;
  const live = name === HOST ? host : remotes[name];
  const notices = noticesFor(remotes[name], host);
  return { name, release: live?.release ?? null, revision, notices };
}

/** What its team should know of a release that is not refused. */
function noticesFor(release: RemoteRelease | null | undefined, host: HostRelease | null): string[] {
  return release && host ? goingNeeds(release, host) : [];
}
