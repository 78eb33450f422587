import { readDrawn } from './drawn-text.ts';

test.each([
  ['[["a","\\n"]]\n<p>\n{"x"}</p>', '[["a","\\n"]]', '<p>\n{"x"}</p>'],
  ['[]\n', '[]', ''],
  ['{"html":"<p>\\n</p>","queries":[["a",1]]}', '[["a",1]]', '<p>\n</p>'],
  ['{"html":"<p>"}', '[]', '<p>'],
])('VIEW-01 FED-03 what this and an older host have drawn is read: %s', (output, queries, html) => {
  expect(readDrawn(output)).toEqual({ queries, html });
});
