import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectPackages } from './lib/notices/collect-packages.ts';
import { findForbidden, writeNotices } from './lib/notices/write-notices.ts';

/**
 * `pnpm notices`: writes THIRD-PARTY-NOTICES.md from what is installed. With --check it writes
 * nothing and fails where the file differs. A licence that may not be used fails always
 * (operation-13).
 */
const root = join(import.meta.dirname, '..');
const file = join(root, 'THIRD-PARTY-NOTICES.md');
const shipped = readdirSync(root).filter((name) => /^(?:host|backend|remote-.+)$/.test(name));

const notices = collectPackages(shipped.map((name) => join(root, name)));
for (const forbidden of findForbidden(notices)) {
  console.error(`This licence may not be used: ${forbidden}`);
  process.exitCode = 1;
}
const text = writeNotices(notices);
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('THIRD-PARTY-NOTICES.md is not what is installed. Run pnpm notices.');
  process.exitCode = 1;
}
