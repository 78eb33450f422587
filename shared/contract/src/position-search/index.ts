export type { LeadOn } from './lead-on-words.ts';
export { indexPositions, type PositionIndex } from './position-index.ts';
export { searchPositions, type WhatMatch, type WhatMatches } from './search-positions.ts';
