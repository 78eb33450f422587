import { matchPath } from 'react-router';
import { unmetNeeds } from '../registry/compatibility.ts';
import {
  type HostRelease,
  type Registry,
  type RemoteRelease,
  RemoteReleaseSchema,
} from '../registry/registry.ts';
import { hostFiles, remoteFiles, unhashed } from '../registry/release-files.ts';
import { checkRoles, unservedPurposes } from './check-roles.ts';
import { checkSlots } from './check-slots.ts';

/**
 * Everything that must hold before a remote's release may go live beside what is live now.
 * @returns what is wrong, in sentences; empty when nothing is
 */
export function checkRemoteRelease(release: RemoteRelease, registry: Registry): string[] {
  return [
    ...schemaProblems(release),
    ...missingFiles(release),
    ...beingPruned(release.name, release.release, registry),
    ...clashingPaths(release, registry),
    ...(registry.host ? unmetNeeds(release, registry.host) : []),
    ...(registry.hostCanary ? unmetNeeds(release, registry.hostCanary.release) : []),
    ...menuWithoutPage(release),
    ...helpWithoutPage(release),
    ...unknownParents(release, registry),
    ...checkRoles(release, registry),
    ...checkSlots(release, registry),
  ];
}

/**
 * Where a release is not of the registry's form: an unknown rule of access, a page without a file, a
 * name that leaves its folder.
 */
export function schemaProblems(release: RemoteRelease): string[] {
  // A file without a hash has a sentence of its own.
  const issues = RemoteReleaseSchema.safeParse(release).error?.issues ?? [];
  return issues
    .filter(({ path }) => path.length > 0)
    .map(({ path, message }) => `${release.name}: ${path.join('.')}: ${message}`);
}

function missingFiles(release: RemoteRelease): string[] {
  return unhashed(remoteFiles(release), release.integrity).map(
    (file) => `${release.name} needs ${file}, which the release does not contain.`,
  );
}

function beingPruned(name: string, release: string, { pruning = [] }: Registry): string[] {
  return pruning.includes(`${name}/${release}`)
    ? [`${name} ${release} is being taken out of the store: release it again when that is done.`]
    : [];
}

function clashingPaths(release: RemoteRelease, registry: Registry): string[] {
  const claims = Object.values({ ...registry.remotes, [release.name]: release }).flatMap((remote) =>
    remote.pages.flatMap(({ path, aliases = [], access }) =>
      [path, ...aliases].map((claimed) => ({ remote: remote.name, claimed, access })),
    ),
  );
  return claims.flatMap((one, index) =>
    claims
      .slice(index + 1)
      .filter((other) => one.claimed === other.claimed && !shareable(one.access, other.access))
      .filter((other) => [one.remote, other.remote].includes(release.name))
      .map((other) => `${one.claimed} is claimed by ${one.remote} and by ${other.remote}.`),
  );
}

/** Two pages may share a path when no user may open both, as with /jobs (access-8). */
function shareable(one: { kind: string }, other: { kind: string }): boolean {
  return (
    new Set([one.kind, other.kind, 'candidate', 'client']).size === 2 && one.kind !== other.kind
  );
}

/** Whether every live remote can run on a release of the host; says what is wrong. */
export function checkHostRelease(host: HostRelease, registry: Registry): string[] {
  const missing = unhashed(hostFiles(host), host.integrity).map(
    (file) => `host needs ${file}, which the release does not contain.`,
  );
  return [
    ...missing,
    ...beingPruned('host', host.release, registry),
    ...[
      ...Object.values(registry.remotes),
      ...Object.values(registry.canaries ?? {}).map(({ release }) => release),
    ].flatMap((remote) => unmetNeeds(remote, host)),
    ...unservedPurposes(host, registry.remotes),
  ];
}

function menuWithoutPage({ name, menu, pages }: RemoteRelease): string[] {
  return menu
    .filter((entry) => !pages.some((page) => matchPath(page.path, entry.path)))
    .map((entry) => `${name} has the menu entry ${entry.label}, but no page ${entry.path}.`);
}

/** Help stays with the team that owns the page: it is declared for pages of the release only. */
function helpWithoutPage({ name, pages, help = [], tour = [] }: RemoteRelease): string[] {
  const own = pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const said = [
    ...help.flatMap(({ title, paths }) => paths.map((path) => ({ title, path }))),
    ...tour,
  ];
  return said
    .filter(({ path }) => !own.includes(path))
    .map(({ title, path }) => `${name} explains ${path} in „${title}“, but has no such page.`);
}

function unknownParents(release: RemoteRelease, { remotes }: Registry): string[] {
  const entries = Object.values({ ...remotes, [release.name]: release }).flatMap(
    ({ menu }) => menu,
  );
  return release.pages
    .filter(({ under }) => under !== undefined && !entries.some(({ path }) => path === under))
    .map(
      ({ path, under }) => `${release.name} has ${path} under ${under}, which is no menu entry.`,
    );
}
