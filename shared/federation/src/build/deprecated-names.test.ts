import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deprecatedImports } from './deprecated-names.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return join(root, file);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deprecated-'));
  const deprecated = { OldButton: 'it goes with 4.0.0; use Button' };
  write('node_modules/@silverjobs/ui/package.json', JSON.stringify({ deprecated }));
  write('node_modules/@silverjobs/shell/package.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

test('TEAM-02 a build warns by name who uses what goes, and says when', () => {
  const file = write(
    'src/Page.tsx',
    "import { Button, OldButton as Mine } from '@silverjobs/ui';\nimport { useShell } from '@silverjobs/shell';\nexport const page = [Button, Mine, useShell];\n",
  );
  expect(deprecatedImports([file])).toEqual([
    `${file}: OldButton of @silverjobs/ui is deprecated: it goes with 4.0.0; use Button`,
  ]);
});

test.each([
  ['what stays', "import { Button } from '@silverjobs/ui';\nexport { Button };\n"],
  ['the same name of another', "import { OldButton } from './old.ts';\nexport { OldButton };\n"],
  ['a type that is gone at run time', "import type { OldButton } from 'other';\n"],
])('TEAM-02 nobody is warned about %s', (_, text) => {
  expect(deprecatedImports([write('src/Page.tsx', text)])).toEqual([]);
});
