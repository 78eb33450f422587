/** @jest-environment node */
import { pageBreaks } from './page-breaks.ts';

const piece = (top: number, bottom: number, isHeading = false) => ({
  top,
  bottom,
  isHeading,
  lineHeight: null,
});
const text = (top: number, bottom: number) => ({ ...piece(top, bottom), lineHeight: 12 });

test.each([
  ['everything fits', [piece(10, 50), piece(50, 110)], []],
  ['a piece that would be torn begins the page', [piece(10, 80), piece(80, 120)], [80]],
  ['its heading goes with it', [piece(10, 70), piece(70, 80, true), piece(80, 120)], [70]],
  ['a heading at the top stays', [piece(10, 20, true), piece(20, 130)], [20]],
  ['each page counts anew', [piece(0, 90), piece(90, 180), piece(180, 270)], [90, 180]],
  ['text goes on between two of its lines', [piece(0, 50), text(50, 170)], [98]],
  ['text of which no line fits begins the page', [piece(0, 95), text(95, 131)], [95]],
  ['text goes on over several pages', [text(0, 240)], [96, 192]],
  ['what is longer than a page and kept together', [piece(0, 250), piece(250, 260)], [250]],
  ['nothing at all', [], []],
])('AI-13 pages of the preview: %s', (_, pieces, breaks) => {
  expect(pageBreaks(pieces, 100)).toEqual(breaks);
});

test('AI-13 without a height there are no pages', () => {
  expect(pageBreaks([piece(0, 0), piece(0, 10)], 0)).toEqual([]);
});
