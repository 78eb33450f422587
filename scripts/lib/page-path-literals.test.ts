import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPathLiterals, pathsDeclaredIn } from './page-path-literals.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Where paths are declared. */
const declares = (file: string) =>
  file === 'shared/contract/src/page-paths.ts' ||
  file === 'host/common/host-paths.ts' ||
  /^remote-[a-z-]+\/src\/paths\.ts$/.test(file);

/** What speaks of paths from outside, or of paths of the API. */
const isExempt = (file: string) =>
  declares(file) ||
  /\.test\.tsx?$|\/testing\/|\/demo\/|\/remote\.config\.ts$|^shared\/contract\/src\/calls\//.test(
    file,
  ) ||
  // Say which pages a text is about, as patterns; none of them is a link.
  /^(?:remote-[a-z-]+\/src\/help\.ts$|host\/src\/pages\/easy\/texts\/)/.test(file) ||
  // Parts of every document: all paths would make it longer.
  /^host\/inline\/(?:address|last-opened)\.ts$/.test(file);

const sources = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'host',
    'remote-*',
    'shared',
    'backend',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file));

test('links are made from declared paths: no source writes the path of a page itself', () => {
  const paths = sources.filter(declares).flatMap((file) => pathsDeclaredIn(read(file)));
  expect(paths.length).toBeGreaterThan(40);
  const found = sources
    .filter((file) => !isExempt(file))
    .flatMap((file) => findPathLiterals(read(file), paths).map((line) => `${file}: ${line}`));
  // Take the path from '@silverjobs/contract/paths', or from paths.ts of the remote itself.
  expect(found).toEqual([]);
});

test.each([
  ['a string', "navigate('/new/job')", true],
  ['an attribute', '<Link to="/jobs">', true],
  ['a template', `const path = \`/jobs/\${id}\`;`, true],
  ['behind an address', `const url = \`\${publicUrl}/jobs?a=1\`;`, true],
  ['the start page', '<Link to="/">', true],
  ['the start page, by code', "navigate('/', { replace: true })", true],
  ['a path with a parameter that is left in', '<Link to={paths.job}>', true],
  ['a path with its parameter', '<Link to={pathTo(paths.job, { id })}>', false],
  ['a comparison with an address', 'matchPath(paths.job, pathname)', false],
  ['a path without parameters', '<Link to={paths.jobs}>', false],
  ['a comment', '/** /jobs: the list. */', false],
  ['a call of the API', "request(api, 'GET /jobs')", false],
  ['another word', "import './jobs-list.ts'; const a = '/jobseeker';", false],
  ['a slash', "text.split('/')", false],
])('%s', (_, source, isFound) => {
  const declared = "export const jobs = '/jobs';\nexport const job = '/jobs/:id';\n";
  const paths = pathsDeclaredIn(
    `${declared}export const start = '/';\nexport const newJob = '/new/job';`,
  );
  expect(findPathLiterals(source, paths)).toHaveLength(isFound ? 1 : 0);
});
