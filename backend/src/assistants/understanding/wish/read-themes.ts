import { searchPositions } from '@silverjobs/contract/position-search';
import { heardWords } from '../phrases/heard-words.ts';
import { themesOf } from '../themes.ts';
import { POSITIONS_MAX } from './name-work.ts';
import type { Work } from './work.ts';
import type { WorkIndex } from './work-index.ts';

/** Work by what somebody likes ('etwas mit Kindern'), with the words that say it. */
export function readThemes(
  { index }: WorkIndex,
  text: string,
): { readonly work: Work; readonly read: readonly string[] } | null {
  const themes = themesOf(text);
  const [first] = themes;
  if (!first) return null;
  const ids = themes.flatMap(({ search }) =>
    search.split(' ').flatMap((word) => {
      const found = searchPositions(index, word).matches;
      return found
        .flatMap((match) => (match.kind === 'position' ? match.option.id : []))
        .slice(0, 2);
    }),
  );
  if (ids.length === 0) return null;
  const work = { positionIds: [...new Set(ids)].slice(0, POSITIONS_MAX), label: first.work };
  const read = heardWords(text).flatMap(({ word }) => (themesOf(word).length > 0 ? [word] : []));
  return { work, read };
}
