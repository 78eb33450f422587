import { readRenderedPage } from './rendered-page.ts';

test.each([
  [
    '[["a","\\n"]]\n{"title":"\\n"}\n<p>\n{"x"}</p>',
    '[["a","\\n"]]',
    '<p>\n{"x"}</p>',
    '{"title":"\\n"}',
  ],
  ['[["a","\\n"]]\n<p>\n{"x"}</p>', '[["a","\\n"]]', '<p>\n{"x"}</p>', null],
  ['[]\n', '[]', '', null],
  ['{"html":"<p>\\n</p>","queries":[["a",1]]}', '[["a",1]]', '<p>\n</p>', null],
  ['{"html":"<p>"}', '[]', '<p>', null],
])(
  'VIEW-01 FED-03 what this and an older host have rendered is read: %s',
  (output, queries, html, head) => {
    expect(readRenderedPage(output)).toEqual({ queries, html, head });
  },
);
