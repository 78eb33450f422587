import { printableText, unprintableWords } from './printable-text.ts';

test.each([
  ['Łukasz Şahin, Dvořák, ẞ – „gut“ … 15 €', 'Łukasz Şahin, Dvořák, ẞ – „gut“ … 15 €'],
  ['zerlegt: u\u0308', 'zerlegt: ü'],
  ['Guten Tag 😀👨‍👩‍👧🇩🇪!', 'Guten Tag !'],
  ['▪ eins\n✓ zwei\n● drei', '• eins\n• zwei\n• drei'],
  ['A → B, Haus № 5, ﬁnden, 10\u2009m², 20\u2003m', 'A -> B, Haus No 5, finden, 10\u2009m², 20 m'],
  ['Nguyễn, Ḥasan', 'Nguyen, Hasan'],
  ['Привет', '??????'],
  ['tele\u2011fon\tzwei', 'tele-fon zwei'],
])('AI-12 %p is printed as %p', (text, expected) => {
  expect(printableText(text)).toBe(expected);
});

test('AI-12 the words with letters that cannot be printed are named, each once', () => {
  expect(unprintableWords('Wie? Ольга Müller (Ольга), 李娜, Nguyễn 😀 → ?')).toEqual([
    'Ольга',
    '李娜',
  ]);
});
