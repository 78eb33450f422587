/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCRIPT = `${__dirname}/../../../scripts/write-typeface.ts`;
/** Every document of a new browser brings it twice: in itself and in the style sheet. */
const MOST_BYTES = 12_000;

test('HOUSE-02 the typeface of the first frame is what its script makes of fonts.css, and small', () => {
  const folder = mkdtempSync(join(tmpdir(), 'typeface-'));
  const made = join(folder, 'made.woff2');
  execFileSync(process.execPath, [SCRIPT, made]);
  const kept = readFileSync(`${__dirname}/first-typeface.woff2`);
  expect(readFileSync(made).equals(kept)).toBe(true);
  expect(kept.length).toBeLessThanOrEqual(MOST_BYTES);
  rmSync(folder, { recursive: true });
});
