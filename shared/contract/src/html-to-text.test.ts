import { htmlToText } from './html-to-text.ts';

test.each([
  ['', []],
  ['Nur Text', ['Nur Text']],
  ['<p>Eins</p><p>Zwei<br>Drei</p>', ['Eins', 'Zwei', 'Drei']],
  ['<ul><li>Freude</li><li> Gutes  Deutsch </li></ul>', ['Freude', 'Gutes Deutsch']],
  ['K&ouml;ln &amp; Bonn &#8211; 16&nbsp;&euro; &#x20AC;', ['Köln & Bonn – 16 € €']],
  ['<script>alert(1)</script><p>Text</p><style>p{}', ['Text']],
  ['<p>a<!-- b --> c</p>', ['a c']],
  ['&lt;script&gt; bleibt Text', ['<script> bleibt Text']],
  ['&unbekannt; &#0;', ['&unbekannt;']],
])('the text of %p', (html, expected) => {
  expect(htmlToText(html)).toEqual(expected);
});
