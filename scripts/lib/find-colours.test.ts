import { findColours } from './find-colours.ts';

test('AGE-04 display-3 a colour that is no token is found, with its line', () => {
  const text =
    '.a {\n  color: #fff;\n  background: var(--sj-colors-surface);\n}\n.b {\n  border-color: rgb(0 0 0 / 6%);\n  fill: white;\n}\n';
  expect(findColours(text)).toEqual([
    { line: 2, colour: '#fff' },
    { line: 6, colour: 'rgb(0 0 0 / 6%)' },
    { line: 7, colour: 'white' },
  ]);
});

test('AGE-04 comments, tokens and paper have no findings', () => {
  const text =
    '/* issue #123, #fff */\n.a { color: var(--sj-colors-white); white-space: normal; }\n@media print {\n  .a { color: #000; }\n  .b { color: #111; }\n}\n';
  expect(findColours(text)).toEqual([]);
});

test('AGE-04 a component names no colour', () => {
  expect(findColours('import x from \'y\';\n<path fill="#123456" /> // #12\n')).toEqual([
    { line: 2, colour: '#123456' },
  ]);
});
