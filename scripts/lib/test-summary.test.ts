import type { StepOutcome } from './run-step.ts';
import { summarize } from './test-summary.ts';

const step = (name: string, outcome: Partial<StepOutcome> = {}): StepOutcome => ({
  name,
  seconds: 12,
  passed: true,
  interrupted: false,
  lastLines: [],
  ...outcome,
});

const reports = {
  'unit.json': [
    { file: '/project/a.test.ts', title: 'adds', state: 'passed' as const },
    { file: '/project/a.test.ts', title: 'divides', state: 'failed' as const, error: 'Infinity' },
    { file: '/project/a.test.ts', title: 'later', state: 'skipped' as const },
  ],
  'e2e.json': [
    {
      file: '/project/e2e/b.spec.ts',
      title: 'opens (phone)',
      state: 'failed' as const,
      error: 'b',
    },
  ],
};
const read = (name: string) => reports[name as keyof typeof reports] ?? null;

test('every failed step and test is named; a failed step without tests counts as one', () => {
  const outcomes = [
    step('types', { passed: false, lastLines: ['a.ts(1,1)', 'an error'] }),
    step('unit tests', { passed: false, report: 'unit.json', note: 'on PGlite alone' }),
    step('lint'),
    step('end-to-end tests', { passed: false, report: 'e2e.json' }),
    step('harness', { passed: false, report: 'not-written.json' }),
  ];
  expect(summarize('/project', outcomes, read)).toEqual({
    failed: true,
    lines: `
   12 s  types: FAILED
   12 s  unit tests: FAILED (on PGlite alone)
   12 s  lint: passed
   12 s  end-to-end tests: FAILED
   12 s  harness: FAILED

Failed: types
    a.ts(1,1)
    an error

Failed: unit tests
  a.test.ts › divides
    Infinity

Failed: end-to-end tests
  e2e/b.spec.ts › opens (phone)
    b

Failed: harness

1 passed, 4 failed, 1 skipped`.split('\n'),
  });
});

test('a run without a failure', () => {
  const { lines, failed } = summarize('/project', [step('lint')], read);
  expect([failed, lines.at(-1)]).toEqual([false, '0 passed, 0 failed']);
});

test('a run that somebody ended did not pass', () => {
  const { lines, failed } = summarize('/project', [step('lint', { interrupted: true })], read);
  expect(failed).toBe(true);
  expect(lines).toContain('The run was ended; later steps were not run.');
});
