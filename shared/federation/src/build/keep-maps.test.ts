import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debugIdOf } from '../registry/debug-id.ts';
import { keepMaps } from './keep-maps.ts';

const folder = mkdtempSync(join(tmpdir(), 'maps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('OPER-04 delivery-62 maps of a build are kept beside the release, each with its script and the number of its address', async () => {
  const outDir = mkdtempSync(join(folder, 'dist-'));
  writeFileSync(join(outDir, 'host.js'), 'run()');
  writeFileSync(join(outDir, 'host.js.map'), JSON.stringify({ version: 3, sources: ['a.ts'] }));
  writeFileSync(join(outDir, 'host.css'), 'a{}');
  writeFileSync(join(outDir, 'host.css.map'), '{}');
  writeFileSync(join(outDir, 'alone.js'), 'x');
  const kept = await keepMaps({ name: 'host', release: 'abc123' }, outDir, join(folder, 'maps'));
  expect(kept).toBe(join(folder, 'maps/host/abc123'));
  expect(readdirSync(kept).sort()).toEqual(['host.js', 'host.js.map']);
  const id = await debugIdOf('/releases/host/abc123/host.js');
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(readFileSync(join(kept, 'host.js'), 'utf8')).toBe(
    `run()\n//# debugId=${id}\n//# sourceMappingURL=host.js.map\n`,
  );
  const map = JSON.parse(readFileSync(join(kept, 'host.js.map'), 'utf8'));
  expect(map).toEqual({ version: 3, sources: ['a.ts'], debug_id: id, debugId: id });
});
