import { relative } from 'node:path';
import type { TestResult } from '../../e2e/tools/results/read-report.ts';
import type { StepOutcome } from './run-step.ts';

/** What a whole run says at its end. */
export interface Summary {
  lines: string[];
  failed: boolean;
}

/** Reads the tests that a step's runner reported; null where it left no report. */
export type ReadReport = (name: string) => TestResult[] | null;

/**
 * Sums a run up: each step with its seconds, each failed step with its failed tests and their messages, or with
 * what it printed last, and the totals: who sees only the end of a log sees why. A failed step without a failed test counts as one.
 * @param root folder of the workspace
 */
export function summarize(root: string, outcomes: StepOutcome[], readReport: ReadReport): Summary {
  const steps = outcomes.map((outcome) => ({
    ...outcome,
    tests: (outcome.report && readReport(outcome.report)) || [],
  }));
  const failures = steps.filter(({ passed }) => !passed).map((step) => describeFailure(root, step));
  const tests = steps.flatMap((step) => step.tests);
  const count = (state: TestResult['state']) => tests.filter((test) => test.state === state).length;
  const silent = steps.filter(
    (step) => !step.passed && step.tests.every(({ state }) => state !== 'failed'),
  );
  const interrupted = outcomes.some((outcome) => outcome.interrupted);
  const failed = count('failed') + silent.length;
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  return {
    lines: [
      '',
      ...steps.map(describeStep),
      ...failures.flat(),
      ...(interrupted ? ['', 'The run was ended; later steps were not run.'] : []),
      '',
      `${count('passed')} passed, ${failed} failed${skipped}`,
    ],
    failed: failed > 0 || interrupted,
  };
}

function describeStep({ name, seconds, passed, note }: StepOutcome): string {
  const verdict = passed ? 'passed' : 'FAILED';
  return `${String(seconds).padStart(5)} s  ${name}: ${verdict}${note ? ` (${note})` : ''}`;
}

function describeFailure(
  root: string,
  { name, lastLines, tests }: StepOutcome & { tests: TestResult[] },
): string[] {
  const failed = tests.filter(({ state }) => state === 'failed');
  const details = failed.flatMap(({ file, title, error = '' }) => [
    `  ${relative(root, file)} › ${title}`,
    ...indent(error.split('\n')),
  ]);
  return ['', `Failed: ${name}`, ...(failed.length > 0 ? details : indent(lastLines))];
}

function indent(lines: string[]): string[] {
  return lines.map((line) => `    ${line}`);
}
