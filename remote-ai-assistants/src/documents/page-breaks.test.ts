/** @jest-environment node */
import { pageBreaks } from './page-breaks.ts';

const piece = (top: number, bottom: number, isHeading = false) => ({ top, bottom, isHeading });

test.each([
  ['everything fits', [piece(10, 50), piece(50, 110)], []],
  ['a piece that would be torn begins the page', [piece(10, 80), piece(80, 120)], [80]],
  ['its heading goes with it', [piece(10, 70), piece(70, 80, true), piece(80, 120)], [70]],
  ['a heading at the top stays', [piece(10, 20, true), piece(20, 130)], [20]],
  ['each page counts anew', [piece(0, 90), piece(90, 180), piece(180, 270)], [90, 180]],
  ['nothing at all', [], []],
])('AI-13 pages of the preview: %s', (_, pieces, breaks) => {
  expect(pageBreaks(pieces, 100)).toEqual(breaks);
});

test('AI-13 without a height there are no pages', () => {
  expect(pageBreaks([piece(0, 0), piece(0, 10)], 0)).toEqual([]);
});
