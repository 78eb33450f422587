import { runStep, type TestStep } from './run-step.ts';

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
