import { PURPOSES } from '../registry/page-roles.ts';
import type { HostRelease, Registry, RegistryPage, RemoteRelease } from '../registry/registry.ts';

/**
 * What is wrong with the purposes and deep links of a remote's release beside those that are live.
 * @returns sentences; empty when nothing is wrong
 */
export function checkRoles(release: RemoteRelease, { remotes }: Registry): string[] {
  return [
    ...unknownPurposes(release),
    ...unfitPaths(release),
    ...clashingRoles(release, { ...remotes, [release.name]: release }),
  ];
}

/** What a host links to and no page of the remotes is for; without any remote nothing is missed. */
export function unservedPurposes({ needs = [] }: HostRelease, remotes: Registry['remotes']) {
  if (Object.keys(remotes).length === 0) return [];
  return needs
    .filter((purpose) => !serves(remotes, purpose))
    .map((purpose) => `The host links to a page for ${purpose}, and no remote has one.`);
}

/** What the live host links to and would have no page any more with this release. */
export function lostPurposes(release: RemoteRelease, { host, remotes }: Registry): string[] {
  const next = { ...remotes, [release.name]: release };
  return (host?.needs ?? [])
    .filter((purpose) => serves(remotes, purpose) && !serves(next, purpose))
    .map((purpose) => `With this ${release.name} no page is left for ${purpose}.`);
}

function serves(remotes: Registry['remotes'], wanted: string): boolean {
  return Object.values(remotes).some(({ pages }) =>
    pages.some(({ purpose }) => purpose === wanted),
  );
}

/** What only one page of the product can be; pages that share a path are one to a link. */
function clashingRoles(release: RemoteRelease, remotes: Registry['remotes']): string[] {
  const claims = Object.values(remotes).flatMap(({ name, pages }) =>
    pages.flatMap((page) => rolesOf(page).map((role) => ({ name, path: page.path, role }))),
  );
  return claims.flatMap((one, index) =>
    claims
      .slice(index + 1)
      .filter((other) => other.role === one.role && other.path !== one.path)
      .filter((other) => [one.name, other.name].includes(release.name))
      .map(
        (other) =>
          `${one.path} of ${one.name} and ${other.path} of ${other.name} both ${one.role}.`,
      ),
  );
}

function rolesOf({ path, purpose, deepLink }: RegistryPage): string[] {
  const links = path.includes(':') ? 'links with an id' : 'links without an id';
  return [
    ...(purpose ? [`have the purpose ${purpose}`] : []),
    ...(deepLink?.targets ?? []).map((target) => `take the deep ${links} to ${target}`),
  ];
}

function unknownPurposes({ name, pages }: RemoteRelease): string[] {
  const known: readonly string[] = PURPOSES;
  return pages.flatMap(({ path, purpose, withoutButtonTo = [] }) =>
    [...(purpose ? [purpose] : []), ...withoutButtonTo]
      .filter((named) => !known.includes(named))
      .map(
        (named) => `${name} names the purpose ${named} on ${path}, which the host does not know.`,
      ),
  );
}

/** The host has nothing to fill into the path of a purpose, and one id at most for a deep link. */
function unfitPaths({ name, pages }: RemoteRelease): string[] {
  return pages.flatMap(({ path, purpose, deepLink }) => {
    const parameters = path.split(':').length - 1;
    return [
      ...(purpose && parameters > 0
        ? [`${name} has ${path} for ${purpose}, which needs an id.`]
        : []),
      ...(deepLink && parameters > 1
        ? [`${name} has deep links to ${path}, which needs more than one id.`]
        : []),
      ...(deepLink?.record && parameters === 0
        ? [`${name} looks up a ${deepLink.record} for ${path}, which has no place for it.`]
        : []),
    ];
  });
}
