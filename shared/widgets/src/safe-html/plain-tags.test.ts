/** @jest-environment node */
import { plainTags } from './plain-tags.ts';

const plain = (html: string) => plainTags(html, ['p', 'b', 'a', 'td'], ['href', 'colspan']);

test.each([
  ['<p style="color:red" onclick="x()">a</p>', '<p>a</p>'],
  ["<P CLASS=a STYLE='b' onload=c d>e</P>", '<p>e</p>'],
  [
    '<a href="https://a.example/?b=1&amp;c" target=_top>x</a>',
    '<a href="https://a.example/?b=1&amp;c">x</a>',
  ],
  ["<a title='>' href=/b>x</a>", '<a href="/b">x</a>'],
  ['<a href=\'a" onclick="x()\'>x</a>', '<a href="a&quot; onclick=&quot;x()">x</a>'],
  ['<section><b>a</b></section>', '<b>a</b>'],
  ['a<style>p{color:red}</style><script>x("<b>")</script>b', 'ab'],
  ['<img src=x onerror=alert(1)>c', 'c'],
  ['<svg><style><p title="</style><img onerror=x>">', '">'],
  ['a<!-- <p style=b> -->c<!doctype html><?d?>', 'ac'],
  ['1 < 2 &lt; 3 <', '1 &lt; 2 &lt; 3 &lt;'],
  ['a<p style="b', 'a'],
  ['Nur Text', 'Nur Text'],
])('delivery-42 no style or handler of %s reaches a parser', (html, expected) => {
  expect(plain(html)).toBe(expected);
});

test.each(['<', '<!--', '<p ', '<p a="', '<style>', '</', '<p a=', '<a\t'])(
  'TRUST-10 100,000 characters of %j are read in one pass',
  (piece) => {
    expect(plain(piece.repeat(100_000 / piece.length)).length).toBeLessThanOrEqual(500_000);
  },
);
