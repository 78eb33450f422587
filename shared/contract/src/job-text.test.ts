import { jobHtmlToBlocks, jobHtmlToText, jobTextToHtml } from './job-text.ts';

test.each([
  ['', ''],
  ['Guten Tag', '<p>Guten Tag</p>'],
  ['Eins\nzwei\n\nDrei', '<p>Eins<br>zwei</p>\n<p>Drei</p>'],
  ['Eins\r\n\r\nZwei', '<p>Eins</p>\n<p>Zwei</p>'],
  ['Aufgaben:\n- fegen\n• wischen', '<h3>Aufgaben</h3>\n<ul><li>fegen</li><li>wischen</li></ul>'],
  [
    'Wir suchen Sie.\nWir bieten:\n- Kaffee',
    '<p>Wir suchen Sie.</p>\n<h3>Wir bieten</h3>\n<ul><li>Kaffee</li></ul>',
  ],
  ['Es gilt:\nwer kommt, der kommt.', '<p>Es gilt:<br>wer kommt, der kommt.</p>'],
  ['Montag - Freitag', '<p>Montag - Freitag</p>'],
  ['## Aufgaben\nfegen', '<h3>Aufgaben</h3>\n<p>fegen</p>'],
  ['Sie sind **zuverlässig**.', '<p>Sie sind <strong>zuverlässig</strong>.</p>'],
  ['- **früh** kommen', '<ul><li><strong>früh</strong> kommen</li></ul>'],
  ['2 ** 3, **offen', '<p>2 ** 3, **offen</p>'],
  ['**<b>x</b>**', '<p><strong>&lt;b&gt;x&lt;/b&gt;</strong></p>'],
  [
    '<script>alert(1)</script> & "Co"',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Co&quot;</p>',
  ],
  ['- <img src=x onerror=alert(1)>', '<ul><li>&lt;img src=x onerror=alert(1)&gt;</li></ul>'],
  [
    'So geht es:\n1. anrufen\n2) kommen',
    '<h3>So geht es</h3>\n<ol><li>anrufen</li><li>kommen</li></ol>',
  ],
  ['1. Mai ist frei.', '<p>1. Mai ist frei.</p>'],
  ['1. eins\n2. zwei\n5. Mai', '<ol><li>eins</li><li>zwei</li></ol>\n<p>5. Mai</p>'],
  ['· fegen\n▪ wischen', '<ul><li>fegen</li><li>wischen</li></ul>'],
])('EMP-02 REACH-09 the text %j becomes %j', (text, html) => {
  expect(jobTextToHtml(text)).toBe(html);
});

test.each([
  ['Wir suchen Sie.\n\nIhre Aufgaben:\n- fegen\n- wischen\n\nBis bald'],
  ['Eins\nzwei\n\nDrei & <b>vier</b>'],
  ['Sie sind **zuverlässig**.\n\n- **früh** kommen'],
  [`## ${'Lange Überschrift '.repeat(5).trim()}\n\nText`],
  ['&lt;b&gt; wörtlich &amp;amp;'],
  ['So geht es:\n1. anrufen\n2. kommen\n\n- Kaffee\n- Tee'],
])('EMP-02 the text %j survives the way to HTML and back', (text) => {
  expect(jobHtmlToText(jobTextToHtml(text))).toBe(text);
});

test('EMP-02 HTML from elsewhere is edited as plain text', () => {
  const html =
    '<h2>Aufgaben</h2>\n<ul>\n<li><strong>Fegen</strong></li>\n</ul><div>Und&nbsp;mehr</div>';
  expect(jobHtmlToText(html)).toBe('Aufgaben:\n- **Fegen**\n\nUnd mehr');
  expect(jobHtmlToText('Ohne Markup\n\nzwei Absätze ')).toBe('Ohne Markup\n\nzwei Absätze');
});

test('PUB-06 an employer’s HTML is told in headings, lists and paragraphs where there is no DOM', () => {
  const html =
    '<h3>Das tun Sie</h3><ul><li>Kaffee <strong>kochen</strong></li><li>Tische decken</li></ul><p>Bis bald<br>Ihr Team</p><script>x</script>';
  expect(jobHtmlToBlocks(html)).toEqual([
    { kind: 'heading', lines: ['Das tun Sie'] },
    { kind: 'list', lines: ['Kaffee kochen', 'Tische decken'] },
    { kind: 'text', lines: ['Bis bald', 'Ihr Team'] },
  ]);
});
