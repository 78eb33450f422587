import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostRelease, RemoteRelease } from '@silverjobs/federation';
import {
  integrityOf,
  openStore,
  publishHost,
  publishRemote,
  type ReleaseStore,
} from '@silverjobs/federation/store';
import { inlineScriptsFile } from './inline-scripts.ts';

/** A store in which a remote and the host have a live release and one to try. */
export interface CanaryStore {
  folder: string;
  store: ReleaseStore;
  remove(): Promise<void>;
}

/** The live release of `jobs`, and the one to try. */
export const LIVE = 'live00';
export const CANARY = 'canary';
/** The live release of the host, and the one to try. */
export const HOST_LIVE = 'abc123';
export const HOST_CANARY = 'tried00';

const content = Buffer.from('a file of the release');
const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`;
const publishedAt = '2026-11-21T00:00:00.000Z';
const host: HostRelease = {
  release: HOST_LIVE,
  scripts: ['host.js'],
  styles: [],
  fonts: [],
  integrity: { 'host.js': hash, ...integrityOf([inlineScriptsFile]) },
  provides: {},
  publishedAt,
};
const jobs = (release: string): RemoteRelease => ({
  name: 'jobs',
  owner: 'Team Test',
  release,
  container: `jobs_${release}`,
  entry: 'remoteEntry.js',
  pages: [
    {
      path: '/jobs',
      expose: 'JobPage',
      title: 'Stelle',
      access: { kind: 'public' },
      files: { js: ['page.js'], css: [] },
    },
  ],
  menu: [],
  integrity: { 'remoteEntry.js': hash, 'page.js': hash },
  requires: {},
  publishedAt,
});

/** Makes the store in a temporary folder. */
export async function createCanaryStore(): Promise<CanaryStore> {
  const parent = await mkdtemp(join(tmpdir(), 'canaries-'));
  const folder = join(parent, 'store');
  const store = openStore(folder, {});
  await store.putRelease('host', HOST_LIVE, [inlineScriptsFile]);
  await publishHost(store, host);
  await publishRemote(store, jobs(LIVE));
  const files = ['remoteEntry.js', 'page.js'].map((name) => ({ name, content }));
  await store.putRelease('jobs', LIVE, files);
  await store.putRelease('jobs', CANARY, files);
  await store.describe(jobs(CANARY));
  await store.putRelease('host', HOST_CANARY, [{ name: 'host.js', content }, inlineScriptsFile]);
  await store.describeHost({ ...host, release: HOST_CANARY });
  return { folder, store, remove: () => rm(parent, { recursive: true, force: true }) };
}
