import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesOf, requireOwnStyles, strayStyles } from './own-styles.ts';

const root = join(import.meta.dirname, '../../../..');

test.each([
  ['.jobs-card', []],
  ['.jobs-card > button, .jobs-card:hover a', []],
  ['html[data-text-size="2"] .jobs-card', []],
  ['html:is([data-text-size="3"], [data-text-size="4"]) :is(.course-grid, .course-card)', []],
  ['.jobs-card:not(:empty)', []],
  ['button', ['1: button begins at no class of the remote']],
  ['html', ['1: html begins at no class of the remote']],
  ['html:has(.jobs-card) body', ['1: html:has(.jobs-card) body begins at no class of the remote']],
  ['body > :not(.jobs-card)', ['1: body > :not(.jobs-card) begins at no class of the remote']],
  [':is(.jobs-card, h1)', ['1: :is(.jobs-card, h1) begins at no class of the remote']],
  ['main .jobs-card', ['1: main .jobs-card begins at no class of the remote']],
  ['.jobs-card .sj-button', ["1: .jobs-card .sj-button styles sj-button, which is the host's"]],
  ['.a, .b:not(.sj-facts)', ["1: .b:not(.sj-facts) styles sj-facts, which is the host's"]],
])('TEAM-13 the selector %s stays inside, or is named', (selector, problems) => {
  expect(strayStyles(`${selector} { color: red; }`)).toEqual(problems);
});

test('TEAM-13 steps of an animation are no selectors; a rule within a condition is one', () => {
  expect(
    strayStyles(
      '@keyframes a { from { top: 0 } 50% { top: 1px } }\n@media print { h1 { top: 0 } }',
    ),
  ).toEqual(['2: h1 begins at no class of the remote']);
});

/** Our style sheets, with whose they are: a remote's, or the package's that styles them all. */
function sheetsWithOwners(): { owner: string; file: string }[] {
  const found = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  });
  return found
    .split('\n')
    .filter((name) => name && existsSync(join(root, name)))
    .map((name) => ({ owner: name.split('/src/')[0] ?? name, file: join(root, name) }));
}

test('TEAM-13 styles of every remote stay inside, and no two owners know the same class', () => {
  const sheets = sheetsWithOwners();
  const remotes = sheets.filter(({ owner }) => owner.startsWith('remote-'));
  expect(remotes.length).toBeGreaterThan(5);
  expect(() => requireOwnStyles(remotes.map(({ file }) => file))).not.toThrow();

  const ownersOf = new Map<string, Set<string>>();
  for (const { owner, file } of sheets) {
    for (const name of classesOf(readFileSync(file, 'utf8')))
      ownersOf.set(name, (ownersOf.get(name) ?? new Set()).add(owner));
  }
  const shared = [...ownersOf].filter(
    ([, owners]) => owners.size > 1 && [...owners].some((owner) => owner.startsWith('remote-')),
  );
  expect(shared.map(([name, owners]) => `${name}: ${[...owners].join(', ')}`)).toEqual([]);
});
