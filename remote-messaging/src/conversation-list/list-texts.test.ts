/** @jest-environment node */
import { conversationKind, conversationsText, extentText } from './list-texts.ts';

test.each([
  [0, '0 Gespräche'],
  [1, '1 Gespräch'],
  [12_345, '12.345 Gespräche'],
])('MSG-01 %d as text', (count, expected) => {
  expect(conversationsText(count)).toBe(expected);
});

test.each([
  ['application', 'Bewerbung auf eine Stellenanzeige'],
  ['outreach', 'Direktansprache eines Kandidaten'],
] as const)('MSG-04 the heading of type %s', (type, expected) => {
  expect(conversationKind({ type })).toBe(expected);
});

test.each([
  [1, 1, '1 Gespräch'],
  [50, undefined, '1 bis 50'],
  [50, 120, '1 bis 50 von 120 Gesprächen'],
  // One came while the reader scrolled.
  [51, 50, '1 bis 51 von 51 Gesprächen'],
])('%d of %s loaded', (loaded, total, expected) => {
  expect(extentText(loaded, total)).toBe(expected);
});
