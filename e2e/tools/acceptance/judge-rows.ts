import type { TestResult } from '../results/read-report.ts';
import { type AcceptanceRow, idsIn } from './rows.ts';

/** What the tests say about the acceptance table. */
export interface AcceptanceReport {
  /** Rows with at least one passing test and no failing one. */
  proven: AcceptanceRow[];
  /** Rows named by a failing test. */
  failing: AcceptanceRow[];
  /** Rows that no passing test names. */
  open: AcceptanceRow[];
  /** Ids in titles that the table does not have. */
  unknown: string[];
  /** Rows said to be done that are not proven. */
  broken: string[];
}

/**
 * Holds the table against what the tests proved.
 * @param done ids of the rows that must be proven by now
 */
export function judgeRows(
  rows: AcceptanceRow[],
  tests: Pick<TestResult, 'title' | 'state'>[],
  done: string[],
): AcceptanceReport {
  const named = (state: TestResult['state']) =>
    new Set(tests.filter((test) => test.state === state).flatMap((test) => idsIn(test.title)));
  const passed = named('passed');
  const failed = named('failed');
  const known = new Set(rows.map((row) => row.id));
  const proven = rows.filter(({ id }) => passed.has(id) && !failed.has(id));
  const provenIds = new Set(proven.map(({ id }) => id));
  return {
    proven,
    failing: rows.filter(({ id }) => failed.has(id)),
    open: rows.filter(({ id }) => !passed.has(id) && !failed.has(id)),
    unknown: [...new Set([...passed, ...failed])].filter((id) => !known.has(id)).sort(),
    broken: done.filter((id) => !provenIds.has(id)),
  };
}
