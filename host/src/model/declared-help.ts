import { withBasePath } from '@silverjobs/contract/base-path';
import { queryOptions } from '@tanstack/react-query';
import type { DeclaredHelp } from '../../common/help.ts';

/** Help with some pages, and who may open these. */
export type ShownTopic = DeclaredHelp['topics'][number];
/** A stop of the tour, and who may open its page. */
export type ShownStop = DeclaredHelp['stops'][number];

/** Help as the live remotes declare it: one file for all, fetched where help is read (guide-15). */
export const declaredHelpQuery = queryOptions({
  queryKey: ['declared-help'],
  queryFn: fetchDeclaredHelp,
  staleTime: Number.POSITIVE_INFINITY,
});

async function fetchDeclaredHelp(): Promise<DeclaredHelp> {
  const response = await fetch(withBasePath('/help.json'));
  if (!response.ok) throw new Error(`Help answered ${response.status}.`);
  const { topics, stops } = (await response.json()) as Partial<DeclaredHelp>;
  if (!Array.isArray(topics) || !Array.isArray(stops)) throw new Error('The answer is no help.');
  return { topics, stops };
}
