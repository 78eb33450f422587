import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireWritable } from './writable-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'writable-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder is made; where none can be, one sentence names the way out', async () => {
  await expect(requireWritable(join(folder, 'a/b'), 'DATA_DIR')).resolves.toBeUndefined();
  writeFileSync(join(folder, 'file'), '');
  await expect(requireWritable(join(folder, 'file/b'), 'DATA_DIR')).rejects.toThrow(
    /cannot be written \(ENOTDIR\).*DATA_DIR=<folder>/,
  );
});
