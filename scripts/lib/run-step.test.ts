import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep, runSteps, type TestStep } from './run-step.ts';

const exitWith = (code: number) => ['-e', `process.exitCode = ${code}`];
const step = (code: number, more: Partial<TestStep> = {}): TestStep => ({
  name: 'step',
  command: process.execPath,
  args: exitWith(code),
  ...more,
});

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const tolerated = { 2: 'refused before it runs' };
const instead = { exitCode: 69, args: exitWith(0), note: 'on PGlite alone' };

test.each([
  ['ends well', step(0), true, undefined],
  ['fails', step(1), false, undefined],
  ['ends with a tolerated code', step(2, { tolerated }), true, 'refused before it runs'],
  ['cannot be run and does something else', step(69, { instead }), true, 'on PGlite alone'],
  [
    'cannot be run and fails at something else',
    step(69, { instead: { ...instead, args: exitWith(1) } }),
    false,
    'on PGlite alone',
  ],
])('a step that %s', async (_, given, passed, note) => {
  expect(await runStep('.', given)).toMatchObject({ passed, note, interrupted: false });
});

test('the end of what a failed step printed is kept, of a passed one nothing', async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const print = (code: number) =>
    step(code, {
      args: ['-e', `for (let i = 1; i <= 99; i++) console.log(i); process.exitCode = ${code}`],
    });
  const { lastLines } = await runStep('.', print(1));
  expect([lastLines.length, lastLines.at(-1)]).toEqual([20, '99']);
  expect(await runStep('.', print(0))).toMatchObject({ lastLines: [] });
});

test('steps side by side show what they print in one piece each, and both count', async () => {
  const shown: string[] = [];
  const keep = (text: unknown) => shown.push(String(text)) > 0;
  jest.spyOn(console, 'log').mockImplementation(keep);
  jest.spyOn(process.stdout, 'write').mockImplementation(keep);
  const script = (name: string) =>
    `console.log('${name} 1'); setImmediate(() => console.log('${name} 2'));`;
  const steps = ['a', 'b'].map((name) => step(0, { name, args: ['-e', script(name)] }));
  const outcomes = await runSteps('.', [...steps, step(1, { name: 'c' })]);
  expect(outcomes.map(({ name, passed }) => [name, passed])).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
  ]);
  const text = shown.join('\n');
  for (const name of ['a', 'b']) {
    expect(text).toContain(`── ${name} ──\n${name} 1\n${name} 2\n`);
  }
});

test('a step after another begins once that has ended, also with a failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const mark = JSON.stringify(join(folder, 'mark'));
  const write = `setTimeout(() => { require('node:fs').writeFileSync(${mark}, ''); process.exit(1); }, 50);`;
  const look = `process.exitCode = require('node:fs').existsSync(${mark}) ? 0 : 1;`;
  const steps = [
    step(1, { name: 'a', args: ['-e', write] }),
    step(0, { name: 'b' }),
    step(0, { name: 'c', args: ['-e', look], after: 'a' }),
  ];
  const outcomes = await runSteps('.', steps);
  rmSync(folder, { recursive: true });
  expect(outcomes.map(({ name, passed }) => [name, passed])).toEqual([
    ['a', false],
    ['b', true],
    ['c', true],
  ]);
});
