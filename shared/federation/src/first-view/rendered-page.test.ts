import { readRenderedPage } from './rendered-page.ts';

test.each([
  ['[["a","\\n"]]\n<p>\n{"x"}</p>', '[["a","\\n"]]', '<p>\n{"x"}</p>'],
  ['[]\n', '[]', ''],
  ['{"html":"<p>\\n</p>","queries":[["a",1]]}', '[["a",1]]', '<p>\n</p>'],
  ['{"html":"<p>"}', '[]', '<p>'],
])(
  'VIEW-01 FED-03 what this and an older host have rendered is read: %s',
  (output, queries, html) => {
    expect(readRenderedPage(output)).toEqual({ queries, html });
  },
);
