import { parseText, plainText, textProblem } from './text-blocks.ts';

test('OPER-16 operators-41 headings, paragraphs, lists, bold words and links are shown', () => {
  const text =
    '# Titel\n\nEin **fettes** Wort, [hier](/agb).\n\n- Eins\n- Zwei\n\n1. Erst\n2. Dann\n\n### Klein';
  expect(parseText(text)).toEqual([
    { kind: 'heading', level: 2, pieces: [{ text: 'Titel' }] },
    {
      kind: 'paragraph',
      pieces: [
        { text: 'Ein ' },
        { text: 'fettes', strong: true },
        { text: ' Wort, ' },
        { text: 'hier', href: '/agb' },
        { text: '.' },
      ],
    },
    { kind: 'list', ordered: false, items: [[{ text: 'Eins' }], [{ text: 'Zwei' }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'Erst' }], [{ text: 'Dann' }]] },
    { kind: 'heading', level: 3, pieces: [{ text: 'Klein' }] },
  ]);
  expect(plainText(parseText('## A\n\n- b\n- c'))).toEqual(['A', '- b\n- c']);
});

test.each([
  ['<script>alert(1)</script>'],
  ['Ein <img src=x onerror=alert(1)> Bild'],
  ['[x](javascript:alert(1))'],
  ['[x](data:text/html,hallo)'],
  ['[x](//evil.example)'],
  ['[x](/\\evil.example)'],
  ['![Bild](https://evil.example/a.png)'],
  ['    eingerückt'],
])('OPER-16 operators-41 %j has nothing that acts, and its editor is told', (text) => {
  expect(JSON.stringify(parseText(text))).not.toMatch(/href|<|onerror/);
  expect(textProblem(text)).not.toBeNull();
});

test('OPER-16 operators-41 a plain text has no problem', () => {
  expect(
    textProblem('## Kontakt\n\n[Schreiben](mailto:a@example.org) oder [rufen](tel:+49221)'),
  ).toBeNull();
});
