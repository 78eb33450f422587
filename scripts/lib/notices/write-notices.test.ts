import type { Notice } from './collect-packages.ts';
import { findForbidden, writeNotices } from './write-notices.ts';

const notice = (name: string, license: string, text = ''): Notice => ({
  name,
  version: '1.0.0',
  license,
  text,
});

test('operation-13 only licences that ask for no more than ours may be used', () => {
  expect(
    findForbidden([
      notice('a', 'MIT'),
      notice('b', '(MPL-2.0 OR Apache-2.0)'),
      notice('c', 'MIT AND OFL-1.1'),
      notice('d', 'GPL-3.0'),
      notice('e', 'MIT AND GPL-3.0'),
      notice('f', ''),
    ]),
  ).toEqual(['d@1.0.0: GPL-3.0', 'e@1.0.0: MIT AND GPL-3.0', 'f@1.0.0: no licence']);
});

test('operation-13 libraries with the same text stand together, each with its holder', () => {
  const text = 'MIT License\n\nCopyright (c) 2020 Ada\n\nPermission is granted.';
  const written = writeNotices([
    notice('a', 'MIT', text),
    notice('b', 'MIT', text.replace('Ada', 'Bea').replaceAll('\n', '\n ')),
  ]);
  expect(written).toContain(
    '- a 1.0.0 · Copyright (c) 2020 Ada\n- b 1.0.0 · Copyright (c) 2020 Bea\n',
  );
  expect(written.match(/Permission is granted/g)).toHaveLength(1);
});
