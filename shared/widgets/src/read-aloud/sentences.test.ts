/** @jest-environment node */
import { piecesOf } from './sentences.ts';

test.each([
  ['Guten Tag! Was suchen Sie?', ['Guten Tag!', 'Was suchen Sie?']],
  ['**Büro** in [Köln](https://a.example).\n\n- eins\n- zwei', ['Büro in Köln.', 'eins', 'zwei']],
  ['Dr. Weber kommt am 3. März. Gut.', ['Dr. Weber kommt am 3. März.', 'Gut.']],
  ['Das kostet z. B. 12,50 €. Ja?', ['Das kostet z. B. 12,50 €.', 'Ja?']],
  ['Schreiben Sie „Ja“.', ['Schreiben Sie Ja.']],
  ['---\n\n***', []],
  ['', []],
])('TALK-09 %j is read as %j', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test('TALK-09 no piece is longer than browsers speak in one go, and no word is lost', () => {
  const text = `${'Wort, das lang ist, '.repeat(60)}Ende.`;
  const pieces = piecesOf(text);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(180);
  expect(pieces.join(' ')).toBe(text.replace(/\s+/g, ' '));
});

test('TALK-09 a long word without spaces is cut', () => {
  expect(piecesOf('x'.repeat(400)).map(({ length }) => length)).toEqual([180, 180, 40]);
});
