import { checkRules } from './check-rules.ts';

// Put together, so that the check of this repository does not find them here.
const SECTION = '§';
const LETTER = 'D';
const SPEC = 'Spec';
const unknownRule = ['jobs', 9].join('-');
const unknownRow = ['POOL', '99'].join('-');

const rules = { path: 'docs/rules/jobs.md', text: '- **jobs-1** One (POOL-01).' };
const table = { path: 'e2e/acceptance.md', text: '| POOL-01 | One. |' };

const check = (path: string, text: string) =>
  checkRules([rules, table, { path, text }]).map((found) => `${found.path}:${found.line}`);
const sentences = (text: string) =>
  checkRules([rules, table, { path: 'a.ts', text }]).map((found) => found.text);

test('rules and rows that exist may be cited', () => {
  expect(check('a.test.ts', "test('POOL-01 jobs-1 one', one);")).toEqual([]);
  expect(check('docs/a.md', 'One (jobs-1, POOL-01).')).toEqual([]);
});

test('code cites rules only, for each rule names its rows', () => {
  expect(check('a.ts', '/** One (jobs-1). */')).toEqual([]);
  for (const path of ['a.ts', 'a.tsx', 'a.css']) {
    expect(check(path, '/* One (POOL-01). */')).toEqual([`${path}:1`]);
  }
});

test('a rule that does not exist is found in comments, titles, documents and code', () => {
  for (const path of ['a.ts', 'a.css', 'a.test.ts', 'docs/a.md']) {
    expect(check(path, `\n/* One (jobs-1 to ${unknownRule}). */`)).toEqual([`${path}:2`]);
  }
  expect(check('a.ts', `const call = { rules: '${unknownRule}' };`)).toEqual(['a.ts:1']);
  expect(sentences(`// ${unknownRule}`)).toEqual([
    `There is no rule ${unknownRule} in docs/rules.`,
  ]);
});

test('names that only look like rules are none', () => {
  const names = ['my-', 'a/', 'silver'].map((before) => `${before}${unknownRule}`);
  expect(check('a.ts', names.map((name) => `// ${name}`).join('\n'))).toEqual([]);
});

test('a row that the acceptance table does not have', () => {
  expect(sentences(`// ${unknownRow}`)).toEqual([`${unknownRow} is no row of e2e/acceptance.md.`]);
  expect(check('a.test.ts', `test('${unknownRow} one', () => {});`)).toEqual(['a.test.ts:1']);
  expect(check('a.ts', '// UTF-16')).toEqual([]);
});

test.each([
  `${SPEC} 1 ${SECTION}7`,
  `${SPEC.toLowerCase()} 2`,
  `1 ${SECTION}2`,
  `${LETTER}6`,
  `decision ${LETTER}18`,
])('a paper that is not here: %s', (paper) => {
  expect(new Set(check('a.ts', `// One (${paper}).`))).toEqual(new Set(['a.ts:1']));
});

test('German law, and letters and numbers in code, are no papers', () => {
  expect(check('a.ts', `// ${SECTION} 312k BGB, ${SECTION}${SECTION} 195, 199 BGB`)).toEqual([]);
  expect(check('a.ts', `const path = 'M1 ${LETTER}6';`)).toEqual([]);
  for (const value of [`'${LETTER}6'`, `'${LETTER}06:00'`, `'?token=${LETTER}6'`]) {
    expect(check('a.test.ts', `expect(${value});`)).toEqual([]);
  }
  expect(check('a.test.ts', `test('${LETTER}6 one', one);`)).toEqual(['a.test.ts:1']);
});
