/** Whether whole tables are tried (`npm run test:full`), not a sample of them. */
export const everything = process.env.TESTS === 'all';

/** The first row of each kind and every n-th of it after; all rows where everything is tried. */
export function someOfEach<Row>(
  rows: readonly Row[],
  n: number,
  kindOf: (row: Row) => string = () => '',
): Row[] {
  const counts = new Map<string, number>();
  return rows.filter((row) => {
    const kind = kindOf(row);
    const before = counts.get(kind) ?? 0;
    counts.set(kind, before + 1);
    return everything || before % n === 0;
  });
}
