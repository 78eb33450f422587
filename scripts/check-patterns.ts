import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectPatterns } from './lib/patterns/collect-patterns.ts';

/**
 * Checks that no pattern of the product takes more time than the text is long (formats-22). Verdicts
 * are kept, so that only new patterns are analysed; `--write` keeps theirs, too.
 */
const VERDICTS = 'scripts/lib/patterns/checked-patterns.json';

/** What never meets the text of a user: tests, tools, builds, the demo's own texts. */
const ASIDE =
  /\.test\.tsx?$|\.d\.ts$|^(?:e2e|jest|scripts)\/|\/(?:testing|tools|gallery|bench)\/|^backend\/src\/(?:demo|reference\/places)\/|^shared\/federation\/src\/(?:build|cli|dev|rspack)\/|(?:rspack|drizzle)\.config\.ts$/;

type Verdicts = {
  /** Their time grows with the length of the text alone. */
  readonly linear: readonly string[];
  /** What the analysis could not clear, each with the reason why it may stay. */
  readonly noted: Readonly<Record<string, string>>;
};

const root = join(import.meta.dirname, '..');
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter((path) => path !== '' && !ASIDE.test(path) && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const found = collectPatterns(files);
const verdicts: Verdicts = JSON.parse(readFileSync(join(root, VERDICTS), 'utf8'));
const known = new Set([...verdicts.linear, ...Object.keys(verdicts.noted)]);
const unknown = [...found].filter(([pattern]) => !known.has(pattern));

const isWriting = process.argv.includes('--write');
const cleared: string[] = [];

/** Keeps what is known so far, without patterns that are gone. */
function keep(): void {
  const linear = [...verdicts.linear, ...cleared].filter((pattern) => found.has(pattern)).sort();
  const noted = Object.fromEntries(
    Object.entries(verdicts.noted).filter(([pattern]) => found.has(pattern)),
  );
  writeFileSync(join(root, VERDICTS), `${JSON.stringify({ linear, noted }, null, 2)}\n`);
}

if (unknown.length > 0) {
  const { judgePattern } = await import('./lib/patterns/judge-patterns.ts');
  for (const [pattern, paths] of unknown) {
    const objection = await judgePattern(pattern);
    if (objection === null) cleared.push(pattern);
    else console.error(`${[...paths].join(', ')}\n  ${pattern}\n  ${objection}`);
    if (isWriting) keep();
  }
}
if (isWriting) keep();
else if (cleared.length > 0) {
  console.log(`${cleared.length} new patterns are fine; 'pnpm patterns --write' keeps that.`);
}
if (cleared.length < unknown.length) process.exit(1);
console.log(`${found.size} patterns take no longer than their text is long.`);
// The analysis is a process of its own that would wait for more.
process.exit();
