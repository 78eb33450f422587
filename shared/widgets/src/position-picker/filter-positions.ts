import type { WhatOption } from '@silverjobs/contract';
import { containsFolded, type FoldedText, foldText, startsFolded } from '../picker/fold-text.ts';

/** An occupation prepared for filtering. */
export interface IndexedPosition {
  option: WhatOption;
  label: FoldedText;
  keywords: readonly { text: string; folded: FoldedText }[];
}

/** An occupation that fits the typed text. */
export interface PositionMatch {
  option: WhatOption;
  /** The keyword that fits, when the label alone does not. */
  keyword: string | null;
}

/** Prepares all occupations once, in alphabetical order. */
export function indexPositions(options: readonly WhatOption[]): IndexedPosition[] {
  return [...options]
    .sort((a, b) => a.label.localeCompare(b.label, 'de'))
    .map((option) => ({
      option,
      label: foldText(option.label),
      keywords: option.matching_keywords
        .split(/[,;|\n]+/)
        .map((keyword) => keyword.trim())
        .filter((keyword) => keyword !== '')
        .map((text) => ({ text, folded: foldText(text) })),
    }));
}

const RANKS = { labelStart: 0, label: 1, keyword: 2 } as const;

/**
 * Occupations whose label or keywords contain every typed word (PICK-01). Those whose label begins
 * with the text come first, those found only by a keyword last.
 */
export function filterPositions(
  positions: readonly IndexedPosition[],
  typed: string,
): PositionMatch[] {
  const whole = foldText(typed);
  if (whole.plain === '') return positions.map(({ option }) => ({ option, keyword: null }));
  const words = whole.plain.split(' ').map(foldText);
  return positions
    .flatMap((position) => {
      const match = matchPosition(position, words);
      if (!match) return [];
      const rank = match.keyword
        ? RANKS.keyword
        : startsFolded(position.label, whole)
          ? RANKS.labelStart
          : RANKS.label;
      return [{ match, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ match }) => match);
}

function matchPosition(position: IndexedPosition, words: FoldedText[]): PositionMatch | null {
  let keyword: string | null = null;
  for (const word of words) {
    if (containsFolded(position.label, word)) continue;
    const found = position.keywords.find(({ folded }) => containsFolded(folded, word));
    if (!found) return null;
    keyword ??= found.text;
  }
  return { option: position.option, keyword };
}
