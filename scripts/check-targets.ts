import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { targets } from '../shared/federation/src/rspack/targets.ts';
import { allowed } from './lib/targets/allowed.ts';
import { findNewer, judge, leastVersions } from './lib/targets/find-newer.ts';

/** `pnpm targets`: the code uses nothing that a browser we build for does not know (delivery-61). */
const SOURCES = [
  'host/src',
  'host/common',
  'host/inline',
  'remote-*/src/*',
  'shared/{api,contract,shell,ui,widgets}/src',
  'shared/federation/src/{registry,sharing,rspack,first-view}',
];
const OTHERS = /\.test\.|\/testing\/|\.d\.ts$|first-view\/sandbox/;

const root = join(import.meta.dirname, '..');
const listed = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--', ...SOURCES.flatMap(spelled)],
  { cwd: root, encoding: 'utf8' },
);
const files = listed
  .split('\n')
  .filter((path) => /\.(?:css|tsx?)$/.test(path) && !OTHERS.test(path));
const least = leastVersions(targets);
const findings = files.flatMap((path) =>
  findNewer(path, readFileSync(join(root, path), 'utf8'), least),
);
const { wrong, idle } = judge(findings, allowed);
for (const { path, line, feature, lacking } of wrong) {
  console.error(`${path}:${line}  ${feature}: unknown to ${lacking.join(', ')}`);
}
for (const { path, feature } of idle) {
  console.error(`scripts/lib/targets/allowed.ts  ${path} uses no ${feature} any more`);
}
if (wrong.length + idle.length > 0) process.exit(1);
console.log(`${files.length} files use what ${targets.join(', ')} know.`);

/** Git knows no braces. */
function spelled(pattern: string): string[] {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return names ? names.split(',').map((name) => before + name + after) : [pattern];
}
