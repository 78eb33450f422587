import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRemote } from './build-remote.ts';
import { importedNames } from './imported-names.ts';

const root = join(import.meta.dirname, '../../../..');

test('FED-08 a release names what each of its sources uses, also of those joined into one module', async () => {
  const { release } = await buildRemote(root, 'employer');
  const sources = globSync(join(root, 'remote-employer/src/**/*.tsx')).filter(
    (file) => !file.endsWith('.test.tsx'),
  );
  const used = sources.flatMap((file) => importedNames(readFileSync(file, 'utf8')));
  const missing = used.filter(([module, name]) => !release.uses?.[module]?.includes(name));
  expect(used.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
  expect(release.uses?.['@silverjobs/ui/overlays']).toContain('ConfirmDialog');
});
