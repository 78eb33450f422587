import type { JOB_GROUPS } from '@silverjobs/contract/constants';

/** What a job is to the candidate (jobs-57). */
export type JobGroup = (typeof JOB_GROUPS)[number];

/** The first row of each group, as far as it was ever loaded. */
export type GroupStarts = Readonly<Partial<Record<JobGroup, number>>>;

interface Grouped {
  group: JobGroup | null;
}

/**
 * Records where groups begin in the loaded rows; the same object when nothing is new. Whether one
 * begins with the first of them only shows when it is the first of all.
 * @param first place of the first loaded row in the list, from 0
 */
export function recordGroupStarts(
  known: GroupStarts,
  rows: readonly Grouped[],
  first: number,
): GroupStarts {
  const found: Partial<Record<JobGroup, number>> = {};
  let before = first === 0 ? null : (rows[0]?.group ?? null);
  rows.forEach(({ group }, index) => {
    if (group === null || group === before) return;
    before = group;
    found[group] ??= first + index;
  });
  const groups = Object.keys(found) as JobGroup[];
  return groups.every((group) => known[group] === found[group]) ? known : { ...known, ...found };
}
