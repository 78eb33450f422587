import type { Page } from '@playwright/test';
import { duplicatedSingletons } from './duplicated-singletons.ts';
import { countEvaluations, type ScriptCoverage } from './evaluations.ts';

const CONTEXT = 'No QueryClient set, use QueryClientProvider';
const held = `1(e,t){throw Error("${CONTEXT}")}`;
const chunk = `(globalThis.own=globalThis.own||[]).push([["part"],{${held}}]);`;
const entry = `var own;(()=>{var modules={${held}};})();`;

/** What the profiler says of a script whose module was called so often. */
function covered(source: string, count: number): ScriptCoverage {
  const [start, end] = [source.indexOf(held), source.indexOf(held) + held.length];
  const wrapper = source.indexOf('(()=>');
  const around = wrapper < 0 ? [] : [{ startOffset: wrapper, endOffset: end + 5, count: 1 }];
  const ranges = [
    { startOffset: 0, endOffset: source.length, count: 1 },
    ...around,
    { startOffset: start, endOffset: end, count },
  ];
  return { url: '', source, functions: ranges.map((range) => ({ ranges: [range] })) };
}

test.each([
  ['in one file', [covered(entry, 1)], 1],
  ['in a second file, too', [covered(entry, 1), covered(chunk, 1)], 2],
  ['in a second file that nobody asked for it', [covered(entry, 1), covered(chunk, 0)], 1],
  ['nowhere', [covered('"use strict";', 1)], 0],
])('FED-02 a library that was evaluated %s', (_, scripts, count) => {
  expect(countEvaluations(scripts, /No QueryClient set/g)).toBe(count);
});

test('FED-02 a page whose files hold a library twice is told of', async () => {
  const file = (name: string) => `data:text/javascript,/*${name}*/${encodeURIComponent(chunk)}`;
  const loaded = (...urls: string[]) =>
    duplicatedSingletons({ evaluate: async () => ({ urls, earlier: false }) } as unknown as Page);
  const twice = 'has 2 copies of the query context';
  expect(await loaded(file('host'), file('jobs'))).toContain(twice);
  const once = await loaded(file('host'));
  expect(once).not.toContain(twice);
  expect(once).toContain('has 0 copies of React');
});
