import { accessSync, constants, globSync } from 'node:fs';
import { join } from 'node:path';

/** A browser beside Chromium: its project in Playwright's configuration, and what it takes. */
interface OtherEngine {
  name: 'firefox' | 'webkit';
  title: string;
  /** Programs in the path, and files by pattern. */
  needs: readonly string[];
  packages: readonly string[];
}

/** The browsers of Debian that the journeys run in (delivery-61). */
export const ENGINES: readonly OtherEngine[] = [
  { name: 'firefox', title: 'Firefox', needs: ['firefox-esr'], packages: ['firefox-esr'] },
  {
    name: 'webkit',
    title: 'WebKit (WebKitGTK, the engine of Safari)',
    needs: ['WebKitWebDriver', 'Xvfb', '/usr/lib/*/webkit2gtk-4.?/MiniBrowser'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** Whether all that a browser needs is on this machine. */
export function findEngine({ needs }: OtherEngine): boolean {
  return needs.every((need) => (need.startsWith('/') ? globSync(need).length > 0 : inPath(need)));
}

function inPath(program: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
