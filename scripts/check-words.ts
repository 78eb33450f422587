import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectTexts } from './lib/words/collect-texts.ts';
import { judgeText } from './lib/words/judge-text.ts';

/** Sources with texts for users. */
const SOURCES = [
  'host/common',
  'host/src',
  'remote-*/remote.config.ts',
  'remote-*/src/**',
  'shared/api/src',
  'shared/contract/src',
  'shared/shell/src',
  'shared/ui/src',
  'shared/widgets/src',
  'backend/src',
];
/**
 * No texts for users, such as words that rules look for; texts that others write (advertisements and
 * messages of the demo, the model text of the law); and what assistants say, which has rules of its own.
 */
const OTHERS =
  /\.test\.|\/testing\/|\/bench\/|^backend\/src\/(?:demo|reference|locations|assistants|account\/personal-data)|^remote-ai-assistants\/|common-password\/common-words|position-search\/|withdrawal-instruction|safety\/(?:concepts\/|high-pay|vocabulary)|anonymity\/|contract\/src\/(?:calls|openapi|job-hints)/;

const root = join(import.meta.dirname, '..');
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...SOURCES], {
  cwd: root,
  encoding: 'utf8',
});
const texts = listed
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !OTHERS.test(path))
  .flatMap((path) => collectTexts({ path, text: readFileSync(join(root, path), 'utf8') }));

const findings = texts.flatMap(({ path, line, text }) =>
  judgeText(text).map((wrong) => `${path}:${line}  ${wrong}: ${text}`),
);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
console.log(`${texts.length} German texts keep the rules of docs/rules/words.md.`);
