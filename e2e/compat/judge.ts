/** How a release of a remote went with a release of the host. */
export type Verdict =
  /** Every page was shown. */
  | { kind: 'runs'; pages: number }
  /** What they say of themselves does not fit, so nothing of it was run. */
  | { kind: 'refused'; problems: string[] }
  /** It should fit, and does not. */
  | { kind: 'broken'; problems: string[] }
  /** There is no such release. */
  | { kind: 'none' };

/** Verdicts by remote, one column for each kind of pair. */
export type Table = Record<string, Record<string, Verdict>>;

/** Exit codes of `pnpm compat`. */
export const exitCodes = { fine: 0, broken: 1, refused: 2, nothingBefore: 69 } as const;

/** The exit code for a table: what breaks in front of users is worse than what is refused before. */
export function judge(table: Table): number {
  const verdicts = Object.values(table).flatMap((pairs) => Object.values(pairs));
  const has = (kind: Verdict['kind']) => verdicts.some((verdict) => verdict.kind === kind);
  if (has('broken')) return exitCodes.broken;
  return has('refused') ? exitCodes.refused : exitCodes.fine;
}

/** The table as text, and below it every problem in a sentence. */
export function describe(table: Table): string {
  const titles = [...new Set(Object.values(table).flatMap(Object.keys))];
  const rows = Object.entries(table).map(([remote, pairs]) => [
    remote,
    ...titles.map((title) => cell(pairs[title])),
  ]);
  const lines = [['remote', ...titles], ...rows].map((cells) =>
    cells
      .map((text, index) => text.padEnd(index === 0 ? 16 : 28))
      .join('')
      .trimEnd(),
  );
  const problems = Object.entries(table).flatMap(([remote, pairs]) =>
    Object.entries(pairs).flatMap(([title, verdict]) =>
      'problems' in verdict
        ? verdict.problems.map((text) => `- ${remote}, ${title}, ${verdict.kind}: ${text}`)
        : [],
    ),
  );
  return [...lines, ...(problems.length > 0 ? ['', ...problems] : [])].join('\n');
}

function cell(verdict: Verdict | undefined): string {
  if (!verdict || verdict.kind === 'none') return '(none before)';
  return verdict.kind === 'runs' ? `${verdict.pages} pages run` : verdict.kind.toUpperCase();
}
