import { htmlParts } from './html-parts.ts';
import { htmlToText } from './html-to-text.ts';

test('pieces come in their order, without comments and what nobody sees', () => {
  const html = 'a<!-- <p> --><P class="x">b</p><script>if (1 < 2) {}</script>c < d';
  expect(
    [...htmlParts(html)].map((part) => (part.kind === 'text' ? part.text : part.name)),
  ).toEqual(['a', ' ', 'p', 'b', 'p', ' ', 'script', 'c ', '< d']);
});

const LENGTH = 200_000;

test.each(['<', '<<a', '<p', '<script', '&', '&a', ': ', '- '])(
  'formats-14 a long text of %j is no markup, and stays',
  (piece) => {
    const text = piece.repeat(LENGTH / piece.length);
    expect(htmlToText(text).join('') === text.trim()).toBe(true);
  },
);

test.each(['<script>', '<!--', '<h1>', '<h1> ', ' \n'])(
  'formats-14 a long text of %j has no words',
  (piece) => {
    const text = piece.repeat(LENGTH / piece.length);
    expect(htmlToText(text)).toEqual([]);
  },
);
