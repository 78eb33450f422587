import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { affectedBy, tagsOf } from './lib/affected.ts';

const USAGE = `pnpm e2e [tests …] [--grep @jobs] [--headed …]   end-to-end tests; options are Playwright's
  --affected [commit]   only tests that changes since the commit concern (default origin/main)

BASE_URL tests a product that runs elsewhere, RELEASE=jobs:<build> with another build of a remote
(PERMISSION for production). docs/testing.md says more.`;

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2).filter((argument) => argument !== '--');

/** Files that differ from a commit: committed, changed and new ones. */
function changedFiles(since: string): string[] {
  const git = (...command: string[]) =>
    execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
      .split('\n')
      .filter(Boolean);
  const base = git('merge-base', since, 'HEAD')[0] ?? since;
  return [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

function filesSince(commit: string): string[] {
  try {
    return changedFiles(commit);
  } catch {
    console.error(`Git knows no commit ${commit} here; name one: --affected <commit>`);
    process.exit(1);
  }
}

function affectedArguments(position: number): string[] {
  const next = args[position + 1];
  const since = next && !next.startsWith('-') ? next : 'origin/main';
  const affected = affectedBy(filesSince(since));
  if (affected.kind === 'none') {
    console.log(`Nothing since ${since} concerns an end-to-end test.`);
    process.exit(0);
  }
  const rest = args.toSpliced(position, since === next ? 2 : 1);
  if (affected.kind === 'all') {
    console.log(`Changes since ${since} may concern every test.`);
    return rest;
  }
  console.log(`Changes since ${since} concern: ${affected.names.join(', ')}`);
  return [...rest, '--grep', tagsOf(affected.names), '--pass-with-no-tests'];
}

// Playwright's own help, with all its options, follows ours.
if (args.includes('--help')) console.log(`${USAGE}\n`);
const position = args.indexOf('--affected');
// What opens a window needs the whole browser.
const windows = ['--headed', '--debug', '--ui'].some((option) => args.includes(option));
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'e2e/node_modules/@playwright/test/cli.js'),
    'test',
    ...['--config', join(root, 'e2e/playwright.config.ts')],
    ...(position === -1 ? args : affectedArguments(position)),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...(windows && { CHROMIUM_PATH: '/usr/bin/chromium' }), ...process.env },
  },
);
process.exit(status ?? 1);
