import type { Registry, TeamKey } from '../registry/registry.ts';
import { keyName, readPublicKey } from '../store/envelope.ts';
import { generateKeyPair } from '../store/registry-keys.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type PublishResult, swapRegistry } from '../store/swap-registry.ts';

/** What a key can allow. Whoever has one of them may put a release into the store, not live. */
export const RIGHTS = ['publish', 'canary', 'rollback', 'disable', 'preview'] as const;
export type Right = (typeof RIGHTS)[number];

/** What an operator gives a team. */
export interface KeyGrant {
  team: string;
  /** Where the team is told what was done to its releases without it. */
  mail?: string;
  /** Names of remotes, or `host`. */
  remotes: string[];
  rights: Right[];
}

/**
 * Makes a key for a team and puts its public half into the registry.
 * @returns what became of it, the key's name and its private half, which is kept nowhere
 */
export async function grantKey(
  store: ReleaseStore,
  { team, mail, remotes, rights }: KeyGrant,
): Promise<{ result: PublishResult; id: string; privateKey: string }> {
  const { privateKey, publicKey } = generateKeyPair();
  const id = keyName(readPublicKey(publicKey));
  const key: TeamKey = { id, team, ...(mail && { mail }), publicKey, remotes, rights };
  const result = await swapRegistry(store, (registry) => {
    const unknown = rights.filter((right) => !RIGHTS.includes(right));
    if (unknown.length > 0)
      return [`There is no right ${unknown.join(', ')}: ${RIGHTS.join(', ')}.`];
    if (!team || remotes.length === 0 || rights.length === 0) {
      return ['A key needs a team, remotes and rights.'];
    }
    return { ...registry, teamKeys: [...(registry.teamKeys ?? []), key] };
  });
  return { result, id, privateKey };
}

/** Takes a key out of the registry; from that revision on it can do nothing. */
export function revokeKey(store: ReleaseStore, id: string): Promise<PublishResult> {
  return swapRegistry(store, (registry) => {
    const { teamKeys = [] } = registry;
    const left = teamKeys.filter((key) => key.id !== id);
    if (left.length === teamKeys.length) return [`There is no key ${id}.`];
    return { ...registry, teamKeys: left };
  });
}

/** A key may not do what it asks for. */
export class NotAllowed extends Error {}

/**
 * Makes sure that a key may do something with a remote.
 * @param rights one of them is enough; none for what every key may
 * @throws NotAllowed when it is not in this registry, or may not
 */
export function requireRight(
  { teamKeys = [] }: Registry,
  id: string,
  rights: readonly Right[],
  name: string,
): void {
  const key = teamKeys.find((one) => one.id === id);
  if (!key) throw new NotAllowed('The key is not known, or was revoked.');
  if (!key.remotes.includes(name)) {
    throw new NotAllowed(`The key of ${key.team} is not for ${name}.`);
  }
  if (!rights.some((right) => key.rights.includes(right))) {
    throw new NotAllowed(`The key of ${key.team} has no right to ${rights.join(' or ')}.`);
  }
}

/**
 * The store as a key may change it: its rights are looked up in the very registry that a change is
 * made to, so one that is revoked meanwhile changes nothing any more.
 */
export function storeForKey(
  store: ReleaseStore,
  { id, team }: TeamKey,
  rights: readonly Right[],
  name: string,
  why: string | undefined,
): ReleaseStore {
  return {
    ...store,
    author: { by: `${team} (key ${id})`, ...(why && { why }) },
    readRegistry: async () => {
      const registry = await store.readRegistry();
      requireRight(registry, id, rights, name);
      return registry;
    },
  };
}
