import { importedNames } from './surface.ts';

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
