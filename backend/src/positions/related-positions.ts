/** What makes positions related. */
export type Position = {
  readonly id: number;
  readonly label: string;
  readonly sectorId: number;
  readonly subsectorId: number;
  readonly potentialJobId: number | null;
  /** Synonyms, separated by commas. */
  readonly matchingKeywords: string;
};

function keywords({ matchingKeywords }: Position): ReadonlySet<string> {
  return new Set(
    matchingKeywords
      .toLowerCase()
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  );
}

function closeness(one: Position, known: ReadonlySet<string>, other: Position): number {
  const shared = [...keywords(other)].filter((word) => known.has(word)).length;
  const sameTask = one.potentialJobId !== null && one.potentialJobId === other.potentialJobId;
  return (
    Math.min(shared, 3) * 4 +
    (sameTask ? 3 : 0) +
    (one.subsectorId === other.subsectorId ? 5 : 0) +
    (one.sectorId === other.sectorId ? 1 : 0)
  );
}

/**
 * The positions closest to one, the closest first: shared keywords count most, then the same
 * subsector, the same simple task, the same sector. What has nothing in common is left out.
 * @param least how close they have to be: 5 for the same subsector or what counts as much
 */
export function relatedPositions<Row extends Position>(
  rows: readonly Row[],
  id: number,
  limit: number,
  least = 1,
): Row[] {
  const one = rows.find((row) => row.id === id);
  if (!one) return [];
  const known = keywords(one);
  return rows
    .filter((row) => row.id !== id)
    .map((row) => ({ row, score: closeness(one, known, row) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.row.label.localeCompare(b.row.label, 'de'))
    .slice(0, limit)
    .map(({ row }) => row);
}
