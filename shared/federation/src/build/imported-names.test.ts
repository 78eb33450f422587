import { importedNames } from './imported-names.ts';

const OVERLAYS = [['@silverjobs/ui/overlays', 'Dialog']];

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
use(Button, Input, useShell, PageTitle, dompurify, useState, Dialog);
`;
  expect(importedNames(source, 'Page.tsx')).toEqual([
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
  "import('@silverjobs/ui/overlays').then(function (overlays) { show(overlays.Dialog); });",
  "const overlays = await import('@silverjobs/ui/overlays');\nshow(overlays.Dialog);",
  "export { Dialog } from '@silverjobs/ui/overlays';",
])('FED-08 delivery-57 what is imported later is found, too: %s', (source) => {
  expect(importedNames(source, 'load.ts')).toEqual(OVERLAYS);
});

test.each([
  [
    'several on a line',
    'a.js',
    "import a from 'a';import { Dialog } from '@silverjobs/ui/overlays';",
  ],
  ['indented', 'a.js', "  import { Dialog } from '@silverjobs/ui/overlays';"],
  ['minified', 'a.mjs', 'import{Dialog as e}from"@silverjobs/ui/overlays";e()'],
  [
    'a namespace of which one name is used',
    'a.tsx',
    "import * as ui from '@silverjobs/ui/overlays';\nexport const a = <ui.Dialog />;",
  ],
  [
    'required',
    'a.cjs',
    "'use strict';\nconst ui_1 = require('@silverjobs/ui/overlays');\n(0, ui_1.Dialog)();",
  ],
  ['required and taken apart', 'a.js', "var { Dialog } = require('@silverjobs/ui/overlays');"],
])('TEAM-10 an import is found: %s', (_, file, source) => {
  expect(importedNames(source, file)).toEqual(OVERLAYS);
});

test.each([
  "const overlays = await import('@silverjobs/ui/overlays');\nshow(overlays);",
  "const { Dialog, ...rest } = await import('@silverjobs/ui/overlays');",
  "import('@silverjobs/ui/overlays').then(show);",
  "import('@silverjobs/ui/overlays').then((overlays) => show(overlays));",
  "import * as overlays from '@silverjobs/ui/overlays';\nshow(overlays);",
  "import * as overlays from '@silverjobs/ui/overlays';\nshow(overlays[name]);",
  "export * from '@silverjobs/ui/overlays';",
  "export * as overlays from '@silverjobs/ui/overlays';",
])('FED-08 delivery-57 an import that does not say what it takes is refused: %s', (source) => {
  expect(() => importedNames(source, 'load.ts')).toThrow(
    'An import of @silverjobs/ui/overlays must say',
  );
});

test('TEAM-10 a compiled package may take React, whose names nobody promises, as a whole', () => {
  const source = "import * as React from 'react';\nconst useId = React['useId'.toString()];";
  expect(importedNames(source, 'index.mjs')).toEqual([]);
});

test("TEAM-10 a compiled package may take React's default, which no host lists", () => {
  const source =
    "import React, { useState } from 'react';\nimport { default as D } from 'react-dom';";
  expect(importedNames(source, 'index.mjs')).toEqual([['react', 'useState']]);
});

test('FED-08 delivery-57 types that are imported in place are none of a release', () => {
  const source = `import { DialogProps } from '@silverjobs/ui/overlays';
export type Dialog = typeof import('@silverjobs/ui/overlays');
export type Props = DialogProps & import('@silverjobs/ui/overlays').dialogProps;
// import { Gone } from '@silverjobs/ui/overlays';
const text = "\\nimport { Gone } from '@silverjobs/ui/overlays';";
const own = await import('./own.ts');`;
  expect(importedNames(source, 'types.ts')).toEqual([]);
});
