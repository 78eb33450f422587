import type { Visit } from './first-visit.ts';

/** The most that a first visit may load, in kilobytes (1000 bytes) on the wire. */
export interface Budget {
  total: number;
  /** Scripts only. */
  script: number;
}

/** Where a visit exceeds its budget, in sentences; empty when it keeps it. */
export function overBudget(path: string, visit: Visit, budget: Budget | undefined): string[] {
  if (!budget) return [`${path} has no budget in e2e/size-budget.json.`];
  const parts: [string, number, number][] = [
    ['all', visit.total, budget.total],
    ['scripts', visit.bytes.script, budget.script],
  ];
  return parts
    .filter(([, bytes, limit]) => bytes > limit * 1_000)
    .map(
      ([name, bytes, limit]) =>
        `${path}: ${name} ${(bytes / 1_000).toFixed(1)} KB, budget ${limit} KB.`,
    );
}
