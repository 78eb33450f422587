import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlierVersions, sharedVersions } from '../sharing/sharing.ts';

const CLASS = /\.(sj-[\w-]+)/g;

/**
 * A page has one style sheet of the design system, the host's own. Checks that it knows every class of the earlier
 * versions that the host gives (delivery-90).
 * @param dir folder of the host
 * @throws with the classes that would have no look
 */
export function requireEarlierLooks(dir: string): void {
  for (const { package: name, version, until, folder } of earlierVersions(dir)) {
    const known = classesIn(join(dir, 'node_modules', name));
    const lost = [...classesIn(folder)].filter((one) => !known.has(one));
    if (lost.length === 0) continue;
    throw new Error(
      `${name} ${version} has looks for ${lost.join(', ')}, and ${sharedVersions()[name]} has none: ` +
        `keep them in its style sheets until ${until}.`,
    );
  }
}

function classesIn(folder: string): Set<string> {
  const sheets = globSync('{src,dist}/**/*.css', { cwd: folder });
  const texts = sheets.map((sheet) => readFileSync(join(folder, sheet), 'utf8'));
  return new Set([...texts.join('\n').matchAll(CLASS)].map(([, name = '']) => name));
}
