/** @jest-environment node */
import { markdownToText } from './markdown-to-text.ts';

test.each([
  ['**fett** und *schräg* und `Code`', 'fett und schräg und Code'],
  ['## Titel\n\nText', 'Titel\n\nText'],
  ['- eins\n- zwei', '• eins\n• zwei'],
  ['[Seite](https://a.example/b_c)', 'Seite'],
  ['![Bild](https://a.example/x.png)', 'Bild'],
  ['ein \\*Stern\\* und \\[Klammern\\]', 'ein *Stern* und [Klammern]'],
  ['<b onclick="x()">HTML</b> 3 < 4', 'HTML 3 < 4'],
  ['a\n\n---\n\nb', 'a\n\nb'],
  ['snake_case_name', 'snake_case_name'],
])('%j is read as %j', (markdown, text) => {
  expect(markdownToText(markdown)).toBe(text);
});

test.each(['<', '<a', '[', '![', '[a](', '*a ', '`'])(
  'formats-14 a long text of %j is no Markdown, and stays',
  (piece) => {
    const text = piece.repeat(200_000 / piece.length);
    expect(markdownToText(text) === text.trim()).toBe(true);
  },
);

test.each(['**', '---', ' \n'])('formats-14 a long text of %j has no words', (piece) => {
  expect(markdownToText(piece.repeat(60_000))).toBe('');
});
