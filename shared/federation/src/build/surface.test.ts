import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRemote } from './build-remote.ts';
import { importedNames } from './surface.ts';

const root = join(import.meta.dirname, '../../../..');

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

test('FED-08 a release names what each of its sources uses, also of those joined into one module', async () => {
  const { release } = await buildRemote(root, 'silverplus');
  const sources = globSync(join(root, 'remote-silverplus/src/**/*.tsx')).filter(
    (file) => !file.endsWith('.test.tsx'),
  );
  const used = sources.flatMap((file) => importedNames(readFileSync(file, 'utf8')));
  const missing = used.filter(([module, name]) => !release.uses?.[module]?.includes(name));
  expect(used.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
