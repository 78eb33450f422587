import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPasted } from './read-pasted.ts';

const clipboard = (name: string) =>
  readFileSync(join(import.meta.dirname, 'testing', `${name}.txt`), 'utf8');

/** What each of the texts says, however it is written. */
const EXPECTED = `Aushilfe im Empfang:

Wir suchen **freundliche Menschen** für unser Haus.

Ihre Aufgaben:
- Gäste begrüßen
- Telefon & Post
- Blumen gießen

So bewerben Sie sich:
1. **Anrufen**
2. Vorbeikommen`;

test.each(['word', 'google-docs', 'pages', 'web-page', 'word-online', 'libreoffice'])(
  'REACH-09 employers-11 what is pasted from %s keeps headings, bold words and lists',
  (name) => {
    expect(readPasted(clipboard(name), '')).toBe(EXPECTED);
  },
);

test('REACH-09 plain text keeps its lines, and its signs become dashes', () => {
  const plain = 'Aufgaben:\r\n·\tfegen\r\no\twischen\r\n•  putzen\r\n\r\n1.\teins\r\n2.\tzwei';
  expect(readPasted('', plain)).toBe('Aufgaben:\n- fegen\n- wischen\n- putzen\n\n1. eins\n2. zwei');
});

test.each([
  ['• eins\no zwei\n– drei', '- eins\n- zwei\n- drei'],
  ['Wir bieten\n– Tee\n– Kuchen', 'Wir bieten\n- Tee\n- Kuchen'],
  ['Kommen Sie\n– wann Sie wollen\nzu uns', 'Kommen Sie\n– wann Sie wollen\nzu uns'],
  ['o je, so viel zu tun', 'o je, so viel zu tun'],
])('REACH-09 a sign with a blank is one of a list beside others: %j', (plain, text) => {
  expect(readPasted('', plain)).toBe(text);
});

test.each([
  ['<p>a<script>alert(1)</script><img src=x onerror=alert(1)></p>', 'a'],
  ['<p style="background:url(javascript:1)" onclick="x()">b</p>', 'b'],
  ['<a href="javascript:alert(1)">hier</a> <a href="https://a.example">dort</a>', 'hier dort'],
  ['<p constructor="x" __proto__="y">c</p>', 'c'],
  [
    '<table><tr><td>Montag</td><td>8 bis 12 Uhr</td></tr><tr><td>Freitag</td><td>frei</td></tr></table>',
    'Montag: 8 bis 12 Uhr\nFreitag: frei',
  ],
  ['<ul><li>eins<ul><li>zwei</li></ul></li><li>drei</li></ul>', '- eins\n- zwei\n- drei'],
  ['<p>• eins<br>• zwei</p>', '- eins\n- zwei'],
  ['<p>2 * 3 = 6, _so_ [da]</p>', '2 * 3 = 6, _so_ [da]'],
  ['<p><b>Eins<br>zwei</b></p>', '**Eins**\n**zwei**'],
  ['<p>W<b>ich</b><b>tig</b></p>', 'W**ichtig**'],
])('REACH-09 %j is pasted as %j', (html, text) => {
  expect(readPasted(html, '')).toBe(text);
});

test('REACH-09 a clipboard without any words in its HTML gives its plain text', () => {
  expect(readPasted('<meta charset="utf-8"><img src="x">', 'Guten Tag')).toBe('Guten Tag');
});
