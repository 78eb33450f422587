import type { CallKey } from '@silverjobs/contract';
import type { Registry, RegistryPage } from '@silverjobs/federation';
import { allFirstCalls, type FirstCall } from './call-addresses.ts';
import { hostPaths } from './host-paths.ts';

/** First calls of pages, by container and exposed name. */
export type FirstCallTable = Record<string, FirstCall[]>;

/**
 * What each page asks for first (delivery-58). Documents leave it out, since most visitors need only
 * that of their first page; the back-office's is nobody's business (operators-1).
 */
export function firstCallsOf({ remotes }: Registry): FirstCallTable {
  const entries = Object.values(remotes).flatMap(({ container, pages }) =>
    pages.flatMap((page) => {
      const calls = allFirstCalls(page);
      const isTold = calls.length > 0 && page.access.kind !== 'operator';
      return isTold ? [[`${container}/${page.expose}`, calls]] : [];
    }),
  );
  return Object.fromEntries(entries);
}

const imprint = [
  { group: 'main', path: '/imprint' satisfies PathOf<Extract<CallKey, `GET ${string}`>> },
] as const;

type PathOf<Key> = Key extends `GET ${infer Path}` ? Path : never;

/** What pages of the host ask for first, as remotes declare it for theirs (delivery-43). */
export const hostFirstCalls: Readonly<Record<string, RegistryPage['firstCalls']>> = {
  [hostPaths.imprint]: [...imprint],
  [hostPaths.privacyPolicy]: [...imprint],
  [hostPaths.help]: [...imprint],
};
