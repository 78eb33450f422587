import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackendProcess } from './backend-process.ts';
import { runKills } from './run-kills.ts';

const folder = mkdtempSync(join(tmpdir(), 'kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('OPER-06 a backend that is killed while people write loses nothing acknowledged and doubles nothing', async () => {
  const entry = join(__dirname, '../../src/demo/main.ts');
  const variables = { DATA_DIR: join(folder, 'db'), DEMO_JOB_DEMANDS: '150' };
  const report = await runKills(2, () => startBackendProcess(entry, variables));
  expect(report).toMatchObject({ kills: 2, lost: [], doubled: [] });
  expect(report.acknowledged).toBeGreaterThan(0);
});
