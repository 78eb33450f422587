import { join, resolve } from 'node:path';
import { packPackages } from './lib/packages/pack-packages.ts';

/**
 * `pnpm pack:packages [folder]`: what teams in repositories of their own install, compiled and packed. Each is
 * published by `npm publish <tarball>`, to the registry of the operator's choice.
 */
const root = join(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(root, '.cache/packages'));
for (const tarball of packPackages(root, folder)) console.log(tarball);
