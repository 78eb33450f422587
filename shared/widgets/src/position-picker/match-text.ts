import type { WhatMatch } from '@silverjobs/contract/position-search';
import { leadOnText } from './lead-on-text.ts';

/** Tells the options of the list apart. */
export function keyOf(match: WhatMatch): string | number {
  return match.kind === 'position' ? match.option.id : leadOnText(match);
}

/** What an option is called. */
export function labelOf(match: WhatMatch): string {
  return match.kind === 'position' ? match.option.label : leadOnText(match);
}

/** Why an option fits. */
export function hintOf(match: WhatMatch): string | null {
  if (match.kind !== 'position' || match.keyword === null) return null;
  return match.near === null ? `passt zu: ${match.keyword}` : `verwandt mit: ${match.keyword}`;
}
