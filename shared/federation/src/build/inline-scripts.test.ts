import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleInlineScripts, INLINE_ENTRIES } from './inline-scripts.ts';

const root = join(import.meta.dirname, '../../../..');

test('HOUSE-07 every entry becomes one small script that needs nothing from outside itself', async () => {
  const folder = join(root, INLINE_ENTRIES);
  const scripts = await bundleInlineScripts(folder);
  expect(Object.keys(scripts)).toEqual(
    readdirSync(folder)
      .map((file) => file.replace('.ts', ''))
      .sort(),
  );
  for (const text of Object.values(scripts)) {
    expect(text).not.toMatch(/\b(?:import|require)\b|__webpack|__rspack/);
    expect(() => new Function(text)).not.toThrow();
  }
  // What a first visit pays for them: once without a first view, once with it.
  const sizeOf = (names: string[]) =>
    names.reduce((sum, name) => sum + (scripts[name] ?? '').length, 0);
  expect(sizeOf(['head'])).toBeLessThan(4_650);
  expect(sizeOf(['rendered-head', 'typeface', 'style-attributes', 'start-host'])).toBeLessThan(
    4_700,
  );
});

test('HOUSE-07 the minifier escapes what would end the element of a script', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'entries-'));
  await writeFile(join(folder, 'bad.ts'), "document.title = '</script><!--';\n");
  const { bad } = await bundleInlineScripts(folder);
  await rm(folder, { recursive: true });
  expect(bad).toContain('document.title');
  expect(bad).not.toMatch(/<\/script|<!--/i);
});

test('TEAM-01 entries of an installed package are JavaScript with their types beside them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'entries-'));
  await writeFile(join(folder, 'hook.js'), "document.title = 'Haken';\n");
  await writeFile(join(folder, 'hook.d.ts'), 'declare const page: Window;\n');
  const scripts = await bundleInlineScripts(folder);
  await rm(folder, { recursive: true });
  expect(scripts).toEqual({ hook: expect.stringContaining('Haken') });
});
