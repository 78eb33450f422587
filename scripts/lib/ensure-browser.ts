import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './install-packages.ts';

/**
 * Makes sure that there is a browser: Playwright's own or Debian's Chromium, which is installed
 * where the machine allows it.
 * @returns what is wrong, or null
 */
export function ensureBrowser(root: string): string | null {
  const search = [join(root, 'e2e/tools/find-browser.ts')];
  const found = () => spawnSync(process.execPath, search).status === 0;
  if (found()) return null;
  console.log('Installing Chromium from Debian …');
  // The one without windows costs the tests half the time; older Debians have only the other.
  installPackages(['chromium-headless-shell', 'chromium'], found);
  return found()
    ? null
    : 'No Chromium was found and none could be installed. Install it, or set CHROMIUM_PATH.';
}
