import { printableText, runsOf, unprintableWords } from './printable-text.ts';

test.each([
  ['Łukasz Şahin, Dvořák, ẞ – „gut“ … 15 €', 'Łukasz Şahin, Dvořák, ẞ – „gut“ … 15 €'],
  ['zerlegt: u\u0308', 'zerlegt: ü'],
  ['Guten Tag 😀👨‍👩‍👧🇩🇪!', 'Guten Tag !'],
  ['▪ eins\n✓ zwei\n● drei', '• eins\n• zwei\n• drei'],
  ['A → B, Haus № 5, ﬁnden, 10\u2009m², 20\u2003m', 'A -> B, Haus No 5, finden, 10\u2009m², 20 m'],
  ['Nguyễn, Ḥasan, Əliyev', 'Nguyễn, Ḥasan, Əliyev'],
  ['Олена Шевченко, Ελένη', 'Олена Шевченко, Ελένη'],
  ['Wer ist 李娜? שלום', 'Wer ist □□? □□□□'],
  ['tele\u2011fon\tzwei', 'tele-fon zwei'],
])('AI-12 %p is printed as %p', (text, expected) => {
  expect(printableText(text)).toBe(expected);
});

test('AI-12 the words with letters that cannot be printed are named, each once', () => {
  expect(unprintableWords('Wie? Ольга Müller (李娜), 李娜, Nguyễn, سلام 😀 → ?')).toEqual([
    '李娜',
    'سلام',
  ]);
});

test('AI-12 a word is of one face, and what stands between words of the first', () => {
  expect(runsOf('Frau Олена-Nguyễn: 1 □ Ende')).toEqual([
    { text: 'Frau ', second: false },
    { text: 'Олена', second: true },
    { text: '-', second: false },
    { text: 'Nguyễn', second: true },
    { text: ': 1 ', second: false },
    { text: '□', second: true },
    { text: ' Ende', second: false },
  ]);
});

test('AI-12 only a word that fits no line is parted', () => {
  const long = 'a'.repeat(450);
  expect(
    printableText(`${'b'.repeat(200)} ${long}`)
      .split(' ')
      .map((part) => part.length),
  ).toEqual([200, 200, 200, 50]);
});
