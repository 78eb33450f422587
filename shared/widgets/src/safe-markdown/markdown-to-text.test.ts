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
