import { join } from 'node:path';
import { runRegistry } from './run-registry.ts';

try {
  const root = join(import.meta.dirname, '../../../..');
  await runRegistry(process.argv.slice(2), { env: process.env, root, log: console.log });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
