import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findColours } from './lib/find-colours.ts';

/**
 * `pnpm colours`: no colour stands outside the tokens, because a theme changes tokens alone
 * (display-3).
 */
const SOURCES = ['host/src', 'remote-*/src/*', 'shared/ui/src', 'shared/widgets/src'];
/**
 * The tokens; what is made for paper, which has no theme; pictures; and Google's map, which takes no
 * tokens.
 */
const OTHERS =
  /\.test\.|\/testing\/|\.d\.ts$|ui\/src\/theme\/|styles\/tokens\.css$|remote-ai-assistants\/src\/documents\/|courses\/HeroPicture|location-map\/GoogleMap/;

const root = join(import.meta.dirname, '..');
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...SOURCES], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter((path) => /\.(?:css|tsx)$/.test(path) && !OTHERS.test(path));
const findings = files.flatMap((path) =>
  findColours(readFileSync(join(root, path), 'utf8')).map(
    ({ line, colour }) => `${path}:${line}  ${colour}: use a token (shared/ui/src/theme/tokens.ts)`,
  ),
);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
console.log(`${files.length} files take their colours from the tokens.`);
