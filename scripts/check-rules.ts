import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRules } from './lib/rules/check-rules.ts';

const TEXT = /\.(tsx?|mjs|cjs|css|md|sql|html|yaml)$/;

const root = join(import.meta.dirname, '..');
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter((path) => TEXT.test(path) && path !== 'pnpm-lock.yaml')
  .filter((path) => existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const findings = checkRules(files);
for (const { path, line, text } of findings) console.error(`${path}:${line}  ${text}`);
if (findings.length > 0) process.exit(1);
console.log(`All that ${files.length} files cite of rules and acceptance rows is there.`);
