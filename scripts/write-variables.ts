import { readFileSync, writeFileSync } from 'node:fs';
import { DOCUMENT, EXAMPLE, PROCESSES } from './lib/variables/files.ts';
import { writeExample, writeTables } from './lib/variables/write-variables.ts';

/**
 * `pnpm variables`: writes the tables of docs/operating.md and .env.example from the configuration.
 * With --check it writes nothing and fails where they differ (operation-2).
 */
const written = [
  { file: DOCUMENT, text: writeTables(readFileSync(DOCUMENT, 'utf8'), PROCESSES) },
  { file: EXAMPLE, text: writeExample(PROCESSES) },
];

for (const { file, text } of written) {
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not what the configuration says. Run pnpm variables.`);
    process.exitCode = 1;
  }
}
