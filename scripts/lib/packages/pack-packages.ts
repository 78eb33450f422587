import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePackages, PACKAGES } from './compile-packages.ts';
import { type Manifest, publishedManifest, readManifest } from './published-manifest.ts';

/**
 * Compiles and packs all packages that teams outside work with.
 * @param root of the workspace
 * @param folder that receives a folder for each, and the tarballs
 * @returns paths of the tarballs
 */
export function packPackages(root: string, folder: string): string[] {
  compilePackages(root, folder);
  const tarballs = PACKAGES.map((name) => {
    const own = join(folder, name);
    const manifest = publishedManifest(root, readManifest(root, name), join(own, 'dist'));
    writeFileSync(join(own, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    copyFileSync(join(root, 'LICENSE'), join(own, 'LICENSE'));
    return join(folder, tarballOf(manifest));
  });
  // All in one go: npm alone takes a second to start.
  const folders = PACKAGES.map((name) => `./${name}`);
  execFileSync('npm', ['pack', '--silent', ...folders], { cwd: folder });
  return tarballs;
}

/** How npm calls it. */
function tarballOf({ name, version }: Manifest): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}
