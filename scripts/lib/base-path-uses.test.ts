import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRootUses } from './base-path-uses.ts';

const root = join(import.meta.dirname, '../..');

/** What runs in browsers, or writes what they read; only this may know where the product lies. */
const FOLDERS = ['host', 'remote-*', 'shared/shell', 'shared/api', 'shared/ui', 'shared/widgets'];

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/gallery\//.test(file));

test('TEAM-14 operation-45 nothing takes a path of the product for an address of its origin', () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((file) =>
    findRootUses(readFileSync(join(root, file), 'utf8'), file.startsWith('host/server/')).map(
      (line) => `${file}: ${line}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['a cookie', "writeCookie('a=1; Path=/; SameSite=Lax')", true],
  ['a cookie of the product', `writeCookie(\`a=1; Path=\${cookiePath()}\`)`, false],
  ['an attribute', `<img src={\`/stelle-qr/\${id}.svg\`} alt="" />`, true],
  ['a link in a text', '<link rel="icon" href="/favicon.svg">', true],
  ['a link of the router', '<Link to={paths.jobs}>', false],
  [
    'an address below the path',
    `<img src={withBasePath(\`/stelle-qr/\${id}.svg\`)} alt="" />`,
    false,
  ],
  ['another site', 'href="//example.org"', false],
  ['a call', "fetch('/help.json')", true],
  ['a call by a constant', 'navigator.sendBeacon(LOAD_REPORTS_PATH, body)', true],
  ['a call below the path', "fetch(withBasePath('/help.json'))", false],
  ['an address of the API', "const IMAGES = '/api/images/';", true],
  ['a new document', 'window.location.assign(paths.start)', true],
  ['a new document below the path', 'location.assign(withBasePath(paths.start))', false],
  ['an entry of the history', `history.replaceState(null, "", \`/redirects/\${type}\`)`, true],
  ['what is passed on', `const url = \`\${window.location.origin}\${path}\`;`, true],
  [
    'what is passed on, whole',
    `const url = \`\${window.location.origin}\${withBasePath(path)}\`;`,
    false,
  ],
  ['the path that is shown', 'if (window.location.pathname === paths.login) return;', true],
  ['the path of the product', 'f(withoutBasePath(window.location.pathname))', false],
  ['the path of the router', 'const { pathname } = useLocation();', false],
  ['a comment', '// fetch("/help.json")', false],
])('TEAM-14 the check finds %s', (_, source, isFound) => {
  expect(findRootUses(source)).toHaveLength(isFound ? 1 : 0);
});
