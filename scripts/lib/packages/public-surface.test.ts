import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { surfaceReport, unevenDeprecations } from './public-surface.ts';

let types: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(types, file)), { recursive: true });
  writeFileSync(join(types, file), text);
};
const manifest = {
  name: '@silverjobs/ui',
  version: '1.0.0',
  exports: { '.': './src/index.ts', './*': './src/more/*/index.ts', './styles.css': './src/a.css' },
};

beforeEach(() => {
  types = mkdtempSync(join(tmpdir(), 'surface-'));
  write('src/index.d.ts', "export { Button } from './actions/Button.tsx';\n");
  write('src/actions/Button.d.ts', 'export declare function Button(): null;\n');
  write(
    'src/more/map/index.d.ts',
    "import type { A } from '../../a.ts';\nexport declare const map: A;\n",
  );
  write('src/a.d.ts', '/** What it is. */\nexport interface A {\n    one: string;\n}\n');
  write('src/inner.d.ts', 'export declare const inner: 1;\n');
});

afterEach(() => rmSync(types, { recursive: true }));

test('TEAM-02 a report has all that the entry points lead to, and nothing else', () => {
  expect(surfaceReport(manifest, types).split('\n').slice(1)).toEqual([
    '',
    '# src/a.d.ts',
    'export interface A { one: string; }',
    '',
    '# src/actions/Button.d.ts',
    'export declare function Button(): null;',
    '',
    '# src/index.d.ts',
    "export { Button } from './actions/Button.tsx';",
    '',
    '# src/more/map/index.d.ts',
    'export declare const map: A;',
    '',
  ]);
});

test.each([
  ['a parameter', 'src/actions/Button.d.ts', 'export declare function Button(a: string): null;\n'],
  ['a member of a type', 'src/a.d.ts', 'export interface A {\n    one: number;\n}\n'],
  ['an export', 'src/index.d.ts', "export { Button as Knob } from './actions/Button.tsx';\n"],
  [
    'the end of a long declaration',
    'src/a.d.ts',
    `export type A = ${'"long" | '.repeat(50)}"new";\n`,
  ],
])('TEAM-02 a report tells a change of %s', (_, file, text) => {
  write('src/a.d.ts', `export type A = ${'"long" | '.repeat(50)}"old";\n`);
  const before = surfaceReport(manifest, types);
  write(file, text);
  expect(surfaceReport(manifest, types)).not.toBe(before);
});

test('TEAM-02 a report does not tell a change of a comment, or within a package', () => {
  const before = surfaceReport(manifest, types);
  write('src/inner.d.ts', 'export declare const inner: 2;\n');
  write('src/actions/Button.d.ts', '/** Presses. */\nexport declare function Button(): null;\n');
  expect(surfaceReport(manifest, types)).toBe(before);
});

test('TEAM-02 what is deprecated is said to the editor and to the build, or to neither', () => {
  write(
    'src/actions/Button.d.ts',
    '/** @deprecated Use Knob. */\nexport declare function Button(): null;\n',
  );
  expect(surfaceReport(manifest, types)).toContain('deprecated export declare function Button');
  expect(unevenDeprecations(manifest, types)).toEqual(['Button']);
  const told = { ...manifest, deprecated: { Button: 'it goes with 2.0.0; use Knob' } };
  expect(unevenDeprecations(told, types)).toEqual([]);
  write('src/actions/Button.d.ts', 'export declare function Button(): null;\n');
  expect(unevenDeprecations(told, types)).toEqual(['Button']);
});
