import { POSITIONS_MAX } from './name-work.ts';
import type { Work } from './work.ts';

/** What all of them have in common ('Verkäuferin', 'Bäckerei'), else all of them. */
export function joined(works: readonly Work[]): Work {
  const [first, ...others] = works;
  const common = first?.positionIds.filter((id) =>
    others.every(({ positionIds }) => positionIds.includes(id)),
  );
  const labels = [...new Set(works.map(({ label }) => label))].slice(0, 2);
  if (common && common.length > 0) return { positionIds: common, label: labels.join(', ') };
  const ids = [...new Set(works.flatMap(({ positionIds }) => positionIds))];
  return { positionIds: ids.slice(0, POSITIONS_MAX), label: labels.join(' oder ') };
}
