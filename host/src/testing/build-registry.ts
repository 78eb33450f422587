import type { Registry, RegistryPage, RemoteRelease } from '@silverjobs/federation';

/** A page of a release for tests. */
export function buildPage(values: Partial<RegistryPage> = {}): RegistryPage {
  return {
    path: '/',
    expose: 'JobPoolPage',
    title: 'Silverjobs',
    access: { kind: 'signed-in' },
    files: { js: ['page.js'], css: [] },
    ...values,
  };
}

/** A release of a remote for tests. */
export function buildRemote(values: Partial<RemoteRelease> = {}): RemoteRelease {
  const name = values.name ?? 'jobs';
  return {
    name,
    owner: 'Team Test',
    release: 'abc123',
    container: `${name}_abc123`,
    entry: 'remoteEntry.js',
    pages: [buildPage()],
    menu: [],
    integrity: {},
    requires: {},
    publishedAt: '2026-11-21T00:00:00.000Z',
    ...values,
  };
}

/** A registry with these remotes. */
export function buildRegistry(...remotes: RemoteRelease[]): Registry {
  return {
    schema: 1,
    revision: 1,
    host: null,
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, remote])),
  };
}
