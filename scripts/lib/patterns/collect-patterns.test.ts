import { collectPatterns } from './collect-patterns.ts';

const found = (text: string, path = 'a.ts') =>
  [...collectPatterns([{ path, text }])].map(([pattern, paths]) => [pattern, ...paths]);

test.each([
  ['const a = /x+$/gu;', '/x+$/gu'],
  ['export const b = (t: string) => t.replace(/\\s+$/, "");', '/\\s+$/'],
  ['f(new RegExp("a" , "i"))', '/a/i'],
  ['const N = "x{1,2}"; const c = new RegExp(`^$' + '{N}$`);', '/^x{1,2}$/'],
  ['const N = String.raw`\\d`; const c = RegExp(`$' + '{N}+`, "u");', '/\\d+/u'],
])('TRUST-10 of %s', (text, pattern) => {
  expect(found(text)).toEqual([[pattern, 'a.ts']]);
});

test('TRUST-10 a division and a closing tag are no patterns', () => {
  expect(found('const a = b / c / d; const e = <p>/x/</p>;', 'a.tsx')).toEqual([]);
});

test('TRUST-10 a pattern of text from elsewhere is refused', () => {
  expect(() => found('const c = (t: string) => new RegExp(t);')).toThrow('a.ts');
});
