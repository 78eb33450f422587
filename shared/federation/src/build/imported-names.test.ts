import { importedNames } from './imported-names.ts';

test('FED-08 values that a source imports from shared modules are found, types and others are not', () => {
  const source = `import { Button, type ButtonProps, Field as Input } from '@silverjobs/ui';
import type { Shell } from '@silverjobs/shell';
import {
  useShell,
  PageTitle,
} from '@silverjobs/shell';
import dompurify from 'dompurify';
import { useState } from 'react';
import { Dialog } from '@silverjobs/ui/overlays';
`;
  expect(importedNames(source)).toEqual([
    ['@silverjobs/ui', 'Button'],
    ['@silverjobs/ui', 'Field'],
    ['@silverjobs/shell', 'useShell'],
    ['@silverjobs/shell', 'PageTitle'],
    ['react', 'useState'],
    ['@silverjobs/ui/overlays', 'Dialog'],
  ]);
});

test.each([
  "const load = async () => (await import('@silverjobs/ui/overlays')).Dialog;",
  'const load = async () => (await import(/* webpackChunkName: "a" */ \'@silverjobs/ui/overlays\'))\n  .Dialog;',
  "const { Dialog } = await import('@silverjobs/ui/overlays');",
  "const { Dialog: Window } = await import(\n  '@silverjobs/ui/overlays',\n);",
  "import('@silverjobs/ui/overlays').then(({ Dialog }) => show(Dialog));",
  "import('@silverjobs/ui/overlays').then((overlays) => ({ default: overlays.Dialog }));",
  "export { Dialog } from '@silverjobs/ui/overlays';",
])('FED-08 delivery-57 what is imported later is found, too: %s', (source) => {
  expect(importedNames(source)).toEqual([['@silverjobs/ui/overlays', 'Dialog']]);
});

test.each([
  "const overlays = await import('@silverjobs/ui/overlays');",
  "const { Dialog, ...rest } = await import('@silverjobs/ui/overlays');",
  "import('@silverjobs/ui/overlays').then(show);",
  "import('@silverjobs/ui/overlays').then((overlays) => show(overlays));",
  "import * as overlays from '@silverjobs/ui/overlays';",
  "export * from '@silverjobs/ui/overlays';",
])('FED-08 delivery-57 an import that does not say what it takes is refused: %s', (source) => {
  expect(() => importedNames(source)).toThrow('An import of @silverjobs/ui/overlays must say');
});

test('FED-08 delivery-57 types that are imported in place are none of a release', () => {
  const source = `type Dialog = typeof import('@silverjobs/ui/overlays');
type Props = import('@silverjobs/ui/overlays').DialogProps;
const own = await import('./own.ts');`;
  expect(importedNames(source)).toEqual([]);
});
