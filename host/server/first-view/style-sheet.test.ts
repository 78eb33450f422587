import { neededText, readSheet } from './style-sheet.ts';

const needed = (text: string, ...classes: string[]) =>
  neededText(readSheet(text), new Set(classes));

test('VIEW-06 delivery-63 rules stay whose classes are all used, and those that need none', () => {
  const sheet =
    ':root{--a:1}p{top:0}.a{top:1px}.b{top:2px}.a.b{top:3px}.a .b:hover,.a>p{top:4px}@font-face{src:local(x;y)}';
  expect(needed(sheet, 'a')).toBe(
    ':root{--a:1}p{top:0}.a{top:1px}.a>p{top:4px}@font-face{src:local(x;y)}',
  );
  expect(needed(sheet, 'a', 'b')).toBe(sheet);
});

test('HOUSE-02 delivery-65 a typeface stays whole, with what its address holds', () => {
  const sheet = '@font-face{src:url(data:font/woff2;base64,d09GMg==)format("woff2")}.b{top:0}';
  expect(needed(sheet)).toBe(sheet.replace('.b{top:0}', ''));
});

test('VIEW-06 delivery-63 classes in brackets are not needed, and signs in texts divide nothing', () => {
  const sheet =
    '.a:not(.b,.c){top:0}:is(.b,.c) p{top:1px}[data-x=".d,}"]{top:2px}.a:after{content:"}{;\\""}.b{top:3px}';
  expect(needed(sheet, 'a')).toBe(sheet.replace('.b{top:3px}', ''));
});

test('VIEW-06 delivery-63 conditions stay around what is left in them, and empty ones go', () => {
  const sheet =
    '@charset "utf-8";@media print{.b{top:0}}@media (min-width:2em){@supports (top:0){.a{top:0}.b{top:0}}}';
  expect(needed(sheet, 'a')).toBe(
    '@charset "utf-8";@media (min-width:2em){@supports (top:0){.a{top:0}}}',
  );
});

test('VIEW-06 delivery-63 movements stay where a rule that is left uses them', () => {
  const sheet =
    '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:turn 1s}.b{animation:fade 1s}';
  expect(needed(sheet, 'a')).toBe('.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}');
});

test('VIEW-06 delivery-63 a style sheet that does not end, or would end its element, is refused', () => {
  expect(() => readSheet('.a{top:0')).toThrow();
  expect(() => readSheet('.a{content:"</style>"}')).toThrow();
});
