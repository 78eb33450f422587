import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HostRelease, INLINE_SCRIPTS_FILE, type RemoteRelease } from '@silverjobs/federation';
import {
  integrityOf,
  openStore,
  publishHost,
  publishRemote,
  type ReleaseFile,
} from '@silverjobs/federation/store';
import type { LightMyRequestResponse } from 'fastify';
import { readServerConfig } from '../config.ts';
import { buildServer, type ServerParts } from '../server.ts';
import { inlineScripts } from './inline-scripts.ts';

const publishedAt = '2026-11-21T00:00:00.000Z';
const RELEASE = 'def456';
const HOST_RELEASE = 'abc123';
const text = (content: string) => new TextEncoder().encode(content);

/** A host's part that renders what the remote's part says about the user, or its own page. */
const HOST_PART = `
  exports.shared = { react: {} };
  exports.render = async (input, remote) => {
    const { route, user, answers } = JSON.parse(input);
    const html = remote ? remote.render({ user, answers }) : '<p>host ' + route + '</p>';
    return JSON.stringify({ html, queries: [['calls', Object.values(answers)]] });
  };`;
const SOUND = "exports.render = ({ user }) => '<p>' + (user ? user.email : 'niemand') + '</p>';";

/** What differs between the remotes of a test. */
export interface PublishedRemote {
  name: string;
  /** Text of its server's part; null for none. */
  part?: string | null;
  access?: RemoteRelease['pages'][number]['access'];
  firstTeamCalls?: NonNullable<RemoteRelease['pages'][number]['firstTeamCalls']>;
  publicDocument?: NonNullable<RemoteRelease['pages'][number]['publicDocument']>;
  /** Versions that it needs; not compared with what the host gives. */
  requires?: Record<string, string>;
}

/** A document server that renders, and what a test does to it. */
export interface RenderingServer {
  get(
    url: string,
    token?: string,
    cookie?: string,
    encodings?: string,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Changes one byte of a remote's file in the store, or of `host`, by default of its server part. */
  alter(remote: PublishedRemote, file?: string): Promise<void>;
  /** Listens on a free port; gives its address. */
  listen(): Promise<string>;
  counts(): Promise<{ rendered: number; fallbacks: object; switchedOff: object }>;
  close(): Promise<void>;
}

/** What a document became, by its header. */
export function viewOf({ headers }: LightMyRequestResponse): string {
  return /desc="(.*)"/.exec(String(headers['server-timing']))?.[1] ?? '';
}

/**
 * Starts a document server that renders, over a store with these remotes, each with one page.
 * @param backend answers the calls; by default with the token as the user's address
 * @param parts what the server is built with beside the rest
 */
export async function openRenderingServer(
  remotes: PublishedRemote[],
  backend: RequestListener = answerWithToken,
  settings: Record<string, string> = {},
  parts: ServerParts = {},
): Promise<RenderingServer> {
  const parent = await mkdtemp(join(tmpdir(), 'rendering-'));
  const folder = join(parent, 'store');
  const store = openStore(folder, {});
  const put = async (name: string, release: string, contents: Record<string, string>) => {
    const files: ReleaseFile[] = Object.entries(contents).map(([file, content]) => ({
      name: file,
      content: text(content),
    }));
    await store.putRelease(name, release, files);
    return integrityOf(files);
  };
  const publish = async (remote: PublishedRemote) => {
    const { name, part = SOUND, access = { kind: 'signed-in' }, requires = {} } = remote;
    const files = { 'remoteEntry.js': 'x', 'page.js': 'x', 'page.css': '.a{top:1px}.b{top:1px}' };
    const integrity = await put(name, RELEASE, {
      ...files,
      ...(part !== null && { 'first-view.cjs': part }),
    });
    const page = {
      path: `/${name}`,
      expose: 'TestPage',
      title: 'Seite',
      access,
      firstCalls: [{ group: 'main' as const, path: `/${name}/first` }],
      ...(remote.firstTeamCalls && { firstTeamCalls: remote.firstTeamCalls }),
      ...(remote.publicDocument && { publicDocument: remote.publicDocument }),
      files: { js: ['page.js'], css: ['page.css'] },
    };
    const described: RemoteRelease = {
      ...{
        name,
        release: RELEASE,
        owner: 'Team',
        container: `${name}_${RELEASE}`,
        entry: 'remoteEntry.js',
      },
      ...{ pages: [page], menu: [], integrity, requires, publishedAt },
      ...(part !== null && { firstView: { file: 'first-view.cjs' } }),
    };
    // Publication would sendApiError what needs another version.
    if (!remote.requires) return void (await publishRemote(store, described));
    const registry = await store.readRegistry();
    const remotes = { ...registry.remotes, [name]: described };
    await store.writeRegistry({ ...registry, remotes, revision: registry.revision + 1 });
  };
  const host: HostRelease = {
    ...{
      release: HOST_RELEASE,
      scripts: ['host.js'],
      styles: ['host.css'],
      fonts: [],
      publishedAt,
    },
    provides: { react: '19.3.1' },
    integrity: await put('host', HOST_RELEASE, {
      'host.js': 'x',
      'host.css': '.a{top:0}.b{top:0}',
      'first-view.cjs': HOST_PART,
      [INLINE_SCRIPTS_FILE]: JSON.stringify(inlineScripts),
    }),
    firstView: { file: 'first-view.cjs' },
  };
  await publishHost(store, host);
  for (const remote of remotes) await publish(remote);
  const api = createServer(backend);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const server = await buildServer(
    readServerConfig({
      RELEASE_STORE: folder,
      API_URL: `http://127.0.0.1:${port}`,
      FIRST_VIEW: 'on',
      // What a busy machine takes for a moment is no failure here.
      ...{ FIRST_VIEW_BACKEND_MS: '20000', FIRST_VIEW_RENDER_MS: '20000' },
      ...settings,
    }),
    parts,
  );
  return {
    get: (url, token, cookie = '', encodings = 'identity', headers = {}) =>
      server.inject({
        url,
        headers: {
          ...headers,
          'accept-encoding': encodings,
          ...(token && { cookie: `authToken=${token}; ${cookie}` }),
        },
      }),
    alter: async ({ name }, altered = 'first-view.cjs') => {
      const release = name === 'host' ? HOST_RELEASE : RELEASE;
      const file = join(folder, 'releases', name, release, altered);
      await writeFile(file, `${(await readFile(file, 'utf8')).slice(0, -1)} `);
    },
    listen: () => server.listen({ port: 0, host: '127.0.0.1' }),
    counts: async () => (await server.inject('/reports/first-views')).json(),
    close: async () => {
      // First, or the server waits seconds for what it has asked and nobody answers.
      api.closeAllConnections();
      api.close();
      await server.close();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/** The user's address is the token, and so is the answer of every call. */
const answerWithToken: RequestListener = (request, response) => {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  response.statusCode = token === 'over' ? 401 : 200;
  response.setHeader('content-type', 'application/json');
  const user = { email: token, role: 'candidate', candidate_id: 1, plan_type: 'free' };
  response.end(JSON.stringify(request.url?.endsWith('/auth/me') ? user : { of: token }));
};
