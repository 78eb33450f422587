import { rm } from 'node:fs/promises';
import { startDocumentServer } from '../federation/support/separate-product.ts';
import { findCompatible } from './compatible-remotes.ts';
import type { Verdict } from './judge.ts';
import { composeStore, type StoredReleases } from './stored-release.ts';
import { chosenPages, type VisitOptions, visitPages } from './visit-pages.ts';

/** What to run, and with what. */
export interface RunOptions extends Omit<VisitOptions, 'url' | 'remotes'> {
  /** Names of the remotes whose pages are opened. */
  names: string[];
  /** For the composed releases; what is there goes. */
  folder: string;
}

/**
 * Compares remotes with a host by what they say of themselves, composes those that fit, and opens
 * the pages of the named ones.
 */
export async function runTogether(
  { host, remotes }: StoredReleases,
  { names, folder, ...visiting }: RunOptions,
): Promise<Record<string, Verdict>> {
  if (!host || names.length === 0) return {};
  const { compatible, refused } = findCompatible(host.release, Object.values(remotes));
  await rm(folder, { recursive: true, force: true });
  await composeStore(folder, host, compatible);
  const releases = compatible
    .map(({ release }) => release)
    .filter(({ name }) => names.includes(name));
  const server = await startDocumentServer(folder, {});
  const visited = await visitPages({ ...visiting, url: server.url, remotes: releases }).finally(
    server.stop,
  );
  const verdicts = names.map((name): [string, Verdict] => {
    const reasons = refused.get(name);
    if (reasons) return [name, { kind: 'refused', problems: reasons }];
    const problems = visited.get(name) ?? [];
    const release = remotes[name]?.release;
    const pages = release ? chosenPages(release, visiting.all).length : 0;
    return [name, problems.length > 0 ? { kind: 'broken', problems } : { kind: 'runs', pages }];
  });
  return Object.fromEntries(verdicts);
}
