import type { CallKey } from '@silverjobs/contract';
import type { RegistryPage } from '@silverjobs/federation';
import { hostPaths } from './host-paths.ts';

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
