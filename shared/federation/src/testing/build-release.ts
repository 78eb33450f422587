import type { HostRelease, RemoteRelease } from '../registry/registry.ts';
import { integrityOf } from '../store/integrity.ts';
import type { ReleaseFile, ReleaseStore } from '../store/release-store.ts';

const HASH = `sha256-${'A'.repeat(43)}=`;

/** A release of a remote for tests. */
export function buildRemoteRelease(values: Partial<RemoteRelease> = {}): RemoteRelease {
  const name = values.name ?? 'jobs';
  return {
    name,
    owner: 'Team Test',
    release: 'abc123',
    container: `${name.replaceAll('-', '_')}_abc123`,
    entry: 'remoteEntry.js',
    pages: [
      {
        path: `/${name}`,
        expose: 'TestPage',
        title: 'Seite',
        access: { kind: 'signed-in' },
        files: { js: ['page.js'], css: [] },
      },
    ],
    menu: [],
    integrity: { 'remoteEntry.js': HASH, 'page.js': HASH },
    requires: { react: '^19.3.0' },
    publishedAt: '2026-11-21T00:00:00.000Z',
    ...values,
  };
}

/** A release of the host for tests. */
export function buildHostRelease(values: Partial<HostRelease> = {}): HostRelease {
  return {
    release: 'abc123',
    scripts: ['host.js'],
    styles: ['host.css'],
    fonts: [],
    integrity: { 'host.js': HASH, 'host.css': HASH },
    provides: { react: '19.3.1' },
    publishedAt: '2026-11-21T00:00:00.000Z',
    ...values,
  };
}

/** Files for a release, each large enough to be seen half written. */
function buildReleaseFiles(
  owner: string,
  { release, integrity }: Pick<HostRelease, 'release' | 'integrity'>,
): ReleaseFile[] {
  return Object.keys(integrity).map((name) => ({
    name,
    content: new TextEncoder().encode(`${owner} ${release} ${name} `.repeat(2_000)),
  }));
}

/** A release of a remote whose files are in a store, as after an upload. */
export async function storeRemoteRelease(
  store: Pick<ReleaseStore, 'putRelease'>,
  values: Partial<RemoteRelease>,
): Promise<RemoteRelease> {
  const draft = buildRemoteRelease(values);
  const files = buildReleaseFiles(draft.name, draft);
  await store.putRelease(draft.name, draft.release, files);
  return { ...draft, integrity: integrityOf(files) };
}

/** The same for the host. */
export async function storeHostRelease(
  store: Pick<ReleaseStore, 'putRelease'>,
  values: Partial<HostRelease>,
): Promise<HostRelease> {
  const draft = buildHostRelease(values);
  const names = draft.firstView ? [draft.firstView.file] : [];
  const integrity = {
    ...draft.integrity,
    ...Object.fromEntries(names.map((name) => [name, HASH])),
  };
  const files = buildReleaseFiles('host', { ...draft, integrity });
  await store.putRelease('host', draft.release, files);
  return { ...draft, integrity: integrityOf(files) };
}
