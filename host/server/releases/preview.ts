import type { HostRelease, Registry, RemoteRelease } from '@silverjobs/federation';
import {
  checkHostRelease,
  checkRemoteRelease,
  isPreviewPermitted,
  type Keyring,
} from '@silverjobs/federation/store';
import type { PreviewNote } from '../../common/boot-data.ts';

/** Parameters of a document's address: what to replace, and the permission for it. */
const RELEASE_PARAM = 'release';
const PERMISSION_PARAM = 'preview';

const WANTED = /^[a-z][a-z-]{1,30}:[a-z0-9]{6,40}(,[a-z][a-z-]{1,30}:[a-z0-9]{6,40}){0,9}$/;

/** What a preview is composed with. */
export interface PreviewParts {
  readBuild: (name: string, release: string) => Promise<RemoteRelease | null>;
  readHost: (release: string) => Promise<HostRelease | null>;
  keyring: Keyring;
  /** Production shows a preview to nobody without a permission. */
  production: boolean;
  /** Clock in milliseconds. */
  now?: () => number;
}

/** A registry to compose from, and what to tell about it. */
export interface ComposedPreview {
  registry: Registry;
  note?: PreviewNote;
}

/**
 * The registry with some remotes, or the host, replaced by other published builds, for one document
 * (delivery-60).
 * Builds come from the store and by their name only; no address can be named.
 * @param query of the document's address
 */
export async function composePreview(
  registry: Registry,
  query: URLSearchParams,
  parts: PreviewParts,
): Promise<ComposedPreview> {
  const wanted = query.get(RELEASE_PARAM);
  if (!wanted) return { registry };
  const refused = (problem: string) => ({ registry, note: { releases: [], problem } });
  if (!WANTED.test(wanted)) return refused('Erwartet wird release=<name>:<build>.');
  const { keyring, now = Date.now } = parts;
  const permission = query.get(PERMISSION_PARAM);
  if (parts.production && !isPreviewPermitted(wanted, permission, keyring, now())) {
    return refused('Die Erlaubnis fehlt oder ist abgelaufen.');
  }
  const builds: RemoteRelease[] = [];
  let host: HostRelease | null = null;
  for (const one of wanted.split(',')) {
    const [name = '', release = ''] = one.split(':');
    if (name === 'host') host = await parts.readHost(release).catch(() => null);
    const build = name === 'host' ? null : await parts.readBuild(name, release).catch(() => null);
    if (build) builds.push(build);
    else if (name !== 'host' || !host) return refused(`Es gibt keinen Build ${one}.`);
  }
  const composed = withBuilds(registry, builds, host);
  const [problem] = [
    ...(host ? checkHostRelease(host, composed) : []),
    ...builds.flatMap((build) => checkRemoteRelease(build, composed)),
  ];
  if (problem) return refused(problem);
  const releases = [...(host ? [{ name: 'host', ...host }] : []), ...builds];
  return {
    registry: composed,
    note: { releases: releases.map(({ name, release }) => ({ name, release })) },
  };
}

function withBuilds(
  registry: Registry,
  builds: RemoteRelease[],
  host: HostRelease | null,
): Registry {
  const names = new Set(builds.map(({ name }) => name));
  const { disabled = [] } = registry;
  return {
    ...registry,
    host: host ?? registry.host,
    remotes: {
      ...registry.remotes,
      ...Object.fromEntries(builds.map((build) => [build.name, build])),
    },
    disabled: disabled.filter((name) => !names.has(name)),
  };
}
