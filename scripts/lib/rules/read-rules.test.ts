import { areaOf, misplacedRules, readRules } from './read-rules.ts';

const file = (area: string, ...lines: string[]) => ({
  path: `docs/rules/${area}.md`,
  text: ['# Area', '', ...lines].join('\n'),
});

test('a file of docs/rules is an area; its introduction and other files are none', () => {
  expect(areaOf('docs/rules/jobs.md')).toBe('jobs');
  expect(areaOf('docs/rules/README.md')).toBeNull();
  expect(areaOf('docs/mail.md')).toBeNull();
});

test('rules begin a line in bold, as items or paragraphs; mentions are none', () => {
  const jobs = file(
    'jobs',
    '- **jobs-1** One, unlike jobs-3.',
    '**jobs-2** Two.',
    'see **jobs-4**',
  );
  expect(readRules(jobs)).toEqual([
    { id: 'jobs-1', path: 'docs/rules/jobs.md', line: 3 },
    { id: 'jobs-2', path: 'docs/rules/jobs.md', line: 4 },
  ]);
  expect(readRules({ ...jobs, path: 'docs/mail.md' })).toEqual([]);
});

test('a number that is used twice, and a rule in the file of another area', () => {
  const rules = [file('jobs', '- **jobs-1** One.', '- **jobs-1** Two.', '- **layout-1** Three.')];
  expect(misplacedRules(rules.flatMap(readRules))).toEqual([
    {
      path: 'docs/rules/jobs.md',
      line: 4,
      text: 'jobs-1 is defined already in docs/rules/jobs.md:3; take the next number.',
    },
    { path: 'docs/rules/jobs.md', line: 5, text: 'layout-1 belongs into docs/rules/layout.md.' },
  ]);
});
