import { findNewer, judge, leastVersions } from './find-newer.ts';

const least = leastVersions(['chrome >= 109', 'edge >= 109', 'safari >= 15.4', 'ios >= 15.4']);
const found = (text: string) => findNewer('a.ts', text, least).map(({ feature }) => feature);

test('AGE-10 delivery-61 calls that a browser of the list lacks are found, with their line', () => {
  expect(findNewer('a.ts', 'const a = 1;\nAbortSignal.timeout(5);\n', least)).toEqual([
    { path: 'a.ts', line: 2, feature: 'AbortSignal.timeout', lacking: ['safari before 16'] },
  ]);
  for (const [text, feature] of [
    ['Object.groupBy(list, of)', 'Object.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['URL.canParse(text)', 'URL.canParse'],
    ['Array.fromAsync(rows)', 'Array.fromAsync'],
    ['list.toSorted()', '.toSorted()'],
    ['list?.toSpliced(1, 0)', '.toSpliced()'],
    ['new Set(a).union(b)', 'Set.union'],
    ['requestIdleCallback(run)', 'requestIdleCallback'],
    ['@container (min-width: 5rem) {', '@container'],
  ]) {
    expect([text, found(text ?? '')]).toEqual([text, [feature]]);
  }
});

test('AGE-10 what all of the list know, comments and look-alikes are not', () => {
  expect(
    found(
      "structuredClone(a); list.findLast(is); .a:has(b) {}\n// Object.groupBy\n/* URL.canParse\n*/ z.union([a]); { url: 'parse' }",
    ),
  ).toEqual([]);
});

test('AGE-10 the oldest version of a browser counts; another one is refused', () => {
  expect(leastVersions(['safari >= 16', 'ios >= 15.4'])).toEqual({ safari: 15.4 });
  expect(() => leastVersions(['netscape >= 4'])).toThrow('netscape');
});

test('AGE-10 a permission is for one feature of one file, and an idle one is told', () => {
  const findings = findNewer('a.css', '@container (min-width: 5rem) {', least);
  const permission = { path: 'a.css', feature: '@container', why: 'one column without it' };
  expect(judge(findings, [permission])).toEqual({ wrong: [], idle: [] });
  expect(judge(findings, [{ ...permission, path: 'b.css' }])).toMatchObject({
    wrong: findings,
    idle: [{ path: 'b.css' }],
  });
});
